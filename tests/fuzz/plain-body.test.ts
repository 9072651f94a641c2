import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { contentSyntax } from '../../scripts/content/content-syntax.ts';
import { plainTree } from '../../scripts/content/plain-body.ts';
import { sourceOf } from '../../scripts/content/read/read-content.ts';
import { mutate } from './mutations.ts';
import { seeded, type Random } from './random.ts';
import { files } from './real-content.ts';

const micromark = unified().use(remarkParse).use(contentSyntax).freeze();
const entries = files.flatMap(({ text }) => (plainTree(text) ? [text] : []));

/** What Markdown could be made of with the characters that plain words have. */
const pieces = [
  ['**', '**', '*', '***', '[', ']', '(', ')', '](', '](/a)', '![', '{a}', '{new}', '{', '[a]: /b'],
  ['- ', '- ', '* ', '+ ', '1. ', '2) ', '-', '---', '...', '\n', '\n', '\n\n', '\n\n', ' ', '  '],
  ['a', 'b c', 'Word', 'é', 'न', 'नमस्ते', '𠀀', '7', '–', '—', '…', '“', '’', '"', "'", 'import'],
  ['.', ',', ':', ';', '!', '?', '%', '/', '+', '@', 'https://a.b', 'x@y.z', '\u00a0', '\t', '&'],
].flat();

function bodyOf(random: Random): string {
  const words = Array.from({ length: 1 + random.below(14) }, () => random.pick(pieces));
  return `---\na: b\n---\n\n${words.join('')}\n`;
}

/** Compares the trees of texts. @returns how many of them are plain */
function compare(textOf: (random: Random) => string, seeds: number): number {
  let plain = 0;
  for (let seed = 0; seed < seeds; seed += 1) {
    const text = textOf(seeded(seed));
    const tree = plainTree(text);
    if (!tree) continue;
    plain += 1;
    expect(tree, JSON.stringify(text)).toStrictEqual(micromark.parse(text));
  }
  return plain;
}

describe('Plain words are read quickly, and as they are read slowly', () => {
  const plain = [
    'We are open {hours}, at {address}.\nCome by!\n\nOr call **us**.',
    '- beds, **all** kinds\n- desks\n\n[What we buy](/sell-with-us) [{phone}](call)',
  ];
  for (const words of plain) {
    test(`such as ${JSON.stringify(words)}`, () => {
      const text = `---\na: b\n---\n\n${words}\n`;
      expect(plainTree(text)).toStrictEqual(micromark.parse(text));
    });
  }

  test('as in the entries of this site', () => {
    for (const text of entries) expect(plainTree(text)).toStrictEqual(micromark.parse(text));
  });

  test('however they are spoilt', () => {
    const spoilt = (random: Random) => {
      const source = sourceOf('faq/x.mdx', mutate(random.pick(entries), random, entries));
      return 'text' in source ? source.text : '';
    };
    expect(compare(spoilt, 6000)).toBeGreaterThan(1000);
  });

  test('whatever they are made of', () => {
    expect(compare(bodyOf, 20_000)).toBeGreaterThan(1000);
  });

  test('however long they are', () => {
    const text = `---\na: b\n---\n\n${'- Words **and** {words}, [more](/a) of them.\n'.repeat(600)}`;
    expect(plainTree(text)).toStrictEqual(micromark.parse(text));
  });
});
