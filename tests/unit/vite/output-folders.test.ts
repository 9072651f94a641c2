import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';
import { expect, test as base } from 'vitest';
import { nginxSite } from '../../../scripts/site/headers/nginx.ts';
import { listName, writeSite } from '../../../scripts/site/site-files.ts';
import { diskError, outputFolders } from '../../../scripts/vite/output-folders.ts';

/** An empty folder, and what writes files into it, each with its own name as text. */
const test = base.extend<{ root: string; write: (...names: string[]) => Promise<void> }>({
  root: async ({}, use) => {
    const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'output-')));
    await use(root);
    rmSync(root, { recursive: true });
  },
  write: async ({ root }, use) => {
    await use(async (...names) => {
      for (const name of names) {
        const file = path.join(root, name);
        mkdirSync(path.dirname(file), { recursive: true });
        await writeFile(file, name);
      }
    });
  },
});

const earlier = [`dist/${listName}`, 'dist/index.html'];

test.for([
  ['the words of the site', ['dist/faq/payment.mdx']],
  ['a site that another program wrote', ['dist/sw.js', 'dist/_headers', 'dist/index.html']],
  ['a repository beside an earlier build', [...earlier, 'dist/.git/HEAD']],
  ['rules for nginx that somebody wrote', ['hosting/nginx.conf']],
] as const)(
  'a build that would replace %s is refused in one sentence',
  async ([, names], { root, write }) => {
    await write(...names);
    const [folder = ''] = names[0].split('/');
    await expect(outputFolders(path.join(root, 'dist'))).rejects.toThrow(
      `${path.join(root, folder)} would be replaced, but holds what no build wrote. Empty it, or name another folder by --outDir.`,
    );
  },
);

test('a build replaces what is empty, and what a build wrote', async ({ root, write }) => {
  const dist = path.join(root, 'dist');
  const folders = { site: dist, hosting: path.join(root, 'hosting') };
  expect(await outputFolders(dist)).toEqual(folders);

  for (const folder of Object.values(folders)) mkdirSync(folder);
  expect(await outputFolders(dist)).toEqual(folders);

  await write(...earlier);
  await writeSite(new Map([['nginx.conf', nginxSite({}, [])]]), folders.hosting);
  expect(await outputFolders(dist)).toEqual(folders);
});

test('a build does not put the site and the rules for nginx into one folder', async ({ root }) => {
  await expect(outputFolders(path.join(root, 'hosting'))).rejects.toThrow('is for the rules of');
});

test.skipIf(process.platform === 'win32')(
  'where the name is a symlink, the folder that it leads to is replaced, be it there yet or not',
  async ({ root, write }) => {
    await write(`www/site/${listName}`, 'elsewhere/notes.txt');
    const lead = async (to: string) => {
      rmSync(path.join(root, 'dist'), { force: true });
      symlinkSync(to, path.join(root, 'dist'));
      return outputFolders(path.join(root, 'dist'));
    };
    expect(await lead('www/site')).toMatchObject({ site: path.join(root, 'www/site') });
    expect(await lead('www/next')).toMatchObject({ site: path.join(root, 'www/next') });
    await expect(lead('elsewhere')).rejects.toThrow('holds what no build wrote');
  },
);

test('what the disk refuses is told in one sentence, with the folder and the reason', async ({
  root,
  write,
}) => {
  await write('dist');
  const dist = path.join(root, 'dist');
  const refused = await outputFolders(dist).catch((error: Error) => error);
  expect(inspect(diskError(refused as Error, dist))).toBe(
    `The site cannot be written to ${dist} (ENOTDIR: not a directory, scandir '${dist}'): change that, and build again.`,
  );
});

test.skipIf(!existsSync('/dev/full'))(
  'a full disk is told in one sentence, also where the files of a photo are made',
  async () => {
    const full = await writeFile('/dev/full', 'words').catch((error: Error) => error);
    const ofPhoto = new Error('content/pictures/shelf.jpg:1:1  this file is no …', { cause: full });
    const ofBundler = Object.assign(new Error('Build failed'), { errors: [ofPhoto] });
    for (const error of [full as Error, ofBundler]) {
      expect(inspect(diskError(error, '/home/shop/dist'))).toBe(
        'The site cannot be written to /home/shop/dist (ENOSPC: no space left on device, write): change that, and build again.',
      );
    }
  },
);

test('an error that is not of the disk stays as it is', () => {
  const error = new Error('the client has no entry');
  expect(diskError(error, '/home/shop/dist')).toBe(error);
});
