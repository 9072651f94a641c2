import { atField } from '../resolve/content-file.ts';
import type { Rule } from './rule.ts';

export const mixedCards: Rule = {
  id: 'mixed-cards',
  level: 'warning',
  scope: 'site',
  summary: 'The cards of a folder all show a picture, or all an icon.',
  check({ published }) {
    const originals = published.filter(({ source }) => source.language === undefined);
    const folders = new Set(originals.map(({ source }) => source.folder));
    return [...folders].flatMap((folder) => {
      const cards = originals.filter(({ source }) => source.folder === folder);
      const pictured = cards.filter(({ data }) => data?.picture);
      const iconic = cards.filter(({ data }) => data?.icon && !data.picture);
      if (pictured.length === 0 || iconic.length === 0) return [];
      const [minority, field, advice] =
        pictured.length > iconic.length
          ? [iconic, 'icon', `an icon among pictures. Give it a picture too.`]
          : [
              pictured,
              'picture',
              `a picture among icons. Give the others a picture, or this one an icon.`,
            ];
      const message = `This card of content/${folder} shows ${advice}`;
      return minority.map((card) => ({ ...atField(card, [field]), message }));
    });
  },
};
