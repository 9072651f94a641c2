import { rmSync } from 'node:fs';
import { z } from 'zod';
import { namePattern } from '../../../src/fields/name.ts';
import { without, type Diagnostic } from '../../content/diagnostics/diagnostic.ts';
import { offsetOf } from '../../content/diagnostics/position.ts';
import { editableParts, itemAt, partAt, replacePart } from '../../content/edit/editable-parts.ts';
import {
  bytesOf,
  changedLines,
  replaceInBytes,
  writeWhole,
} from '../../content/edit/exact-file.ts';
import { load } from '../../content/load.ts';
import { createMemory, type Memory } from '../../content/memory.ts';
import { sourceFileOf } from '../../content/read/read-content.ts';
import { translatedPairs } from '../../content/translation/pair.ts';
import type { ContentFile } from '../../content/validate/content-file.ts';
import { validateFile } from '../../content/validate/validate-file.ts';
import { fileNameFor } from '../../new/file-name.ts';
import { newTypes } from '../../new/request.ts';
import { asDone } from '../../new/translation.ts';
import { newFile } from '../../new/write-new.ts';
import { Refusal } from '../../refusal.ts';
import { contentFile } from './content-file.ts';
import { described, editable, stillShown } from './editable.ts';
import type { Editable, Save, SaveAnswer, ServerApi } from './protocol.ts';

/** In characters; far more than a content file holds. */
const longest = 200_000;

const textSchema = z
  .string()
  .max(longest, 'This is too much text for one file.')
  // Of other characters that no text holds the check says where they stand.
  .refine((text) => text.isWellFormed() && !text.includes('\0'), 'This is no text.')
  .transform((text) => text.replaceAll(/\r\n?/g, '\n'));
const askedSchema = z.object({ source: z.string(), whole: z.boolean(), isOnPage: z.boolean() });
const editSchema = z.object({
  file: z.string(),
  id: z.string().optional(),
  shown: z.string().max(longest),
  value: textSchema,
});
const newSchema = z.object({
  type: z.string().transform((name, { addIssue }) => {
    const type = newTypes.get(name);
    if (!type) addIssue(`"${name}" cannot be made.`);
    return type ?? z.NEVER;
  }),
  words: textSchema.pipe(z.string().trim().min(1, 'Write what it is about.')),
  name: z.string(),
});

const nameAdvice =
  'Write a name for its file: letters a to z and digits, with hyphens between words, such as name-of-the-file.';

/** A file that was written, with its bytes; undefined where there was no file. */
interface Written {
  save: Save;
  file: string;
  before: Buffer | undefined;
  after: Buffer | undefined;
}

/** A file as the pages show it, as far as they do. */
export interface OnPage extends Pick<Editable, 'stale'> {
  file?: ContentFile | undefined;
  /** The language of its words (BCP 47). */
  language?: string | undefined;
}

/** What the dialog can do with the files of content/. */
export type Edits = Pick<
  ServerApi,
  'edit' | 'save' | 'create' | 'remove' | 'done' | 'undo' | 'saves'
>;

/**
 * Changes files of content/ for the dialog. Where a request is not one that the dialog makes, a function
 * throws a Refusal, and nothing is written.
 * @param root the folder that holds content/
 */
