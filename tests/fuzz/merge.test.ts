import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { expect, inject, onTestFinished, test } from 'vitest';
import { mergeLines } from '../../src/staff/draft/merge-lines.ts';
import { makeFolder } from '../support/folder.ts';

/** Lines of content files. Many are equal, such as empty lines and the rows of a table. */
const lines = ['', '', '', '| Sofa | 500 |', '| Sofa | 500 |', '|  |  |', '- item', 'One.', 'Two.'];
const line = fc.constantFrom(...lines);
const typed = fc.constantFrom('', '| Sofa | 500 |', '- item', 'One.', 'New.', 'Newer.');

/** A change of a line at a position: the number of lines that it replaces, and the new lines. */
const change = fc.tuple(fc.nat(11), fc.nat(1), fc.array(typed, { maxLength: 1 }));
type Change = readonly [position: number, removed: number, added: string[]];

const applied = (before: readonly string[], edits: readonly Change[]) =>
  edits.reduce(
    (text, [position, ...edit]) =>
      text.toSpliced(position % (text.length + 1), edit[0], ...edit[1]),
    [...before],
  );

const changes = fc.array(change, { minLength: 1, maxLength: 2 });
const merges = fc
  .tuple(fc.array(line, { minLength: 1, maxLength: 12 }), changes, changes)
  .map(([before, mine, theirs]) => ({
    before,
    mine: applied(before, mine),
    theirs: applied(before, theirs),
  }));

const toText = (texts: readonly string[]) => texts.map((text) => `${text}\n`).join('');

/** Merges as `git merge-file` does. Returns undefined for conflicts. */
function mergeByGit(cases: readonly Record<string, readonly string[]>[]) {
  const { root, discard } = makeFolder();
  onTestFinished(discard, 600_000);
  cases.forEach((sides, index) => {
    for (const [side, texts] of Object.entries(sides))
      writeFileSync(path.join(root, `${index}.${side}`), toText(texts));
  });
  const loop =
    'i=0; while [ $i -lt $0 ]; do ' +
    'git merge-file -p --quiet $i.mine $i.before $i.theirs >$i.merged; echo $?; i=$((i+1)); done';
  const codes = execFileSync('sh', ['-c', loop, String(cases.length)], { cwd: root });
  return String(codes)
    .trim()
    .split('\n')
    .map((code, index) => {
      // An error of git is 128 or more, a number of conflicts is less.
      expect(Number(code)).toBeLessThan(128);
      return code === '0' ? readFileSync(path.join(root, `${index}.merged`), 'utf8') : undefined;
    });
}

test('merges as git does, or asks', () => {
  const numRuns = 200 * inject('fuzzFactor');
  const cases = fc.sample(merges, { numRuns });
  const counts = { same: 0, asked: 0, 'both asked': 0 };
  mergeByGit(cases).forEach((byGit, index) => {
    const { before = [], ...sides } = cases[index] ?? {};
    const merged = mergeLines(before, { mine: [], theirs: [], ...sides });
    if (merged) expect(toText(merged), JSON.stringify(cases[index])).toBe(byGit);
    counts[merged ? 'same' : byGit === undefined ? 'both asked' : 'asked'] += 1;
  });
  // Both results are frequent, and git merges little that staff are asked about.
  expect(counts.same).toBeGreaterThan(numRuns / 5);
  expect(counts['both asked']).toBeGreaterThan(numRuns / 10);
  expect(counts.asked).toBeLessThan(numRuns / 5);
});

test('never asks about equal changes', () => {
  const property = fc.property(fc.array(line, { maxLength: 12 }), changes, (before, both) => {
    const after = applied(before, both);
    expect(mergeLines(before, { mine: after, theirs: after })).toEqual(after);
    // One side has changed another line too.
    const mine = [...after, 'A', 'B', 'C'];
    const end = ['A', 'B', 'D'];
    expect(mergeLines([...before, ...end], { mine, theirs: [...after, ...end] })).toEqual(mine);
  });
  fc.assert(property, { numRuns: 200 * inject('fuzzFactor') });
});
