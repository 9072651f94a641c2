import { atField, isPage, type ContentFile } from '../../read/resolve/content-file.ts';
import { foldSpelling } from '../../text/fold-spelling.ts';
import { error, warning, type Rule } from './rule.ts';
import { asField, asFile, say } from '../../../site/fields/say.ts';

export const duplicateText: Rule = {
  ids: [
    error('duplicate-text', 'Pages have different titles and descriptions.'),
    warning('duplicate-name', 'Entries of one folder have different names.'),
  ],
  scope: 'language',
  check({ mergedFiles }) {
    const firstFiles = new Map<string, ContentFile>();
    return mergedFiles.flatMap((file) => {
      const { nameField = 'title' } = file.type ?? {};
      return (isPage(file) ? ['title', 'description'] : [nameField]).flatMap((field) => {
        const value = file.data?.[field];
        if (typeof value !== 'string') return [];
        const key = JSON.stringify([file.textFile.folder, field, foldSpelling(value)]);
        const first = firstFiles.get(key);
        if (first) return [explainDuplicate(file, first, field)];
        firstFiles.set(key, file);
        return [];
      });
    });
  },
};

/** Explains that a field has the text of an earlier file. */
function explainDuplicate(file: ContentFile, first: ContentFile, field: string) {
  const [rule, advice] = isPage(file)
    ? ['duplicate-text', say`Write what makes this page different.`]
    : ['duplicate-name', say`Change one of them, or delete it.`];
  const other = asFile(first.textFile.path);
  const message = [
    ...say`${{ file: other }} also has this ${{ field: asField(field) }}.`,
    ...advice,
  ];
  return { ...atField(file, [field]), message, related: atField(first, [field]), rule };
}
