import * as fc from 'fast-check';
import { expect, inject } from 'vitest';
import { readContent } from '../../scripts/read/read-content.ts';
import { sharpReader } from '../../scripts/read/sharp-reader.ts';
import { builtFiles, type BuiltFiles } from '../../src/compiler/check/built-files.ts';
import { createCompiler } from '../../src/compiler/compile.ts';
import { compileMarked } from '../../src/staff/page/compile-marked.ts';
import { createViewData } from '../../src/staff/page/view-data.ts';
import { createStartData } from '../../src/staff/page/start-data.ts';
import { anyFile, damage } from '../fuzz/damage.ts';
import { copyTranslation } from '../support/folders.ts';
import { test } from '../support/site-copy.ts';

/** Returns what the staff page reads of a build. */
async function build(root: string): Promise<BuiltFiles> {
  const files = readContent(root);
  const built = builtFiles(await createCompiler(sharpReader)(files), files);
  return JSON.parse(JSON.stringify(built)) as BuiltFiles;
}

/** Compiles as the staff page does, and returns everything that it shows. */
async function compile(root: string, built?: BuiltFiles) {
  const { model, diagnostics, warnings } = await compileMarked(createCompiler(sharpReader, built))(
    readContent(root),
  );
  return JSON.stringify({ model, diagnostics, warnings });
}

test('the staff page shows the same with and without what the build knows, whatever is damaged', async ({
  content,
}) => {
  const built = await build(content.root);
  expect(built.files.length).toBeGreaterThan(40);
  expect(await compile(content.root, built)).toBe(await compile(content.root));
  await fc.assert(
    fc
      .asyncProperty(fc.array(fc.tuple(anyFile, damage), { maxLength: 5 }), async (files) => {
        for (const [{ path, text }, damageText] of files) content.write(path, damageText(text));
        expect(await compile(content.root, built)).toBe(await compile(content.root));
      })
      .afterEach(() => content.restore()),
    { numRuns: 20 * inject('fuzzFactor') },
  );
});

test('changed facts are inserted into all files, also those that have not changed', async ({
  content,
}) => {
  const built = await build(content.root);
  content.edit('content/site/business.mdx', (text) =>
    text.replace(/(?<=^name: ).*/m, 'Second Hand'),
  );
  const shown = await compile(content.root, built);
  expect(shown).toContain('Second Hand');
  expect(shown).toBe(await compile(content.root));
});

test('the staff page inspects a drawing only if the build does not know it', async ({
  content,
}) => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48"><path /></svg>';
  content.write('content/pictures/shelf.svg', drawing);
  const built = await build(content.root);
  const id = Object.keys(built.drawings).find((key) => built.drawings[key]?.width === 64) ?? '';
  const other = { ...built, drawings: { ...built.drawings, [id]: { width: 1, height: 2 } } };
  expect(await compile(content.root, other)).toContain('"width":1,"height":2');
  content.write('content/pictures/shelf.svg', drawing.replace('<path />', '<script />'));
  expect(await compile(content.root, other)).toBe(await compile(content.root));
  expect(await compile(content.root, other)).toContain('It contains code.');
});

test('a build tells visitors no draft, no unpublished language and no comment', async ({
  content,
}) => {
  content.write(
    'content/faq/secret.mdx',
    '---\nquestion: Secret?\norder: 5\ndraft: true\n---\n\nYes.\n',
  );
  content.edit('content/faq/payment.mdx', (text) =>
    text.replace(/^(question: .*)$/m, '$1 # secret').replace('---\n', '---\n# secret\n'),
  );
  copyTranslation(content.root);
  const { files, facts } = await build(content.root);
  expect(files.filter(({ path }) => path.startsWith('content/ne/'))).not.toEqual([]);
  expect(/.{20}secret/i.exec(JSON.stringify({ files, facts }))?.[0]).toBeUndefined();

  content.edit('content/ne/site/language.mdx', (text) =>
    text.replace('---\n', '---\npublished: no\n'),
  );
  const published = await build(content.root);
  expect(published.files.filter(({ path }) => path.startsWith('content/ne/'))).toEqual([]);
  expect(/[\u0900-\u097F]+/.exec(JSON.stringify(published.facts))?.[0]).toBeUndefined();
});

test('the staff page starts with what a compilation of the same files would show', async ({
  content,
}) => {
  copyTranslation(content.root);
  const files = readContent(content.root);
  const compileFiles = compileMarked(createCompiler(sharpReader, await build(content.root)));
  const { model } = await compileFiles(files);
  const start = createStartData(files, await compileMarked(createCompiler(sharpReader))(files));
  expect(model?.translations).not.toEqual([]);
  expect(JSON.stringify(start?.view)).toBe(JSON.stringify(model && createViewData(model, true)));
  expect(JSON.stringify(start?.view)).toContain('Which ways of payment are there?');
});

test('the staff page starts with no comment, draft or unpublished language, which visitors could read', async ({
  content,
}) => {
  const startData = async () => {
    const files = readContent(content.root);
    return createStartData(files, await compileMarked(createCompiler(sharpReader))(files));
  };
  content.edit('content/faq/payment.mdx', (text) =>
    text.replace(/^(question: .*)$/m, '$1 # secret'),
  );
  const start = await startData();
  expect(start).toBeDefined();
  expect(/.{20}secret/i.exec(JSON.stringify(start))?.[0]).toBeUndefined();
  content.write(
    'content/faq/secret.mdx',
    '---\nquestion: Secret?\norder: 5\ndraft: true\n---\n\nYes.\n',
  );
  expect(await startData()).toBeUndefined();
  content.restore();
  copyTranslation(content.root);
  content.edit('content/ne/site/language.mdx', (text) =>
    text.replace('---\n', '---\npublished: no\n'),
  );
  expect(await startData()).toBeUndefined();
});
