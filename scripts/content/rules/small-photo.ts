import { isPhoto, type Pictures } from '../read/pictures.ts';
import type { ContentFile } from '../resolve/content-file.ts';
import type { LocatedFinding, Rule } from './rule.ts';

/** What a phone of 360 px and density 2 needs, in pixels: of a photo across the page, and on a card. */
const acrossThePage = { width: 640, height: 0, size: '640 pixels wide' };
const onCard = { width: 480, height: 480, size: '480 pixels wide and high' };

export const smallPhoto: Rule = {
  id: 'small-photo',
  level: 'warning',
  scope: 'site',
  summary: 'A photo has as many pixels as a phone shows.',
  check: ({ files, pictures }) => smallPhotos(files, pictures),
};

/** Each photo at the first position that names it. */
function smallPhotos(files: readonly ContentFile[], pictures: Pictures): LocatedFinding[] {
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
