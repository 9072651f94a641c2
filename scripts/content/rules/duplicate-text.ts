import { pagesFolder } from '../content-types/content-types.ts';
import { atField, isPage, type ContentFile } from '../resolve/content-file.ts';
import { error, warning, type LocatedFinding, type Rule } from './rule.ts';

export const duplicateText: Rule = {
  ids: [
    error('duplicate-text', 'Pages have different titles and descriptions.'),
    warning('duplicate-name', 'Entries of one folder have different names.'),
  ],
  scope: 'language',
  check: ({ mergedFiles }) =>
    [...new Set(mergedFiles.map(({ source }) => source.folder))].flatMap((folder) => {
      const files = mergedFiles.filter(({ source }) => source.folder === folder);
      const fields =
        folder === pagesFolder ? ['title', 'description'] : ['title', 'question', 'label'];
      return fields.flatMap((field) => duplicates(files, field));
    }),
};

/** Reports files whose field has the text of an earlier file. */
function duplicates(files: readonly ContentFile[], field: string): LocatedFinding[] {
  const firstFiles = new Map<string, ContentFile>();
  return files.flatMap((file) => {
    const value = file.data?.[field];
    if (typeof value !== 'string') return [];
    const text = value.toLowerCase();
    const first = firstFiles.get(text);
    if (!first) {
      firstFiles.set(text, file);
      return [];
    }
    const [rule, advice] = isPage(file)
      ? ['duplicate-text', 'Write what makes this page different.']
      : ['duplicate-name', 'Change one of them, or delete it.'];
    const message = `${first.source.path} also has this ${field}. ${advice}`;
    const related = atField(first, [field]);
    return [{ ...atField(file, [field]), message, related, rule }];
  });
}
