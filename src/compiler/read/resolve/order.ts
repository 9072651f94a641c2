import { atField, type ContentFile } from './content-file.ts';

/** Returns the order of an entry, or of a page's link in the header, with its position. */
export function orderOf(file: ContentFile) {
  const data = (file.data ?? {}) as { order?: number; navigation?: { order: number } };
  if (data.order !== undefined) return { number: data.order, position: atField(file, ['order']) };
  if (!data.navigation) return undefined;
  return { number: data.navigation.order, position: atField(file, ['navigation', 'order']) };
}
