import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { openCache } from '../../../../scripts/content/cache.ts';
import type { Facts } from '../../../../scripts/content/facts.ts';
import { bodies } from '../../../../scripts/vite/bodies.ts';
import { cachedBodies } from '../../../../scripts/vite/cached-bodies.ts';
import { test, watched } from '../content/code-copy.ts';
import type { ContentCopy } from '../content/content-copy.ts';

type Transform = (text: string, id: string) => Promise<{ code: string } | undefined>;

/** The files that hold words, with their text. */
async function bodiesOf(content: ContentCopy) {
  const { model, files } = await content.load();
  const sources = files.filter(({ kind }) => kind?.body === 'required');
  return { facts: model?.facts ?? {}, sources: sources.map(({ source }) => source) };
}

/** Compiles all bodies as a new build does; `compiled` are those that were not remembered. */
async function build(content: ContentCopy, changed: Facts = {}) {
  const { facts, sources } = await bodiesOf(content);
  const { cache, made } = watched(openCache<string>(content.root, 'bodies'));
  const options = { root: content.root, facts: () => ({ ...facts, ...changed }) };
  const { transform, buildEnd } = cachedBodies(content.root, options.facts, cache) as never as {
    transform: { handler: Transform };
    buildEnd: () => void;
  };
  const plain = bodies(options).transform as Transform;
  const [codes, plainCodes] = await Promise.all(
    [transform.handler, plain].map((compile) =>
      Promise.all(
        sources.map(async ({ path: file, text }) => {
          const compiled = await compile(text, path.join(content.root, file));
          return compiled?.code;
        }),
      ),
    ),
  );
  buildEnd();
  return { codes, plainCodes, compiled: made };
}

describe('A body is compiled', () => {
  test('once, and what is remembered is what would be compiled', async ({ content }) => {
    const first = await build(content);
    const second = await build(content);
    expect(first.compiled).toContain('content/pages/home.mdx');
    expect(second.compiled).toEqual([]);
    expect(first.codes).toEqual(first.plainCodes);
    expect(second.codes).toEqual(first.plainCodes);
  });

  test('anew when a fact in it is another, and no other is', async ({ content }) => {
    await build(content);
    const { codes, plainCodes, compiled } = await build(content, { quote_time: 'three days' });
    const { sources } = await bodiesOf(content);
    const saying = sources.filter(({ text }) => /\{quote_time\}/.test(text));
    expect(saying.length).toBeGreaterThan(0);
    expect(compiled.toSorted()).toEqual(saying.map((source) => source.path).toSorted());
    expect(codes).toEqual(plainCodes);
  });

  test('anew when its words are other ones, and no other is', async ({ content }) => {
    await build(content);
    await content.edit('content/faq/delivery.mdx', (text) => `${text}\nAnd we carry it up.\n`);
    expect((await build(content)).compiled).toEqual(['content/faq/delivery.mdx']);
  });

  test('anew when the code behind it is another', async ({ content }) => {
    const { compiled } = await build(content);
    const plugin = path.join(content.root, 'scripts/content/remark.ts');
    await writeFile(plugin, `${await readFile(plugin, 'utf8')}\n`);
    expect((await build(content)).compiled).toEqual(compiled);
  });
});
