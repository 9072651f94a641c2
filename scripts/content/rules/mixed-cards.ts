import { atField, type ContentFile } from '../resolve/content-file.ts';
import type { LocatedFinding, Rule } from './rule.ts';

export const mixedCards: Rule = {
  id: 'mixed-cards',
  level: 'warning',
  scope: 'site',
  summary: 'The cards of a folder all show a picture, or all an icon.',
  check: ({ published }) =>
    fewerCards(published.filter(({ source }) => source.language === undefined)),
};

/** Of the cards of a folder with pictures and those with icons, the ones that are fewer. */
function fewerCards(published: readonly ContentFile[]): LocatedFinding[] {
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
