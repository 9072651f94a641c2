import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { describe, expect } from 'vitest';
import { openCache } from '../../../../scripts/content/cache.ts';
import type { FileResult } from '../../../../scripts/content/validate/examine-file.ts';
import { load } from '../../../../scripts/content/load.ts';
import type { Words } from '../../../../src/model/content.ts';
import { showing } from '../../../../src/content/words.ts';
import { prepareFiles } from '../../../../scripts/vite/prepare-files.ts';
import { createPreparingExamine } from '../../../../scripts/vite/preparing-examine.ts';
import { test, watched } from '../content/code-copy.ts';
import { compileBody, tagComponents } from '../content/compile-body.ts';
import type { ContentCopy } from '../content/content-copy.ts';

type Body = FunctionComponent<{ components: object }>;

/** Loads the content as a new build does; `compiled` are the bodies that were not remembered. */
async function build({ root }: ContentCopy) {
  const findings = openCache<FileResult>(root, 'findings');
  const { cache: bodies, made } = watched(openCache<string>(root, 'bodies'));
  const result = await load(root, createPreparingExamine(findings, bodies));
  findings.save();
  bodies.save();
  const words = new Map([...bodies.entries].map(([file, entry]) => [file, entry.result]));
  return { result, words, compiled: made };
}

/** What all bodies are when nothing is remembered. */
async function wordsAnew(content: ContentCopy): Promise<Map<string, string>> {
  const { files, facts = {} } = await content.load();
  const sources = files.map(({ source }) => source);
  const prepared = prepareFiles(sources, facts);
  return new Map(
    sources.flatMap(({ path: file }, index) => {
      const body = prepared[index]?.body;
      return body ? [[file, body.words]] : [];
    }),
  );
}

describe('A body is compiled', () => {
  test('once, and what is remembered is what would be compiled', async ({ content }) => {
    const first = await build(content);
    const second = await build(content);
    expect(first.compiled).toContain('content/pages/home.mdx');
    expect(second.compiled).toEqual([]);
    expect(first.words).toEqual(await wordsAnew(content));
    expect(second.words).toEqual(first.words);
  });

  test('by the way, and what is found in the files is the same', async ({ content }) => {
    const plain = await load(content.root);
    expect((await build(content)).result.model).toStrictEqual(plain.model);
    expect((await build(content)).result.model).toStrictEqual(plain.model);
  });

  test('anew when a fact in it is another, and no other is', async ({ content }) => {
    const { words: before } = await build(content);
    await content.edit('content/site/business.mdx', (text) =>
      text.replace(/^( *quote_time:).*$/m, '$1 three days'),
    );
    const { words, compiled } = await build(content);
    expect(words).toEqual(await wordsAnew(content));
    const other = [...words].filter(([file, one]) => before.get(file) !== one);
    expect(other.map(([file]) => file)).toContain('content/faq/sell.mdx');
    expect(compiled).toEqual(expect.arrayContaining(other.map(([file]) => file)));
    expect(compiled).not.toContain('content/faq/delivery.mdx');
  });

  test('anew when its words are other ones, and no other is', async ({ content }) => {
    await build(content);
    await content.edit('content/faq/delivery.mdx', (text) => `${text}\nAnd we carry it up.\n`);
    expect((await build(content)).compiled).toEqual(['content/faq/delivery.mdx']);
  });

  test('anew when the code behind it is another', async ({ content }) => {
    const { compiled } = await build(content);
    for (const file of ['scripts/content/remark.ts', 'scripts/vite/written-words.ts']) {
      const place = path.join(content.root, file);
      await writeFile(place, `${await readFile(place, 'utf8')}\n`);
      expect((await build(content)).compiled).toEqual(compiled);
    }
  });

  test('only where the file is sound, and a mistake is told each time', async ({ content }) => {
    await content.edit('content/faq/delivery.mdx', (text) => `${text}\nCall {phnoe}.\n`);
    const { compiled, result } = await build(content);
    expect(compiled).not.toContain('content/faq/delivery.mdx');
    expect(result.diagnostics).toHaveLength(1);
    expect((await build(content)).result.diagnostics).toEqual(result.diagnostics);
  });

  test('to what the dev server shows', async ({ content }) => {
    const { result, words } = await build(content);
    const html = (body: Body) =>
      renderToStaticMarkup(createElement(body, { components: tagComponents }));
    for (const { source } of result.files.filter(({ kind }) => kind?.body === 'required')) {
      const dev = await compileBody(source.text, { known: result.facts ?? {} });
      const { default: shown } = new Function(dev)(runtime) as { default: Body };
      const built = showing(JSON.parse(words.get(source.path) ?? '') as Words[]);
      expect(html(built), source.path).toBe(html(shown));
    }
  });
});