export function createEdits(
  root: string,
  onPage: (file: string) => OnPage | Promise<OnPage>,
  memory: Memory = createMemory(),
): Edits {
  const saves: Written[] = [];
  let count = 0;
  let last: Promise<unknown> = Promise.resolve();

  /** Lets each change wait for the one before, so that it is checked against what that has left. */
  const inTurn =
    <Request, Answer>(change: (request: Request) => Promise<Answer>) =>
    (request: Request): Promise<Answer> => {
      const turn = last.then(() => change(request));
      last = turn.catch(() => undefined);
      return turn;
    };

  const write = async (
    file: string,
    before: Buffer | undefined,
    after: Buffer | undefined,
    { part, ...said }: Pick<Save, 'name' | 'words' | 'created'> & { part?: string },
  ): Promise<SaveAnswer> => {
    const path = contentFile(root, file);
    if (isSame(before, after)) return { result: 'unchanged' };
    const errors = await errorsWith(file, after);
    if (errors.length > 0) {
      const then = contentOf(file, after ?? Buffer.of());
      return { result: 'errors', errors: errors.map((error) => described(error, then, part)) };
    }
    if (!isSame(bytesOf(path), before)) throw new Refusal(`${file} has just changed; save again.`);
    put(path, after, before);
    const time = new Date().toTimeString().slice(0, 5);
    count += 1;
    const save = { id: count, time, ...said };
    saves.push({ save, file, before, after });
    return { result: 'saved', save };
  };

  /** The errors that keep a file from being written; the content may keep those that it has. */
  const errorsWith = async (file: string, after: Buffer | undefined): Promise<Diagnostic[]> => {
    const pending = new Map([[file, after]]);
    const { diagnostics: then } = await load(root, { memory, pending });
    if (then.length === 0) return [];
    const { diagnostics: now } = await load(root, { memory });
    const inFile = (errors: readonly Diagnostic[]) => errors.filter(({ path }) => path === file);
    // With fewer errors, a file may bring those of others to light.
    if (inFile(then).length < inFile(now).length) return [];
    const added = without(then, now);
    if (added.length === 0 && then.length <= now.length) return [];
    return [...inFile(then), ...added.filter(({ path }) => path !== file)];
  };

  const read = (file: string) => {
    const bytes = bytesOf(contentFile(root, file));
    if (!bytes) throw new Refusal(`${file} is no longer there.`);
    return { bytes, content: contentOf(file, bytes) };
  };

  return {
    async edit(request) {
      const { source, whole, isOnPage } = parse(askedSchema, request);
      const [, file = source, line = '1', column = '1'] = /^(.*):(\d+):(\d+)$/.exec(source) ?? [];
      const { content } = read(file);
      const { file: older, ...shown } = await onPage(file);
      const named = (isOnPage ? older : undefined) ?? content;
      const offset = offsetOf(named.source.text, { line: Number(line), column: Number(column) });
      const meant = whole ? undefined : partAt(named, offset);
      const part = meant && stillShown(content, { id: meant.id, shown: meant.source });
      const selected = meant && itemAt(named, meant, offset);
      if (part) return { ...editable(content, part), ...shown, selected };
      const { diagnostics } = await load(root, { memory });
      const errors = diagnostics
        .filter(({ path }) => path === file)
        .map((error) => described(error, content));
      return { ...editable(content), ...shown, source: `${file}:${line}:${column}`, errors };
    },
    save: inTurn(async (request) => {
      const { file, id, shown, value } = parse(editSchema, request);
      const { bytes, content } = read(file);
      const { text } = content.source;
      if (id === undefined) {
        if (text !== shown) return { result: 'changed', now: editable(content) };
        const lines = changedLines(text, value);
        const words = lines.map(({ replace }) => replace).join('');
        return write(file, bytes, replaceInBytes(bytes, lines), { name: file, words });
      }
      const part = stillShown(content, { id, shown });
      if (!part) {
        const now = editableParts(content).find((other) => other.id === id);
        return { result: 'changed', now: now && editable(content, now) };
      }
      const replacement = replacePart(content, part, value);
      if (!replacement) throw new Refusal('This cannot be written here; change the whole file.');
      const after = replaceInBytes(bytes, [replacement]);
      return write(file, bytes, after, {
        name: `${file}, ${part.label}`,
        words: value,
        part: part.id,
      });
    }),
    create: inTurn(async (request) => {
      const { type, words, name } = parse(newSchema, request);
      const id = type.id ?? (name || fileNameFor(words));
      if (!namePattern.test(id)) throw new Refusal(nameAdvice);
      const { name: file, text } = await newFile(root, { type, words, id });
      if (bytesOf(contentFile(root, file))) throw new Refusal(`${file} is there already.`);
      const said = { name: `${file}, new`, words, created: file };
      const answer = await write(file, undefined, Buffer.from(text), said);
      if (answer.result === 'saved') return answer.save;
      // There is no file in which these could be shown or put right.
      const errors = answer.result === 'errors' ? answer.errors : [];
      throw new Refusal(errors.map(({ message }) => message).join('\n'));
    }),
    remove: inTurn(async (request) => {
      const file = parse(z.string(), request);
      const before = bytesOf(contentFile(root, file));
      return write(file, before, undefined, { name: `${file}, removed`, words: '' });
    }),
    done: inTurn(async (request) => {
      const file = parse(z.string(), request);
      const { bytes } = read(file);
      const { files } = await load(root, { memory });
      const pair = translatedPairs(files).find((one) => one.file.source.path === file);
      if (!pair) throw new Refusal(`${file} is no translation.`);
      const after = asDone(bytes, pair.original);
      return write(file, bytes, after, { name: `${file}, up to date`, words: '' });
    }),
    undo: inTurn(async (request) => {
      const index = saves.findIndex(({ save }) => save.id === request);
      const written = saves[index];
      if (!written) throw new Refusal('This is undone already.');
      const path = contentFile(root, written.file);
      if (!isSame(bytesOf(path), written.after)) {
        throw new Refusal(`${written.file} has changed since. Undo the later change first.`);
      }
      put(path, written.before, written.after);
      saves.splice(index, 1);
    }),
    saves: () => saves.map(({ save }) => save).toReversed(),
  };
}

function parse<Schema extends z.ZodType>(schema: Schema, request: unknown): z.infer<Schema> {
  const { data, error } = schema.safeParse(request);
  if (error) throw new Refusal(error.issues[0]?.message);
  return data;
}

/** A file parsed as the checks do. @throws Refusal where its bytes are no text */
function contentOf(file: string, bytes: Uint8Array): ContentFile {
  const source = sourceFileOf(file.replace(/^content\//, ''), bytes);
  if ('text' in source) return validateFile(source, undefined);
  throw new Refusal(`${file} is not saved as UTF-8 text.`);
}

function put(file: string, bytes: Buffer | undefined, before: Buffer | undefined) {
  if (bytes) writeWhole(file, bytes, before);
  else rmSync(file);
}

function isSame(one: Buffer | undefined, other: Buffer | undefined): boolean {
  return one && other ? one.equals(other) : one === other;
}
