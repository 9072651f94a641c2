import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { folders } from '../../scripts/content/content-types.ts';
import { editableParts } from '../../scripts/content/edit/editable-parts.ts';
import { translations } from '../../scripts/content/languages.ts';
import { readContent } from '../../scripts/content/read/read-content.ts';
import { Refusal } from '../../scripts/refusal.ts';
import { createEdits } from '../../scripts/vite/dev-panel/edits.ts';
import { project } from '../support/site-copy.ts';
import { dictionary } from './dictionary.ts';
import { seeded } from './random.ts';

/** The real content, in a folder of its own, and what the dialog may change there. */
function desk(isLeftOut: (file: string) => boolean) {
  const root = mkdtempSync(path.join(tmpdir(), 'edit-'));
  afterAll(() => rmSync(root, { recursive: true }));
  cpSync(path.join(project, 'content'), path.join(root, 'content'), {
    recursive: true,
    filter: (file) => !isLeftOut(path.relative(project, file)),
  });
  const { files } = readContent(root, folders);
  const partsOfFiles = files.map(({ path: file, text }) =>
    editableParts(text).map((part) => ({ ...part, file, shown: text.slice(part.start, part.end) })),
  );
  return { root, files, partsOfFiles, edits: createEdits(root, () => undefined) };
}

const translatedDesk = desk(() => false);
/** An edit is checked with all files, so that it takes half the time where there are half as many. */
const originalDesk = desk((file) => translations.some((one) => file === path.join('content', one)));

/** What people write, and what YAML, Markdown and MDX read as more than words. */
const words = [
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

/** Whether two files are the same outside of a range of the first. */
function differsOnlyIn(before: Buffer, after: Buffer, start: number, end: number): boolean {
  const behind = before.length - end;
  return (
    after.subarray(0, start).equals(before.subarray(0, start)) &&
    after.subarray(after.length - behind).equals(before.subarray(end))
  );
}

test('opening and saving every part of every file without a change leaves all bytes', async () => {
  const { files, partsOfFiles, edits } = translatedDesk;
  for (const { file, id, from, shown, value } of partsOfFiles.flat()) {
    expect(await edits.save({ file, id, shown, value }), `${file} ${from}`).toEqual({
      result: 'unchanged',
    });
  }
  for (const { path: file, text } of files) {
    const whole = { file, id: undefined, shown: text, value: text };
    expect(await edits.save(whole), file).toEqual({ result: 'unchanged' });
  }
});

test.for(Array.from({ length: 20 }, (_, index) => index))(
  'of 100 random edits each changes its range alone or is refused with a reason, round %i',
  async (round) => {
    const { root, partsOfFiles, edits } = round % 10 === 0 ? translatedDesk : originalDesk;
    const random = seeded(round);
    const results = { saved: 0, refused: 0 };
    for (let count = 0; count < 100; count += 1) {
      const { file, id, start, end, shown, value } = random.pick(random.pick(partsOfFiles));
      const at = path.join(root, file);
      const original = readFileSync(at);
      const lineEnd = random.pick(['\n', '\r\n']);
      const mark = random.pick(['', '\uFEFF']);
      const text = original.toString();
      const inBytes = (offset: number) =>
        Buffer.byteLength(mark + text.slice(0, offset).replaceAll('\n', lineEnd));
      const before = Buffer.from(mark + text.replaceAll('\n', lineEnd));
      writeFileSync(at, before);
      const cut = random.below(value.length + 1);
      const word = random.pick(words);
      const typed = random.pick([value.slice(0, cut) + word + value.slice(cut), word, word + word]);
      let reason: string | undefined;
      try {
        const answer = await edits.save({ file, id, shown, value: typed });
        if (answer.result === 'errors') reason = answer.errors[0]?.message;
        if (answer.result === 'saved') {
          results.saved += 1;
          const what = JSON.stringify([file, id, typed]);
          const after = readFileSync(at);
          expect(differsOnlyIn(before, after, inBytes(start), inBytes(end)), what).toBe(true);
          await edits.undo(answer.save.id);
        }
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        reason = error.message;
      }
      if (reason !== undefined) results.refused += 1;
      expect(reason).not.toBe('');
      expect(readFileSync(at).equals(before)).toBe(true);
      writeFileSync(at, original);
    }
    expect(results.saved).toBeGreaterThan(20);
    expect(results.refused).toBeGreaterThan(10);
  },
);
