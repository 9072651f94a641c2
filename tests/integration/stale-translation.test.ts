import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { translationNotes } from '../../src/compiler/translate/translation-notes.ts';
import { createReadBlob } from '../../scripts/read/read-blob.ts';
import { checkHistory } from '../../src/compiler/check/run-rules.ts';
import { staleTranslations } from '../../src/compiler/translate/stale.ts';
import { writeTranslations } from '../../scripts/new/translation.ts';
import { UserError } from '../../scripts/user-error.ts';
import { commit, git, hasGit } from '../support/repository.ts';
import { test, type SiteCopy } from '../support/site-copy.ts';
import { toEnglish } from '../../src/site/fields/say.ts';

const translated = 'content/ne/faq/payment.mdx';
const original = 'content/faq/payment.mdx';
const upToDate = 'Marked 1 file as up to date.';

const changeOriginal = (site: SiteCopy) =>
  site.edit(original, (text) => text.replace('Pay with', 'You may pay with'));

const markDone = (site: SiteCopy) => writeTranslations(site.root, ['--done', translated]);

/** Returns a stale translation, with the changes of its original since the translation. */
async function findStale(site: SiteCopy, file = translated) {
  const found = await staleTranslations((await site.load()).files, createReadBlob(site.root));
  return found.find(({ file: { textFile } }) => textFile.path === file);
}

/** Returns the messages about the translation, without the advice after "If both". */
const findMessages = async (site: SiteCopy, root = site.root) =>
  (await checkHistory(await site.load(), createReadBlob(root)))
    .filter(({ path }) => path === translated)
    .map(({ message }) => toEnglish(message).split(' If both', 1)[0]);

beforeEach<{ content: SiteCopy }>(({ content }) => content.translate());

test('reports a translation until it is marked as up to date, and leaves open who has read it', async ({
  content,
}) => {
  expect(await findMessages(content)).toEqual([
    `The version of ${original} that this translates is unknown.`,
  ]);
  const before = content.read(translated);
  expect(await markDone(content)).toBe(upToDate);
  expect(await findMessages(content)).toEqual([]);
  const after = content.read(translated);
  expect(after.replace(/translated_from: [0-9a-f]{40}-[0-9a-f]{8}\n/, '')).toBe(before);
  expect(after).toContain('\nreviewed: false\n');
  expect(await markDone(content)).toBe(upToDate);
  expect(content.read(translated)).toBe(after);
});

test('accepts only translations for --done', async ({ content }) => {
  for (const files of [[original], []]) {
    const result = writeTranslations(content.root, ['--done', ...files]);
    await expect(result).rejects.toThrow(UserError);
  }
  const windowsPath = `.\\${translated.replaceAll('/', '\\')}`;
  expect(await writeTranslations(content.root, ['--done', windowsPath])).toBe(upToDate);
});

describe.runIf(hasGit)('after a change of the original', () => {
  beforeEach<{ content: SiteCopy }>(async ({ content }) => {
    await markDone(content);
    git(content.root, 'init', '--quiet');
    commit(content.root, '2026-01-01T00:00:00Z');
  });

  afterEach<{ content: SiteCopy }>(({ content }) => content.remove('.git'));

  test('marks a translation that still fits as up to date', async ({ content }) => {
    changeOriginal(content);
    expect(await writeTranslations(content.root, ['ne', '--done', translated])).toBe(upToDate);
    expect(await findMessages(content)).toEqual([]);
  });

  test('names the changed sentences', async ({ content }) => {
    changeOriginal(content);
    expect((await findStale(content))?.changes).toEqual([
      { sign: '-', sentence: 'Pay with payment.' },
      { sign: '+', sentence: 'You may pay with payment.' },
    ]);
    expect(await findMessages(content)).toEqual([
      `${original} has changed since this was translated. "npm run diff" shows how.`,
    ]);
  });

  test('names the changed sentences of a file with a byte order mark', async ({ content }) => {
    content.edit(original, (text) => `\uFEFF${text.replace('.\n', '!\n')}`);
    await markDone(content);
    commit(content.root, '2026-01-02T00:00:00Z');
    content.edit(original, (text) => text.replace('order: 30', 'order: 31'));
    expect(await findStale(content)).toBeUndefined();
    changeOriginal(content);
    expect((await findStale(content))?.changes).toEqual([
      { sign: '-', sentence: 'Pay with payment!' },
      { sign: '+', sentence: 'You may pay with payment!' },
    ]);
  });

  test("splits sentences by the rules of the original's language", async ({ content }) => {
    // In Greek this character ends a question.
    content.edit(original, (text) => text.replace('Pay with', 'Πότε; Pay with'));
    content.edit('content/site/language.mdx', (text) => text.replace('code: en', 'code: el'));
    expect((await findStale(content))?.changes).toEqual([{ sign: '+', sentence: 'Πότε;' }]);
  });

  test('ignores changes of fields that are not translated', async ({ content }) => {
    const shop = 'content/ne/site/business.mdx';
    await writeTranslations(content.root, ['--done', shop]);
    content.edit('content/site/business.mdx', (text) =>
      text
        .replace(/^email: .*$/m, 'email: desk@example.org')
        .replace(/^name: .*$/m, 'name: Third Grain')
        .replace(/https:.*facebook\S*/, 'https://www.facebook.com/third-grain'),
    );
    expect(await findStale(content, shop)).toBeUndefined();
  });

  test('ignores a new setting if git lacks the file that was translated', async ({ content }) => {
    const shop = 'content/ne/site/business.mdx';
    content.edit('content/site/business.mdx', (text) =>
      text.replace(/^phone:/m, '# Ours.\nphone:'),
    );
    await writeTranslations(content.root, ['--done', shop]);
    content.edit('content/site/business.mdx', (text) =>
      text.replace(/^phone:/m, 'repository: owner/site\nphone:'),
    );
    expect(await findStale(content, shop)).toBeUndefined();
    content.edit('content/site/business.mdx', (text) =>
      text.replace(/^tagline: .*$/m, 'tagline: Old and good'),
    );
    expect(await findStale(content, shop)).toMatchObject({ changes: undefined });
  });

  test('ignores a changed order and changed comments', async ({ content }) => {
    content.edit(original, (text) => text.replace('order: 30', '# The third.\norder: 31'));
    expect(await findStale(content)).toBeUndefined();
  });

  test('reports only that the original changed if the history is missing', async ({ content }) => {
    changeOriginal(content);
    const folderWithoutHistory = tmpdir();
    expect(await findMessages(content, folderWithoutHistory)).toEqual([
      `${original} has changed since this was translated.`,
    ]);
  });
});

