import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { editableSegments } from '../../scripts/content/edit/editable-segments.ts';
import { locationOf } from '../../scripts/content/content-types/languages.ts';
import { readContent } from '../../scripts/content/read/read-content.ts';
import { validateFile } from '../../scripts/content/validate-file.ts';
import { UserError } from '../../scripts/user-error.ts';
import { createEdits, type Edits } from '../../scripts/vite/dev-panel/edits.ts';
import type { Edit, Save } from '../../scripts/vite/dev-panel/protocol/edits.ts';
import { project } from '../support/folders.ts';
import { dictionary } from './dictionary.ts';
import { indexIn, share } from './mutations.ts';

/** Copies the real content into a temporary folder and lists its editable segments. */
function prepare(isLeftOut: (file: string) => boolean) {
  const root = mkdtempSync(path.join(tmpdir(), 'edit-'));
  afterAll(() => rmSync(root, { recursive: true }));
  cpSync(path.join(project, 'content'), path.join(root, 'content'), {
    recursive: true,
    filter: (file) => !isLeftOut(path.relative(project, file)),
  });
  const { files } = readContent(root);
  const segmentsOfFiles = files.map((source) =>
    editableSegments(validateFile(source, undefined)).map((segment) => ({
      ...segment,
      file: source.path,
      expected: segment.source,
    })),
  );
  return {
    root,
    files,
    segmentsOfFiles,
    edits: createEdits(root, () => ({})),
  };
}

const translatedDesk = prepare(() => false);
/** Without translations, because each edit validates all files. */
const originalDesk = prepare(
  (file) => locationOf(path.relative('content', file)).language !== undefined,
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

/** Returns true if two files differ only in a range of the first. */
function differsOnlyIn(before: Buffer, after: Buffer, start: number, end: number): boolean {
  const rest = before.length - end;
  return (
    after.subarray(0, start).equals(before.subarray(0, start)) &&
    after.subarray(after.length - rest).equals(before.subarray(end))
  );
}

test('keeps all bytes when every part of every file is opened and saved unchanged', async () => {
  const { files, segmentsOfFiles, edits } = translatedDesk;
  for (const { file, id, expected, value } of segmentsOfFiles.flat()) {
    expect(await edits.save({ file, id, expected, value }), `${file} ${id}`).toEqual({
      result: 'unchanged',
    });
  }
  for (const { path: file, text } of files) {
    const whole = { file, id: undefined, expected: text, value: text };
    expect(await edits.save(whole), file).toEqual({ result: 'unchanged' });
  }
});

/** A change that a person types into a value. */
const typing = fc
  .tuple(share, fc.constantFrom(...inputs), fc.constantFrom('within', 'instead', 'twice'))
  .map(([position, word, where]) => (value: string) => {
    if (where !== 'within') return where === 'twice' ? word + word : word;
    const cut = indexIn(position, value.length + 1);
    return value.slice(0, cut) + word + value.slice(cut);
  });

/** Saves an edit. @returns the save if anything was written, or the reason why it failed */
async function trySaving(
  { save }: Edits,
  edit: Edit,
): Promise<{ saved?: Save | undefined; reason?: string | undefined }> {
  try {
    const answer = await save(edit);
    if (answer.result === 'errors') return { reason: answer.errors[0]?.message };
    return { saved: answer.result === 'saved' ? answer.save : undefined };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { reason: error.message };
  }
}

test.for(Array.from({ length: 10 }, (_, index) => index))(
  'changes only the range of 100 random edits or rejects them, seed %i',
  async (seed) => {
    const { root, segmentsOfFiles, edits } = seed % 10 === 0 ? translatedDesk : originalDesk;
    const part = fc.constantFrom(...segmentsOfFiles).chain((parts) => fc.constantFrom(...parts));
    const counts = { saved: 0, refused: 0 };
    const property = fc.asyncProperty(
      part,
      fc.constantFrom('\n', '\r\n'),
      fc.constantFrom('', '\uFEFF'),
      typing,
      async ({ file, id, start, end, expected, value }, lineEnd, byteOrderMark, type) => {
        const at = path.join(root, file);
        const original = readFileSync(at);
        const text = original.toString();
        const asBytes = (newText: string) =>
          Buffer.from(byteOrderMark + newText.replaceAll('\n', lineEnd));
        const before = asBytes(text);
        writeFileSync(at, before);
        try {
          const edit = { file, id, expected, value: type(value) };
          const { saved, reason } = await trySaving(edits, edit);
          if (saved) {
            counts.saved += 1;
            const [from, to] = [start, end].map((offset) => asBytes(text.slice(0, offset)).length);
            expect(differsOnlyIn(before, readFileSync(at), from ?? 0, to ?? 0)).toBe(true);
            await edits.undo(saved.id);
          }
          if (reason !== undefined) counts.refused += 1;
          expect(reason).not.toBe('');
          expect(readFileSync(at).equals(before)).toBe(true);
        } finally {
          writeFileSync(at, original);
        }
      },
    );
    await fc.assert(property, { seed, numRuns: 100 });
    expect(counts.saved).toBeGreaterThan(20);
    expect(counts.refused).toBeGreaterThan(10);
  },
);
