import { isBuiltName } from '../../content-types/built-names.ts';
import { isLanguageTag } from '../../../site/fields/language-tag.ts';
import { namePattern, toValidName } from '../../../site/fields/name.ts';
import { pagesFolder } from '../../content-types/content-types.ts';
import { splitPath } from '../../content-types/paths.ts';
import { originalNameOf } from './copies.ts';
import { say, type Message } from '../../../site/fields/say.ts';

export const nameRule = say`Name the file in lower case letters and digits, with single hyphens between words`;

/** Explains an invalid name of a content file; undefined if it is valid. @param names all files in content/ */
export function explainFileName(name: string, names: readonly string[]): Message | undefined {
  const { folder, fileName, id, ending } = splitPath(name);
  const isContentFile = ending === '.mdx';
  if (isContentFile && folder === pagesFolder && isTaken(id, names))
    return say`A page cannot be named "${{ id }}". The site itself uses this name. Rename the file, for example to ${{ id }}-page.mdx.`;
  if (isContentFile && namePattern.test(id)) return undefined;
  const validIds = names
    .map(splitPath)
    .filter((file) => file.folder === folder && file.ending === '.mdx' && namePattern.test(file.id))
    .map((file) => file.id);
  const original = originalNameOf(isContentFile ? id : fileName, validIds);
  const validName = toValidName(id);
  if (original !== undefined) {
    const hasOtherName = isContentFile && validName !== '' && !validIds.includes(validName);
    const alternative = hasOtherName ? say`Otherwise name it ${{ name: validName }}.` : [];
    return [...say`Is this a copy of ${{ name: `${original}.mdx` }}? Delete it.`, ...alternative];
  }
  if (!isContentFile) return [...say`Content files end in .mdx.`, ...endingAdvice(ending)];
  return validName === ''
    ? nameRule
    : say`Name the file in lower case letters and digits, with single hyphens between words: ${{ name: validName }}`;
}

/** Returns true if the build or a language needs the name of a page: `staff`, `share`, `ne`. */
export function isTaken(id: string, names: readonly string[]): boolean {
  const hasTranslation = isLanguageTag(id) && names.some((name) => name.startsWith(`${id}/`));
  return isBuiltName(id) || hasTranslation;
}

function endingAdvice(ending: string): Message {
  if (ending === '') return say`This one has no ending.`;
  if (/^\.(md|markdown|txt|text)$/i.test(ending))
    return say`Rename this file to end in .mdx, not in ${{ ending }}.`;
  const message = say`"${{ ending }}" files cannot be read here.`;
  return /^\.(docx?|odt|rtf|pages|pdf|html?)$/i.test(ending)
    ? [...say`Copy the text into a plain text file.`, ...message]
    : message;
}
