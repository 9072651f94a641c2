import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '../write-file.ts';
import { load } from '../read/load.ts';
import type { ContentFile } from '../../src/compiler/read/resolve/content-file.ts';
import { translatedPairs, type Pair } from '../../src/compiler/translate/translated-pairs.ts';
import { withCurrentVersion } from '../../src/compiler/write/translation-marks.ts';
import { UserError } from '../user-error.ts';

export const doneOption = '--done';

/**
 * Marks translations as up to date. `reviewed: false` stays until a person has read the translation and
 * deletes it.
 * @param paths the translations: `content/ne/faq/delivery.mdx`
 * @throws UserError if a file is not a translation
 */
export async function markDone(root: string, paths: readonly string[]): Promise<string> {
  if (paths.length === 0) throw new UserError(`Name the file: ${doneCommand()}`);
  const { files } = await load(root);
  const pairs = paths.map((translationPath) => findPair(translationPath, files));
  for (const { file, original } of pairs) {
    const fullPath = path.join(root, file.textFile.path);
    writeAtomically(fullPath, withCurrentVersion(readFileSync(fullPath), original));
  }
  return `Marked ${pairs.length === 1 ? '1 file' : `${pairs.length} files`} as up to date.`;
}

/** Returns the command that marks a translation as up to date. */
export function doneCommand(language = 'ne', file = `content/${language}/faq/x.mdx`): string {
  return `npm run new translation ${language} -- ${doneOption} ${file}`;
}

function findPair(translationPath: string, files: readonly ContentFile[]): Pair {
  const pair = translatedPairs(files).find(({ file }) => file.textFile.path === translationPath);
  if (pair) return pair;
  throw new UserError(
    `"${translationPath}" is not a translation. Write its path, such as content/ne/faq/x.mdx.`,
  );
}
