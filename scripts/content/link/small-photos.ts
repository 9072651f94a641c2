import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { isPhoto, type Pictures } from '../read/pictures.ts';
import type { ContentFile } from '../validate/content-file.ts';

/** What a phone of 360 px and density 2 needs, in pixels: of a photo across the page, and on a card. */
const acrossThePage = { width: 640, height: 0, size: '640 pixels wide' };
const onCard = { width: 480, height: 480, size: '480 pixels wide and high' };

/** Photos that have fewer pixels than a phone shows where they are named; each at the first such place. */
export function smallPhotos(files: readonly ContentFile[], pictures: Pictures): Diagnostic[] {
  const named = files.flatMap(({ source, words }) =>
    words.flatMap(({ references, path: field }) =>
      references
        .filter(({ kind }) => kind === 'picture')
        .map((one) => ({ ...one, path: source.path, needed: field ? onCard : acrossThePage })),
    ),
  );
  const told = new Set<string>();
  return named.flatMap(({ name, path, line, column, needed }) => {
    const photo = pictures[name];
    if (!photo || !isPhoto(photo.path) || told.has(name)) return [];
    if (photo.width >= needed.width && photo.height >= needed.height) return [];
    told.add(name);
    const message = `"${name}" has ${photo.width} × ${photo.height} pixels, so a phone shows it blurred here; put a photo in its place that is at least ${needed.size}`;
    return [{ path, line, column, message }];
  });
}
