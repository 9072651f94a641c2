import { atField, isPage, type ContentFile } from '../resolve/content-file.ts';
import { error, warning, type LocatedFinding, type Rule } from './rule.ts';

export const duplicateText: Rule = {
  ids: [
    error('duplicate-text', 'Pages have different titles and descriptions.'),
    warning('duplicate-name', 'Entries of one folder have different names.'),
  ],
  scope: 'language',
  check({ mergedFiles }) {
    const firstFiles = new Map<string, ContentFile>();
    return mergedFiles.flatMap((file) => {
      const fields = isPage(file) ? ['title', 'description'] : ['title', 'question', 'label'];
      return fields.flatMap((field) => {
        const value = file.data?.[field];
        if (typeof value !== 'string') return [];
        const key = JSON.stringify([file.source.folder, field, value.toLowerCase()]);
        const first = firstFiles.get(key);
        if (first) return [explainDuplicate(file, first, field)];
        firstFiles.set(key, file);
        return [];
      });
    });
  },
};

/** Explains that a field has the text of an earlier file. */
function explainDuplicate(file: ContentFile, first: ContentFile, field: string): LocatedFinding {
  const [rule, advice] = isPage(file)
    ? ['duplicate-text', 'Write what makes this page different.']
    : ['duplicate-name', 'Change one of them, or delete it.'];
  const message = `${first.source.path} also has this ${field}. ${advice}`;
  return { ...atField(file, [field]), message, related: atField(first, [field]), rule };
}
