import { canonicalTag, isLanguageTag } from '../../../site/fields/language-tag.ts';
import { foldersOf } from '../../content-types/content-types.ts';
import { joinPath } from '../../content-types/paths.ts';
import { advise } from '../../diagnostics/suggest.ts';
import { originalNameOf } from './copies.ts';
import { picturesFolder } from './picture-names.ts';
import { asFolder, say, type Message } from '../../../site/fields/say.ts';

/** Explains why the site does not use a folder; undefined if it does. */
export function explainFolder(folder: string): Message | undefined {
  const [first = '', subfolder = ''] = folder.split('/', 2);
  const isLanguage = isLanguageTag(first);
  const allowedFolders = foldersOf(isLanguage ? first : undefined);
  if (allowedFolders.includes(folder) || folder === picturesFolder) return undefined;
  if (folder === '' || (isLanguage && subfolder === ''))
    return say`Move these files into the folders of ${{ folder: joinPath('content', folder) }}/. The site does not use files here.`;
  if (isLanguage && subfolder === picturesFolder)
    return say`Move these pictures into ${{ folder: asFolder(`content/${picturesFolder}`) }}. They are the same in all languages.`;
  const original = originalFolder(folder, allowedFolders);
  if (original !== undefined)
    return say`Is this a copy of ${{ name: `content/${original}` }}? Delete it.`;
  const isKnownSubfolder = [...foldersOf(undefined), picturesFolder].includes(subfolder);
  if (!isKnownSubfolder) {
    const name = allowedFolders.find((parent) => folder.startsWith(`${parent}/`)) ?? folder;
    const { hint } = advise(name, [...allowedFolders, picturesFolder]);
    return [...say`The site does not use a folder "${{ folder }}" in content/.`, ...hint];
  }
  // A folder that contains known folders is probably meant as a language.
  const tag = canonicalTag(first);
  return tag !== undefined && isLanguageTag(tag)
    ? say`Rename this folder to "${{ tag }}", the tag of its language.`
    : say`Name the folder of a language by its tag, such as ne, de or pt-BR. "${{ name: first }}" is not a known language.`;
}

/** Returns the folder of which the first unknown folder of a path is a copy. */
function originalFolder(folder: string, allowedFolders: readonly string[]): string | undefined {
  const [first = '', subfolder = ''] = folder.split('/', 2);
  const copy = isLanguageTag(first) ? joinPath(first, subfolder) : first;
  const [language = ''] = /^[a-z]+(?=[^a-z\d-])/i.exec(first) ?? [];
  const names = [...allowedFolders, picturesFolder, ...[language].filter(isLanguageTag)];
  const isKnown = names.includes(copy.toLowerCase());
  return isKnown ? undefined : originalNameOf(copy, names);
}
