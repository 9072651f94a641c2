import * as fc from 'fast-check';
import { describe, expect } from 'vitest';
import { fixContent } from '../../scripts/check/fix.ts';
import { lineOf } from '../support/line-of.ts';
import { test } from '../support/site-copy.ts';
import { damage, indexIn, share, word } from './mutations.ts';
import { file, files } from './fixture.ts';

/** Replacements for one line. */
const changeLine = fc.oneof(
  word.map((added) => (line: string) => [added, line]),
  fc.tuple(word, share).map(([added, position]) => (line: string) => {
    const at = indexIn(position, line.length + 1);
    return [line.slice(0, at) + added + line.slice(at)];
  }),
  share.map((position) => (line: string) => {
    const at = indexIn(position, line.length + 1);
    return [line.slice(0, at) + line.slice(at + 1)];
  }),
  fc.constant((): string[] => []),
);

/** Damages one line of a text, and also returns the other lines. */
const damageLine = fc.tuple(share, changeLine).map(([position, change]) => (text: string) => {
  const lines = text.split('\n');
  const at = indexIn(position, lines.length);
  const spoilt = lines.toSpliced(at, 1, ...change(lines[at] ?? '')).join('\n');
  return { spoilt, sound: lines.toSpliced(at, 1) };
});

/** A change for each file. */
const forEachFile = <Value>(value: fc.Arbitrary<Value>) =>
  fc.tuple(...files.map(({ path, text }) => value.map((change) => ({ path, text, change }))));

const numRuns = 15;

describe('a fix of damaged content', () => {
  test('keeps valid lines', ({ content }) =>
    fc.assert(
      fc
        .asyncProperty(forEachFile(damageLine), async (spoilt) => {
          for (const { path, text, change } of spoilt) content.write(path, change(text).spoilt);
          await fixContent(content.root);
          for (const { path, text, change } of spoilt) {
            const lines = content.read(path).split(/\r\n?|\n/);
            const lostLines = change(text).sound.filter((line) => !lines.includes(line));
            expect(lostLines, path).toEqual([]);
          }
        })
        .afterEach(() => content.restore()),
      { numRuns },
    ));

  test('leaves no safe fix', ({ content }) =>
    fc.assert(
      fc
        .asyncProperty(forEachFile(damage), async (spoilt) => {
          for (const { path, text, change } of spoilt) content.write(path, change(text));
          await fixContent(content.root);
          const { diagnostics } = await content.load();
          expect(await fixContent(content.root)).toEqual([]);
          expect((await content.load()).diagnostics).toEqual(diagnostics);
        })
        .afterEach(() => content.restore()),
      { numRuns },
    ));

  test('removes its error', ({ content }) =>
    fc.assert(
      fc
        .asyncProperty(file, damageLine, async ({ path, text }, change) => {
          content.write(path, change(text).spoilt);
          const fixed = new Set((await fixContent(content.root)).map(lineOf));
          const remaining = await content.diagnostics();
          expect(remaining.filter((line) => fixed.has(line))).toEqual([]);
        })
        .afterEach(() => content.restore()),
      { numRuns },
    ));
});
