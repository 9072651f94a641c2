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
      const withPicture = cards.filter(({ data }) => data?.picture);
      const withIcon = cards.filter(({ data }) => data?.icon && !data.picture);
      if (withPicture.length === 0 || withIcon.length === 0) return [];
      const subject = `This card of content/${folder} shows`;
      if (withPicture.length > withIcon.length) {
        const message = `${subject} an icon among pictures. Give it a picture too.`;
        return withIcon.map((card) => ({ ...atField(card, ['icon']), message }));
      }
      const message = `${subject} a picture among icons. Give the others a picture, or this one an icon.`;
      return withPicture.map((card) => ({ ...atField(card, ['picture']), message }));
    });
  },
};
