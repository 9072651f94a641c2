import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { afterAll, expect, inject, test } from 'vitest';
import { readContent } from '../../scripts/read/read-content.ts';
import { editableSegments } from '../../src/compiler/write/editable-segments.ts';
import { decodeFiles } from '../../src/compiler/read/files/decode-files.ts';
import { validateFile } from '../../src/compiler/check/validate-file.ts';
import { StaffError } from '../../src/staff/files/staff-error.ts';
import { openSession } from '../support/edits.ts';
import { makeFolder } from '../support/folder.ts';
import { fixture } from '../support/folders.ts';
import { word } from './damage.ts';
import { toEnglish } from '../../src/site/fields/say.ts';

const { root, discard } = makeFolder();
afterAll(discard);
cpSync(path.join(fixture, 'content'), path.join(root, 'content'), { recursive: true });

const { files } = decodeFiles(readContent(root));
const segments = files.flatMap((source) =>
  editableSegments(validateFile(source, undefined)).map((segment) => ({
    ...segment,
    file: source.path,
    expected: segment.raw,
  })),
);
const edits = await openSession(root);

test('keeps all bytes if each segment and each file is saved unchanged', async () => {
  const wholeFiles = files.map(({ path: file, text }) => ({
    file,
    id: undefined,
    expected: text,
    value: text,
  }));
  for (const { file, id, expected, value } of [...segments, ...wholeFiles]) {
    expect(await edits.save({ file, id, expected, value }), file).toEqual({ result: 'unchanged' });
  }
});

/** Ways to type a word: within a value, or instead of the value once or twice. */
const typing = fc.tuple(word, fc.nat()).map(([typed, position]) => (value: string) => {
  const start = position % (value.length + 3);
  if (start > value.length) return typed.repeat(start - value.length);
  return value.slice(0, start) + typed + value.slice(start);
});

/** Returns true if a text is another one without a range of it. */
function isCut(before: string, after: string): boolean {
  let start = 0;
  while (start < after.length && before[start] === after[start]) start += 1;
  return before.endsWith(after.slice(start));
}

test('changes only the edited range, or rejects the edit', async () => {
  const counts = { saved: 0, rejected: 0 };
  const property = fc.asyncProperty(
    fc.constantFrom(...segments),
    fc.constantFrom('\n', '\r\n'),
    fc.constantFrom('', '\uFEFF'),
    typing,
    async ({ file, id, start, end, expected, value }, lineEnd, byteOrderMark, type) => {
      const absolutePath = path.join(root, file);
      const original = readFileSync(absolutePath);
      const read = () => readFileSync(absolutePath, 'utf8');
      const toFile = (text: string) => byteOrderMark + text.replaceAll('\n', lineEnd);
      const before = toFile(String(original));
      writeFileSync(absolutePath, before);
      try {
        const outcome = await edits.save({ file, id, expected, value: type(value) });
        if (outcome.result === 'errors')
          expect(toEnglish(outcome.errors[0]?.message ?? [])).not.toBe('');
        if (outcome.result === 'saved') {
          counts.saved += 1;
          // Without a value, an optional attribute or field goes with its name and nothing else.
          const isRemoved = type(value).trim() === '';
          const rest = String(original).slice(end).replaceAll('\n', lineEnd);
          if (isRemoved) expect(isCut(before, read())).toBe(true);
          else {
            expect(read().startsWith(toFile(String(original).slice(0, start)))).toBe(true);
            expect(read().endsWith(rest)).toBe(true);
          }
          await edits.undo(outcome.id);
        } else counts.rejected += 1;
        expect(read()).toBe(before);
      } catch (error) {
        if (!(error instanceof StaffError)) throw error;
        counts.rejected += 1;
        expect(read()).toBe(before);
      } finally {
        writeFileSync(absolutePath, original);
      }
    },
  );
  const numRuns = 40 * inject('fuzzFactor');
  await fc.assert(property, { numRuns });
  expect(counts.saved).toBeGreaterThan(numRuns / 5);
  expect(counts.rejected).toBeGreaterThan(numRuns / 10);
});
