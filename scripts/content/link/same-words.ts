import { pagesFolder } from '../content-types/content-types.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { atField, isPage, type ContentFile } from '../validate/content-file.ts';

/**
 * Pages with the title or the description of another page, by which search results cannot tell them
 * apart, and entries of one folder with the same name, which visitors cannot.
 * @param files of one language
 */
export function sameWords(files: readonly ContentFile[]): Diagnostic[] {
  return [...new Set(files.map(({ source }) => source.folder))].flatMap((folder) => {
    const inFolder = files.filter(({ source }) => source.folder === folder);
    const fields =
      folder === pagesFolder ? ['title', 'description'] : ['title', 'question', 'label'];
    return fields.flatMap((field) => repeated(inFolder, field));
  });
}

/** The files whose field says what that of a file before them says. */
function repeated(files: readonly ContentFile[], field: string): Diagnostic[] {
  const known = new Map<string, ContentFile>();
  return files.flatMap((file) => {
    const words = file.data?.[field];
    if (typeof words !== 'string') return [];
    const first = known.get(words.toLowerCase());
    if (!first) {
      known.set(words.toLowerCase(), file);
      return [];
    }
    const { path } = first.source;
    const message = isPage(file)
      ? `${path} has this ${field} too; say what makes this page another one`
      : `${path} has this ${field} too; change one of them, or remove it`;
    const severity = isPage(file) ? undefined : 'warning';
    const related = atField(first, [field]);
    return [{ ...atField(file, [field]), message, related, ...(severity && { severity }) }];
  });
}
