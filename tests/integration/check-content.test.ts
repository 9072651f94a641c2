import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, vi } from 'vitest';
import { checkContent } from '../../scripts/check/check-content.ts';
import { readOptions } from '../../scripts/check/options.ts';
import { writeTranslations } from '../../scripts/new/translation.ts';
import { commit, git, hasGit } from '../support/repository.ts';
import { test as base, type SiteCopy } from '../support/site-copy.ts';

const file = 'content/faq/broken-items.mdx';
const valid = '---\nquestion: Do you buy broken items?\norder: 6\n---\n\nNo, sorry.\n';

type Check = (...args: string[]) => ReturnType<typeof checkContent>;

const test = base.extend<{ check: Check }>({
  check: async ({ content }, use) => {
    await use((...args) => checkContent(content.root, readOptions(args)));
  },
});

const inOrder = {
  errorOutput: [],
  result: [expect.stringMatching(/^The content is in order\./)],
  failed: false,
};

/** Adds a picture that no page uses, which causes a warning. */
const addUnusedPicture = (content: SiteCopy) =>
  content.write(
    'content/pictures/spare.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" />',
  );

describe('the check', () => {
  test('counts the tasks before publishing, such as a TODO', async ({ content, check }) => {
    const countTasks = async () => {
      const { result, failed } = await check();
      expect(failed).toBe(false);
      const sentence =
        /^The content is in order\. (\d+) tasks remain before publishing \(npm run check -- --release lists them\)\.$/;
      return Number(sentence.exec(result.join())?.[1]);
    };
    const before = await countTasks();
    content.write(file, valid.replace('No, sorry.', 'TODO: an answer.'));
    expect(await countTasks()).toBe(before + 1);
  });

  test('succeeds with warnings, and reports them', async ({ content, check }) => {
    addUnusedPicture(content);
    const announcement = 'content/site/announcement.mdx';
    content.write(announcement, '---\nfrom: 2020-11-20\nuntil: 2020-11-21\nwords: Hi!\n---\n');
    const { errorOutput, result, failed } = await check();
    const [text = ''] = errorOutput;
    expect(text).toContain('Warnings, which do not stop publishing:\n\n\ncontent/');
    expect(text).toContain(
      '\ncontent/pictures/spare.svg:1:1  Use this picture on a page, or delete the file',
    );
    expect(text).toContain(
      '3:8  Delete this file, or write a later day. This announcement ended on 2020-11-21',
    );
    expect(text).toContain('2 warnings in the content.');
    expect({ result, failed }).toEqual({ result: inOrder.result, failed: false });
  });

  test('writes all other fixes if a folder has the new name of a picture', async ({
    content,
    check,
  }) => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" />';
    content.write('content/pictures/Spare.svg', drawing);
    mkdirSync(path.join(content.root, 'content/pictures/spare.svg'));
    content.write('content/pictures/Shelf.svg', drawing);
    content.write(file, valid.replace('order: 6', 'order:6'));
    const { errorOutput, failed } = await check('--fix');
    rmSync(path.join(content.root, 'content/pictures/spare.svg'), { recursive: true });
    content.remove('content/pictures/shelf.svg');
    expect(errorOutput).toEqual([
      `fixed: ${file}:3:1  Write a space after the colon.  front-matter`,
      'fixed: content/pictures/Shelf.svg:1:1  renamed to shelf.svg  file-name',
      expect.stringMatching(/Spare\.svg is not renamed: .*spare\.svg already exists\.$/),
      expect.stringContaining('Rename this file to spare.svg.'),
    ]);
    expect(failed).toBe(true);
    expect(content.read(file)).toBe(valid);
  });

  // Root may write to locked folders, too.
  test.skipIf(process.getuid?.() === 0)(
    'writes all other fixes if a folder is locked',
    async ({ content, check }) => {
      const folder = path.join(content.root, 'content/faq');
      const original = content.read('content/site/map.mdx');
      content.write('content/site/map.mdx', original.replace(/: /, ':'));
      content.write(file, valid.replace('order: 6', 'order:6'));
      chmodSync(folder, 0o555);
      const { errorOutput } = await check('--fix');
      chmodSync(folder, 0o755);
      expect(errorOutput).toEqual([
        expect.stringMatching(/^fixed: content\/site\/map\.mdx/),
        expect.stringMatching(/broken-items\.mdx is not saved: permission denied\.$/),
        expect.stringContaining('Write a space after the colon.'),
      ]);
      expect(content.read('content/site/map.mdx')).toBe(original);
    },
  );

  test('names what --fix has fixed, and reports the rest', async ({ content, check }) => {
    content.write(file, valid.replace('order: 6', 'order:6'));
    const fixed = `fixed: ${file}:3:1  Write a space after the colon.  front-matter`;
    expect(await check('--fix')).toEqual({ ...inOrder, errorOutput: [fixed] });
    expect(content.read(file)).toBe(valid);

    content.write(file, valid.replace('order: 6', 'order:6').replace('No,', 'No, {phnoe},'));
    const remaining = await check('--fix');
    expect(remaining.errorOutput).toEqual([
      fixed,
      expect.stringContaining('Did you mean "phone"?'),
    ]);
    expect(remaining).toMatchObject({ result: [], failed: true });
  });

  test('fails with --release if there are warnings or tasks', async ({ content, check }) => {
    addUnusedPicture(content);
    const { errorOutput, result, failed } = await check('--release');
    expect(errorOutput).toEqual([expect.stringContaining('1 warning in the content.')]);
    expect(result[0]).toMatch(/"phone" is only an example[^]* tasks remain before publishing\.$/);
    expect(failed).toBe(true);
  });

  /** Removes all tasks of the release list besides translations. */
  const finish = (content: SiteCopy) =>
    content.edit('content/site/business.mdx', (text) =>
      text
        .replace(/^email: .*$/m, 'email: hello@grain.test\nwebsite: https://grain.test')
        .replace(/^placeholders:[^]*?^---$/m, 'placeholders: []\n---'),
    );

  const translatedFiles = ({ root }: SiteCopy) =>
    readdirSync(path.join(root, 'content/ne'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => `content/ne/${name}`);

  test('lists unreviewed translations with --release, and stops', async ({ content, check }) => {
    content.translate();
    finish(content);
    const count = translatedFiles(content).length;
    const { result, failed } = await check('--release');
    expect(result).toEqual([
      expect.stringMatching(new RegExp(`\n${count} tasks remain before publishing\\.$`)),
      expect.stringContaining(`${count} not yet reviewed by a person`),
    ]);
    expect(failed).toBe(true);
  });

  test('succeeds with --release if reviewed translations are out of date', async ({
    content,
    check,
  }) => {
    content.translate();
    finish(content);
    const files = translatedFiles(content);
    await writeTranslations(content.root, ['--done', ...files]);
    for (const translated of files)
      content.edit(translated, (text) => text.replace('reviewed: false\n', ''));
    content.edit('content/faq/payment.mdx', (text) => `${text}\nWe prefer cash.\n`);
    const { errorOutput, result, failed } = await check('--release');
    expect(errorOutput).toEqual([
      expect.stringContaining('content/faq/payment.mdx has changed since this was translated.'),
    ]);
    expect(result).toEqual([
      'Ready to publish.',
      expect.stringContaining('1 out of date, 0 not yet reviewed by a person'),
    ]);
    expect(failed).toBe(false);
  });

  test('does not require translations of an unpublished language', async ({ content, check }) => {
    content.translate();
    finish(content);
    content.edit('content/ne/site/language.mdx', (text) =>
      text.replace('reviewed:', 'published: no\nreviewed:'),
    );
    content.remove('content/ne/site/business.mdx');
    expect(await check('--release')).toMatchObject({
      result: ['Ready to publish.'],
      failed: false,
    });
  });

  test('omits the release list if there are errors', async ({ content, check }) => {
    content.write(file, `${valid}\nTODO: call {phnoe}.\n`);
    const errorOutput = [expect.stringContaining('Did you mean "phone"?')];
    expect(await check('--release')).toEqual({ errorOutput, result: [], failed: true });
  });

  test('fails with --links if a URL is gone', async ({ content, check }) => {
    content.edit('content/site/business.mdx', (text) =>
      text.replace(/^email: /m, 'website: https://own.test\n$&'),
    );
    const statuses: Record<string, number> = { '/gone': 404, '/shy': 403 };
    const requested: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      requested.push(url);
      return new Response(null, { status: statuses[new URL(url).pathname] ?? 200 });
    });
    const links = ['gone', 'gone#a', 'shy'].map((name) => `[It](https://a.test/${name})`);
    content.write(file, `${valid}\n${links.join(', ')}\n`);
    const { errorOutput, result, failed } = await check('--links');
    vi.unstubAllGlobals();
    const [text = ''] = errorOutput;
    expect(text).toContain(`${file}:8:6  https://a.test/gone is gone: its server says 404.`);
    expect(text).toContain('> 8 | [It](https://a.test/gone)');
    expect(text).toContain('2 errors in the content.');
    expect(requested.filter((url) => url.includes('.test'))).toEqual([
      'https://a.test/gone',
      'https://a.test/shy',
    ]);
    expect([result, failed]).toEqual([[], true]);
    expect(await check()).toEqual(inOrder);
  });
});

