import { atField, isPage, type ContentFile } from '../../read/resolve/content-file.ts';
import { foldSpelling } from '../../text/fold-spelling.ts';
import { error, warning, type LocatedFinding, type Rule } from './rule.ts';
import { asField, asFile, say } from '../../../site/fields/say.ts';

export const duplicateText: Rule = {
  ids: [
    error('duplicate-text', 'Pages have different titles and descriptions.'),
    warning('duplicate-name', 'Entries of one folder have different names.'),
  ],
  scope: 'language',
  check({ mergedFiles }) {
    const findings: LocatedFinding[] = [];
    const firstFiles = new Map<string, ContentFile>();
    for (const file of mergedFiles) {
      const { nameField = 'title' } = file.type ?? {};
      for (const field of isPage(file) ? ['title', 'description'] : [nameField]) {
        const value = file.data?.[field];
        if (typeof value !== 'string') continue;
        const key = JSON.stringify([file.source.folder, field, foldSpelling(value)]);
        const first = firstFiles.get(key);
        if (first) findings.push(explainDuplicate(file, first, field));
        else firstFiles.set(key, file);
      }
    }
    return findings;
  },
};

/** Explains that a field has the text of an earlier file. */
function explainDuplicate(file: ContentFile, first: ContentFile, field: string): LocatedFinding {
  const [rule, advice] = isPage(file)
    ? ['duplicate-text', say`Write what makes this page different.`]
    : ['duplicate-name', say`Change one of them, or delete it.`];
  const other = asFile(first.source.path);
  const message = [
    ...say`${{ file: other }} also has this ${{ field: asField(field) }}.`,
    ...advice,
  ];
  return { ...atField(file, [field]), message, related: atField(first, [field]), rule };
}
