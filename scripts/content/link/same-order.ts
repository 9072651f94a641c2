import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { atField, type ContentFile } from '../validate/content-file.ts';

/** The number of an entry, or of a page's link, and where it stands; undefined without one. */
export function orderOf(file: ContentFile) {
  const { order, navigation } = (file.data ?? {}) as {
    order?: number;
    navigation?: { order: number };
  };
  const number = order ?? navigation?.order;
  if (number === undefined) return undefined;
  const field = order === undefined ? ['navigation', 'order'] : ['order'];
  return { number, position: atField(file, field) };
}

/** Entries of one folder, or pages with links, that have the same number; each with the one before. */
export function sameOrder(files: readonly ContentFile[]): Diagnostic[] {
  const known = new Map<string, Diagnostic['related']>();
  return files.flatMap((file) => {
    const order = orderOf(file);
    if (!order) return [];
    const { number, position } = order;
    const key = `${file.source.folder} ${number}`;
    const related = known.get(key);
    known.set(key, position);
    const message = `another file has the order ${number} too; change one of them to choose which comes first`;
    return related ? [{ ...position, message, related }] : [];
  });
}