describe('the check for programs', () => {
  test("marks lines with GitHub's workflow commands", async ({ content, check }) => {
    content.write(file, valid.replace('No, sorry.', 'No, 100% sorry {phnoe}.'));
    expect(await check('--github')).toEqual({
      errorOutput: [],
      result: [
        `::error file=${file},line=6,col=16,title=unknown-fact::There is no fact "phnoe" in content/site/business.mdx. Did you mean "phone"?`,
      ],
      failed: true,
    });
  });

  test('prints nothing for valid content', async ({ check }) => {
    expect(await check('--github')).toEqual({ ...inOrder, result: [''] });
  });
});

describe.runIf(hasGit)('after a page or an answer was published', () => {
  const beds = `---
title: Beds | {name}
description: Beds of old wood, and the wood that we use for the boards that carry the mattress, in the workshop.
whatsapp: Hi!
was: /cots
---

# Beds
`;
  const question =
    'This address was published. Where should its visitors go? Write "was:" and this address';

  test('asks where the visitors of its address go, until the content says it', async ({
    content,
    check,
  }) => {
    const lost = async () => {
      const { errorOutput, failed } = await check();
      expect(failed).toBe(false);
      return [...errorOutput.join().matchAll(/^(\S+) +(\S+): This address was published/gm)].map(
        ([, place, address]) => `${place} ${address}`,
      );
    };
    content.write('content/pages/beds.mdx', beds);
    content.write(file, valid);
    git(content.root, 'init', '--quiet', '--initial-branch', 'main');
    commit(content.root, '2026-11-20T12:00Z');
    expect(await lost()).toEqual([]);

    git(content.root, 'checkout', '--quiet', '-b', 'change');
    rmSync(path.join(content.root, 'content/pages/beds.mdx'));
    rmSync(path.join(content.root, file));
    const sofas = 'content/pages/sofas.mdx';
    content.write(sofas, beds.replaceAll('Beds', 'Sofas').replace('was: /cots\n', ''));
    expect(await lost()).toEqual([
      'content/faq/delivery.mdx:1:1 #broken-items',
      `${sofas}:1:1 /beds`,
      `${sofas}:1:1 /cots`,
    ]);
    expect((await check()).errorOutput.join()).toContain(question);
    // The visitors still know the content of the default branch.
    commit(content.root, '2026-11-21T12:00Z');
    expect(await lost()).toHaveLength(3);

    content.edit(sofas, (text) => text.replace('---\n', '---\nwas: [/beds, /cots]\n'));
    content.edit('content/faq/delivery.mdx', (text) =>
      text.replace('---\n', '---\nwas: broken-items\n'),
    );
    expect(await lost()).toEqual([]);
  });
});
