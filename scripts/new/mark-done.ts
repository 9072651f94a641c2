import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  changedLines,
  decodeText,
  replaceInBytes,
  writeAtomically,
} from '../content/edit/exact-file.ts';
import { load } from '../content/load.ts';
import type { ContentFile } from '../content/resolve/content-file.ts';
import { translatedPairs, type Pair } from '../content/translation/pair.ts';
import { blobId } from '../content/translation/stale.ts';
import { git } from '../git.ts';
import { UserError } from '../user-error.ts';

export const doneOption = '--done';
/** Marks a translation as up to date although its text has not changed. */
export const sameOption = '--same';

/**
 * Records in translations that they are up to date.
 * @param paths the translations: `content/ne/faq/delivery.mdx`
 * @param isSame true if the user confirms that an unchanged translation still fits its original
 * @throws UserError if a file is not a translation, or has not changed although its original has
 */
export async function markDone(
  root: string,
  paths: readonly string[],
  isSame: boolean,
): Promise<string> {
  if (paths.length === 0) throw new UserError(`Name the file: ${markCommand(doneOption)}`);
  const { files } = await load(root);
  const pairs = paths.map((name) => findPair(name, files));
  for (const pair of isSame ? [] : pairs) await requireChange(root, pair);
  for (const { file, original } of pairs) {
    const name = path.join(root, file.source.path);
    writeAtomically(name, asDone(readFileSync(name), original));
  }
  return `Marked ${pairs.length === 1 ? '1 file' : `${pairs.length} files`} as up to date.`;
}

/** Returns the command that marks a translation as up to date. */
export function markCommand(
  option: string,
  language = 'ne',
  file = `content/${language}/faq/x.mdx`,
): string {
  return `npm run new translation ${language} -- ${option} ${file}`;
}

function findPair(name: string, files: readonly ContentFile[]): Pair {
  const pair = translatedPairs(files).find(({ file }) => file.source.path === name);
  if (pair) return pair;
  throw new UserError(
    `"${name}" is not a translation. Write its path, such as content/ne/faq/x.mdx.`,
  );
}

async function requireChange(root: string, pair: Pair) {
  if (!(await isUnchangedSinceMark(root, pair))) return;
  const { path: name, language } = pair.file.source;
  throw new UserError(
    `${name} has not changed since it was last marked, but ${pair.original.source.path} has. npm run diff shows how. Change the translation. If both still have the same meaning, run: ${markCommand(sameOption, language, name)}`,
  );
}

/**
 * Returns true if a translation has not changed since it was last marked, although its original
 * has. Compares it with git's history.
 */
async function isUnchangedSinceMark(root: string, { file, original }: Pair): Promise<boolean> {
  const { text, path: name } = file.source;
  const [line] = versionPattern.exec(text) ?? [];
  if (line === undefined || line.trimEnd() === versionLine(original)) return false;
  try {
    const search = ['log', '-1', '--format=%H', `-S${line.trimEnd()}`, '--', name];
    const commit = await git(root, search);
    const markedText = await git(root, ['show', `${commit}:./${name}`]);
    return withoutVersion(markedText).trimEnd() === withoutVersion(text).trimEnd();
  } catch {
    // Without git's history this is unknown.
    return false;
  }
}

/** Records the current version of the original in a translation. */
export function asDone(bytes: Uint8Array, original: ContentFile): Buffer {
  const text = decodeText(bytes) ?? '';
  const line = `${versionLine(original)}\n`;
  const marked = withoutVersion(text).replace(
    /\n---[ \t]*(?=\n|$)/,
    (fence) => `\n${line}${fence.slice(1)}`,
  );
  return replaceInBytes(bytes, changedLines(text, marked));
}

/** Matches the line with the version of the original. */
const versionPattern = /^translated_from:.*\n/m;

function withoutVersion(text: string): string {
  return text.replace(versionPattern, '');
}

function versionLine({ source }: ContentFile): string {
  return `translated_from: ${blobId(source)}`;
}
