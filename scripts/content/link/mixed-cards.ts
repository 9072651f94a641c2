import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { atField, type ContentFile } from '../validate/content-file.ts';

/** Cards of one folder of which some show a picture and others an icon; those that are fewer. */
export function mixedCards(published: readonly ContentFile[]): Diagnostic[] {
  const folders = new Set(published.map(({ source }) => source.folder));
  return [...folders].flatMap((folder) => {
    const cards = published.filter(({ source }) => source.folder === folder);
    const pictured = cards.filter(({ data }) => data?.picture);
    const iconic = cards.filter(({ data }) => data?.icon && !data.picture);
    if (pictured.length === 0 || iconic.length === 0) return [];
    const [odd, field, advice] =
      pictured.length > iconic.length
        ? [iconic, 'icon', `an icon among pictures; give it a picture as well`]
        : [pictured, 'picture', `a picture among icons; give the others one, or this one an icon`];
    const message = `this card of content/${folder} shows ${advice}`;
    return odd.map((card) => ({ ...atField(card, [field]), message }));
  });
}
