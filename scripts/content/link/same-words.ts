import { pagesFolder } from '../content-types.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { mirroredFolder } from '../languages.ts';
import type { ContentFile } from '../validate/validate-file.ts';

/** What a page says of itself in search results, where two of one kind cannot be told apart. */
const fields = ['title', 'description'] as const;

/**
 * Pages with the title or description of a page before them, which is named with them.
 * @param files of one language
 */
export function sameWords(files: readonly ContentFile[]): Diagnostic[] {
  const known = new Map<string, Diagnostic['related']>();
  const pages = files.filter(({ source }) => mirroredFolder(source.folder) === pagesFolder);
  return pages.flatMap(({ source: { path }, data, frontMatter }) =>
    fields.flatMap((field) => {
      if (!data) return [];
      const position = { path, ...frontMatter.positionOf([field]) };
      const key = `${field} ${String(data[field]).toLowerCase()}`;
      const related = known.get(key);
      if (!related) known.set(key, position);
      const message = `another page has this ${field} too; say what makes this page another one`;
      return related ? [{ ...position, message, related }] : [];
    }),
  );
}