test('counts untranslated, outdated and unreviewed files for release', async ({ content }) => {
  const loaded = await content.load();
  const { files } = loaded;
  const warnings = await checkHistory(loaded, createReadBlob(content.root));
  const translatedCount = files.filter(({ textFile }) => textFile.language === 'ne').length;
  // content/site/theme.mdx contains no text.
  const translatableCount = files.length - translatedCount - 1;
  const note = `content/ne: of ${translatableCount} files ${translatableCount - translatedCount} not translated, ${translatedCount} out of date, ${translatedCount} not yet reviewed by a person who speaks the language (reviewed: false).`;
  expect(translationNotes(files, warnings)).toEqual([note]);

  const draft = '---\nquestion: Why?\norder: 90\ndraft: true\n---\n\nSo.\n';
  content.write('content/faq/why.mdx', draft);
  content.write('content/ne/faq/why.mdx', '---\nquestion: किन?\nreviewed: false\n---\n\nत्यसैले।\n');
  expect(translationNotes((await content.load()).published, warnings)).toEqual([note]);
});

test('writes all missing translations, which pass the check', async ({ content }) => {
  await expect(writeTranslations(content.root, ['en'])).rejects.toThrow(
    '"en" is the default language of the site',
  );
  const result = await writeTranslations(content.root, []);
  expect(result).toContain('content/ne/pages/about.mdx');
  expect(await content.diagnostics()).toEqual([]);
  const text = content.read('content/ne/faq/sell.mdx');
  expect(text).toMatch(
    /^---\n# TODO: .*\nquestion: How can I sell you an old piece\?\ntranslated_from: [0-9a-f]{40}-[0-9a-f]{8}\nreviewed: false\n---\n\nTake a few/,
  );
  const { model } = await content.load();
  expect(model?.translations[0]?.pages).toHaveLength(model?.pages.length ?? 0);
  await expect(writeTranslations(content.root, [])).rejects.toThrow('Everything is translated.');
});

test('writes only the requested file', async ({ content }) => {
  const writeFiles = (...files: string[]) => writeTranslations(content.root, ['ne', ...files]);
  const requested = 'content/faq/sell.mdx';
  expect(await writeFiles(requested)).toContain('Wrote these files:\ncontent/ne/faq/sell.mdx\n\n');
  expect(await content.diagnostics()).toEqual([]);
  await expect(writeFiles(requested)).rejects.toThrow(
    `"${requested}" is already translated or cannot be translated`,
  );
  await expect(writeFiles('content/faq/none.mdx')).rejects.toThrow(UserError);
  content.remove('content/ne/faq/sell.mdx');
  // Terminals on Windows complete paths with backslashes.
  expect(await writeFiles('.\\content\\faq\\sell.mdx')).toContain('content/ne/faq/sell.mdx');
});

test.for<[string[], string]>([
  [[], 'Name the language of the translation'],
  [['xyz'], '"xyz" is not a known language. Name the language of the translation'],
  [['pt-br'], '"pt-br" is not a known language. Did you mean "pt-BR"? Name the language'],
  [
    ['pt-BR', 'faq/sell.mdx'],
    '"faq/sell.mdx" is already translated or cannot be translated. Name a file such as content/faq/x.mdx.',
  ],
])('rejects the arguments %j', async ([args, message], { content }) => {
  content.remove('content/ne');
  await expect(writeTranslations(content.root, args)).rejects.toThrow(message);
});

test('writes the requested language', async ({ content }) => {
  content.remove('content/ne');
  const result = await writeTranslations(content.root, ['pt-BR']);
  expect(result).toContain('content/pt-BR/pages/about.mdx');
  expect(result).not.toContain('content/pt-BR/site/theme.mdx');
  expect(await content.diagnostics()).toEqual([]);
  const { model } = await content.load();
  expect(model?.translations.map(({ basename }) => basename)).toEqual(['/pt-BR']);
  content.remove('content/pt-BR');
});
