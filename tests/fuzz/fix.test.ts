import * as fc from 'fast-check';
import { describe, expect } from 'vitest';
import { fixContent } from '../../scripts/check/fix.ts';
import { lineOf } from '../support/line-of.ts';
import { test } from '../support/site-copy.ts';
import { damage, indexIn, fraction, word } from './mutations.ts';
import { anyFile, files } from './fixture.ts';

/** Ways to damage a line: insert a line or text, remove a character, or remove the line. */
const changeLine = fc.oneof(
  word.map((added) => (line: string) => [added, line]),
  fc.tuple(word, fraction).map(([added, position]) => (line: string) => {
    const index = indexIn(position, line.length + 1);
    return [line.slice(0, index) + added + line.slice(index)];
  }),
  fraction.map((position) => (line: string) => {
    const index = indexIn(position, line.length + 1);
    return [line.slice(0, index) + line.slice(index + 1)];
  }),
  fc.constant((): string[] => []),
);

/** Damages one line of a text, and also returns the other lines. */
const damageLine = fc.tuple(fraction, changeLine).map(([position, change]) => (text: string) => {
  const lines = text.split('\n');
  const index = indexIn(position, lines.length);
  const damaged = lines.toSpliced(index, 1, ...change(lines[index] ?? '')).join('\n');
  return { damaged, otherLines: lines.toSpliced(index, 1) };
});

/** Returns all files, each with a random change. */
const changeEachFile = <Change>(changes: fc.Arbitrary<Change>) =>
  fc.tuple(...files.map(({ path, text }) => changes.map((change) => ({ path, text, change }))));

const numRuns = 15;

describe('fixing damaged content', () => {
  test('keeps undamaged lines', ({ content }) =>
    fc.assert(
      fc
        .asyncProperty(changeEachFile(damageLine), async (changedFiles) => {
          for (const { path, text, change } of changedFiles)
            content.write(path, change(text).damaged);
          await fixContent(content.root);
          for (const { path, text, change } of changedFiles) {
            const lines = content.read(path).split(/\r\n?|\n/);
            const lostLines = change(text).otherLines.filter((line) => !lines.includes(line));
            expect(lostLines, path).toEqual([]);
          }
        })
        .afterEach(() => content.restore()),
      { numRuns },
    ));

  test('applies all safe fixes in one run', ({ content }) =>
    fc.assert(
      fc
        .asyncProperty(changeEachFile(damage), async (changedFiles) => {
          for (const { path, text, change } of changedFiles) content.write(path, change(text));
          await fixContent(content.root);
          const { diagnostics } = await content.load();
          expect(await fixContent(content.root)).toEqual([]);
          expect((await content.load()).diagnostics).toEqual(diagnostics);
        })
        .afterEach(() => content.restore()),
      { numRuns },
    ));

  test('removes the errors that it fixes', ({ content }) =>
    fc.assert(
      fc
        .asyncProperty(anyFile, damageLine, async ({ path, text }, change) => {
          content.write(path, change(text).damaged);
          const fixed = new Set((await fixContent(content.root)).map(lineOf));
          const remaining = await content.diagnostics();
          expect(remaining.filter((line) => fixed.has(line))).toEqual([]);
        })
        .afterEach(() => content.restore()),
      { numRuns },
    ));
});
