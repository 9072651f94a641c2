import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { ContentFile } from '../validate/validate-file.ts';

/** Entries of one folder, or pages with links, that have the same number; each with the one before. */
export function sameOrder(files: readonly ContentFile[]): Diagnostic[] {
  const known = new Map<string, Diagnostic['related']>();
  return files.flatMap(({ source: { folder, path }, data = {}, frontMatter }) => {
    const { order, navigation } = data as { order?: number; navigation?: { order: number } };
    const number = order ?? navigation?.order;
    if (number === undefined) return [];
    const field = order === undefined ? ['navigation', 'order'] : ['order'];
    const position = { path, ...frontMatter.positionOf(field) };
    const related = known.get(`${folder} ${number}`);
    known.set(`${folder} ${number}`, position);
    const message = `another file has the order ${number} too; change one of them to choose which comes first`;
    return related ? [{ ...position, message, related }] : [];
  });
}
