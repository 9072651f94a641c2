import { namePattern, toValidName } from '../../site/fields/name.ts';
import { joinPath, splitPath } from '../content-types/paths.ts';

/** The suffixes that operating systems add to copied files. */
const copySuffix = /(?: \(\d+\)| - Copy(?: \(\d+\))?| copy(?: \d+)?)$/i;

export const nameRule =
  'Name the file in lower case letters and digits, with single hyphens between words';

/** Explains an invalid name of a content file; undefined if it is valid. @param names all files in content/ */
export function explainFileName(name: string, names: readonly string[]): string | undefined {
  const { folder, id, ending } = splitPath(name);
  if (ending !== '.mdx') return `Content files end in .mdx. ${endingAdvice(ending)}`;
  if (namePattern.test(id)) return undefined;
  const validName = toValidName(id);
  const message = validName === '' ? nameRule : `${nameRule}: ${validName}`;
  const original = `${id.replace(copySuffix, '')}.mdx`;
  const isCopy = copySuffix.test(id) && names.includes(joinPath(folder, original));
  return isCopy ? `Is this a copy of ${original}? Then delete it. Otherwise: ${message}` : message;
}

function endingAdvice(ending: string): string {
  if (ending === '') return 'This one has no ending.';
  if (/^\.(md|markdown|txt|text)$/i.test(ending))
    return `Rename this file to end in .mdx, not in ${ending}.`;
  const message = `"${ending}" files cannot be read here.`;
  return /^\.(docx?|odt|rtf|pages|pdf|html?)$/i.test(ending)
    ? `Copy the text into a plain text file. ${message}`
    : message;
}
