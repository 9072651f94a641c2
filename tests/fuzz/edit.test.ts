import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { editableSegments } from '../../src/compiler/edit/editable-segments.ts';
import { locationOf } from '../../src/compiler/content-types/languages.ts';
import { decodeFiles } from '../../src/compiler/files/decode-files.ts';
import { readContent } from '../../scripts/read/read-content.ts';
import { validateFile } from '../../src/compiler/validate-file.ts';
import { UserError } from '../../scripts/user-error.ts';
import { createEdits, type Edits } from '../../scripts/vite/dev-panel/edits.ts';
import type { Edit, Save } from '../../src/staff/protocol/edits.ts';
import { makeFolder } from '../support/folder.ts';
import { project } from '../support/folders.ts';
import { dictionary } from './dictionary.ts';
import { indexIn, fraction } from './mutations.ts';

/** Copies files of the real content into a temporary folder and lists their editable segments. */
function copyContent(isCopied: (file: string) => boolean) {
  const { root, discard } = makeFolder();
  afterAll(discard);
  cpSync(path.join(project, 'content'), path.join(root, 'content'), {
    recursive: true,
    filter: (file) => isCopied(path.relative(project, file)),
  });
  const { files } = decodeFiles(readContent(root));
  const segmentsOfFiles = files.map((source) =>
    editableSegments(validateFile(source, undefined)).map((segment) => ({
      ...segment,
      file: source.path,
      expected: segment.source,
    })),
  );
  return { root, files, segmentsOfFiles, edits: createEdits(root, () => ({})) };
}

const allContent = copyContent(() => true);
/** A smaller copy. Its edits are faster, because each edit validates all files of the copy. */
const withoutTranslations = copyContent(
  (file) => locationOf(path.relative('content', file)).language === undefined,
);

/** Typical text, and syntax of YAML, Markdown and MDX. */
const inputs = [
  ...dictionary,
  'Bring it on Sunday',
  'डेलिभरी',
  ': ',
  ' # ',
  "it's",
  '"so"',
  '\n',
  '\n\n',
  '&amp;',
  '{phone}',
  '10:00',
  '+977',
  'no',
  '🪑',
];

/** Returns true if two files differ only in a range of bytes of the first file. */
function differsOnlyIn(before: Buffer, after: Buffer, start: number, end: number): boolean {
  const lengthAfterRange = before.length - end;
  return (
    after.subarray(0, start).equals(before.subarray(0, start)) &&
    after.subarray(after.length - lengthAfterRange).equals(before.subarray(end))
  );
}

test('keeps all bytes if each segment and each file is saved unchanged', async () => {
  const { files, segmentsOfFiles, edits } = allContent;
  for (const { file, id, expected, value } of segmentsOfFiles.flat()) {
    expect(await edits.save({ file, id, expected, value }), `${file} ${id}`).toEqual({
      result: 'unchanged',
    });
  }
  for (const { path: file, text } of files) {
    const edit = { file, id: undefined, expected: text, value: text };
    expect(await edits.save(edit), file).toEqual({ result: 'unchanged' });
  }
});

/** Ways to type an input: within a value, or instead of the value once or twice. */
const typedChange = fc
  .tuple(fraction, fc.constantFrom(...inputs), fc.constantFrom('within', 'instead', 'twice'))
  .map(([position, input, way]) => (value: string) => {
    if (way === 'instead') return input;
    if (way === 'twice') return input + input;
    const index = indexIn(position, value.length + 1);
    return value.slice(0, index) + input + value.slice(index);
  });

/** Saves an edit. @returns the save if something was written, or the reason if the edit was rejected */
async function trySaving(
  { save }: Edits,
  edit: Edit,
): Promise<{ saved?: Save | undefined; reason?: string | undefined }> {
  try {
    const outcome = await save(edit);
    if (outcome.result === 'errors') return { reason: outcome.errors[0]?.message };
    return { saved: outcome.result === 'saved' ? outcome.save : undefined };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { reason: error.message };
  }
}

test.for(Array.from({ length: 10 }, (_, index) => index))(
  'changes only the edited range, or rejects the edit: 100 random edits, seed %i',
  async (seed) => {
    const { root, segmentsOfFiles, edits } = seed === 0 ? allContent : withoutTranslations;
    const anySegment = fc
      .constantFrom(...segmentsOfFiles)
      .chain((segments) => fc.constantFrom(...segments));
    const counts = { saved: 0, rejected: 0 };
    const property = fc.asyncProperty(
      anySegment,
      fc.constantFrom('\n', '\r\n'),
      fc.constantFrom('', '\uFEFF'),
      typedChange,
      async ({ file, id, start, end, expected, value }, lineEnd, byteOrderMark, change) => {
        const absolutePath = path.join(root, file);
        const original = readFileSync(absolutePath);
        const text = original.toString();
        const asBytes = (newText: string) =>
          Buffer.from(byteOrderMark + newText.replaceAll('\n', lineEnd));
        const before = asBytes(text);
        writeFileSync(absolutePath, before);
        try {
          const edit = { file, id, expected, value: change(value) };
          const { saved, reason } = await trySaving(edits, edit);
          if (saved) {
            counts.saved += 1;
            const byteAt = (offset: number) => asBytes(text.slice(0, offset)).length;
            const after = readFileSync(absolutePath);
            expect(differsOnlyIn(before, after, byteAt(start), byteAt(end))).toBe(true);
            await edits.undo(saved.id);
          }
          if (reason !== undefined) counts.rejected += 1;
          expect(reason).not.toBe('');
          expect(readFileSync(absolutePath).equals(before)).toBe(true);
        } finally {
          writeFileSync(absolutePath, original);
        }
      },
    );
    await fc.assert(property, { seed, numRuns: 100 });
    expect(counts.saved).toBeGreaterThan(20);
    expect(counts.rejected).toBeGreaterThan(10);
  },
);
