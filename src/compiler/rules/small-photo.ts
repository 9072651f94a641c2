import { isPhoto } from '../files/pictures.ts';
import type { Rule } from './rule.ts';

/** The sizes at which phones of 360 CSS pixels and density 2 show a photo; 0 means any height. */
const acrossPage = { width: 640, height: 0, size: '640 pixels wide' };
const onCard = { width: 480, height: 480, size: '480 pixels wide and high' };

export const smallPhoto: Rule = {
  id: 'small-photo',
  level: 'warning',
  scope: 'site',
  summary: 'A photo has as many pixels as a phone shows.',
  check({ files, pictures }) {
    const references = files.flatMap(({ source: { path }, segments }) =>
      segments.flatMap((segment) =>
        segment.references
          .filter(({ kind }) => kind === 'picture')
          // The pictures in fields are shown on cards.
          .map((reference) => ({ ...reference, path, needed: segment.path ? onCard : acrossPage })),
      ),
    );
    const reported = new Set<string>();
    return references.flatMap(({ name, path, line, column, needed }) => {
      const photo = pictures[name];
      if (!photo || !isPhoto(photo.path) || reported.has(name)) return [];
      if (photo.width >= needed.width && photo.height >= needed.height) return [];
      reported.add(name);
      const message = `Use a photo here that is at least ${needed.size}. "${name}" has ${photo.width} × ${photo.height} pixels, so a phone shows it blurred.`;
      return [{ path, line, column, message }];
    });
  },
};
