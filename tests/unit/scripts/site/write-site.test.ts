import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import {
  addPublicFiles,
  listName,
  readFolder,
  writeSite,
} from '../../../../scripts/site/site-files.ts';
import { test } from '../../../support/temporary-folder.ts';

test('replaces the whole previous site, and leaves no other folder', async ({ root }) => {
  const dist = path.join(root, 'dist');
  await writeSite(new Map([['old.html', 'Old']]), dist);
  await writeSite(new Map([['ne/faq.html', 'New']]), dist);
  expect(readdirSync(root)).toEqual(['dist']);
  expect(readdirSync(dist)).toEqual([listName, 'ne']);
  expect(readFileSync(path.join(dist, 'ne/faq.html'), 'utf8')).toBe('New');
});

test('keeps the previous site if the new site cannot be moved', async ({ root }) => {
  const dist = path.join(root, 'dist');
  await writeSite(new Map([['index.html', 'Old']]), dist);
  const moveAllButNewSite = (from: string, to: string) =>
    from.endsWith('site') ? Promise.reject(new Error('EIO')) : rename(from, to);
  const failed = writeSite(new Map([['index.html', 'New']]), dist, moveAllButNewSite);
  await expect(failed).rejects.toThrow('EIO');
  expect(readdirSync(root)).toEqual(['dist']);
  expect(readFileSync(path.join(dist, 'index.html'), 'utf8')).toBe('Old');
});

test('keeps and lists files that no build wrote, and removes old pages', async ({ root }) => {
  const dist = path.join(root, 'dist');
  await writeSite(new Map(Object.entries({ 'old.html': '', '.well-known/old.txt': '' })), dist);
  const added = ['.well-known/assetlinks.json', 'google1234.html'];
  for (const name of added) writeFileSync(path.join(dist, name), name);
  expect(await writeSite(new Map([['index.html', 'New']]), dist)).toEqual(added);
  expect(await writeSite(new Map([['index.html', 'New']]), dist)).toEqual(added);
  expect([...(await readFolder(dist)).keys()]).toEqual(
    [...added, listName, 'index.html'].toSorted(),
  );
});

test('overwrites no file that no build wrote, and reports the file', async ({ root }) => {
  const dist = path.join(root, 'dist');
  await writeSite(new Map([['index.html', 'Old']]), dist);
  writeFileSync(path.join(dist, 'faq.html'), 'Mine');
  await expect(writeSite(new Map([['faq.html', 'New']]), dist)).rejects.toThrow(
    `${path.join(dist, 'faq.html')} is not from a build, but the site has a file of this name. Move your file.`,
  );
  expect(readFileSync(path.join(dist, 'faq.html'), 'utf8')).toBe('Mine');
});

test('removes staging folders of killed builds after a day, and nothing else', async ({ root }) => {
  // The folder of a build is called .build- and six random characters.
  const makeFolder = (name: string, child: string, ageInHours: number) => {
    mkdirSync(path.join(root, name, child), { recursive: true });
    const time = new Date(Date.now() - ageInHours * 3_600_000);
    utimesSync(path.join(root, name), time, time);
  };
  makeFolder('.build-Empty1', '', 25);
  makeFolder('.build-Killed', 'site/assets', 25);
  makeFolder('.build-Moved1', 'previous', 25);
  makeFolder('.build-Busy01', 'site', 1);
  makeFolder('.build-output', 'pages', 25);
  makeFolder('.build-cache', 'site', 25);
  writeFileSync(path.join(root, '.build-asFile'), 'text');
  await writeSite(new Map([['index.html', 'Home']]), path.join(root, 'dist'));
  expect(readdirSync(root).toSorted()).toEqual([
    '.build-Busy01',
    '.build-asFile',
    '.build-cache',
    '.build-output',
    'dist',
  ]);
});

test('adds the files of public/ and their redirects, and replaces no built file', () => {
  const built = () =>
    new Map([['_redirects', '/ne/* /ne/404.html 404\n']]).set('robots.txt', 'ours');
  const files = built();
  addPublicFiles(files, new Map([['_redirects', '/shop https://shop.example 302']]));
  expect(files.get('_redirects')).toBe('/shop https://shop.example 302\n/ne/* /ne/404.html 404\n');
  const addRobots = () => addPublicFiles(built(), new Map([['robots.txt', 'mine']]));
  expect(addRobots).toThrow('Rename public/robots.txt or delete it.');
});
