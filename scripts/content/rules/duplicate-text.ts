import { pagesFolder } from '../content-types/content-types.ts';
import { atField, isPage, type ContentFile } from '../resolve/content-file.ts';
import type { LocatedFinding, Rule } from './rule.ts';

/** Search results cannot tell such pages apart, and visitors cannot tell such entries apart. */
export const duplicateText: Rule = {
  id: 'duplicate-text',
  level: 'error',
  scope: 'language',
  summary: 'Pages have different titles and descriptions.',
  others: [
    {
      id: 'duplicate-name',
      level: 'warning',
      summary: 'Entries of one folder have different names.',
    },
  ],
  check: ({ complete }) => duplicates(complete),
};

function duplicates(files: readonly ContentFile[]): LocatedFinding[] {
  return [...new Set(files.map(({ source }) => source.folder))].flatMap((folder) => {
    const inFolder = files.filter(({ source }) => source.folder === folder);
    const fields =
      folder === pagesFolder ? ['title', 'description'] : ['title', 'question', 'label'];
    return fields.flatMap((field) => repeatedIn(inFolder, field));
  });
}

/** The files whose field has the text of an earlier file's field. */
function repeatedIn(files: readonly ContentFile[], field: string): LocatedFinding[] {
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
    const rule = isPage(file) ? 'duplicate-text' : 'duplicate-name';
    const related = atField(first, [field]);
    return [{ ...atField(file, [field]), message, related, rule }];
  });
}
