import { fontsByScript } from '../../site/lib/open-graph-image.ts';
import { definesFacts } from '../content-types/content-types.ts';
import { isPage } from '../resolve/content-file.ts';
import type { Rule } from './rule.ts';

export const undrawnLetter: Rule = {
  id: 'undrawn-letter',
  level: 'release',
  scope: 'file',
  summary: 'A font of the Open Graph images has the letters of their text.',
  check(file) {
    const shopFields = definesFacts(file.source) ? ['name', 'tagline', 'address'] : [];
    const fields = isPage(file) ? ['title'] : shopFields;
    return fields.flatMap((field) => {
      // An address is an object of texts.
      const letters = JSON.stringify(file.data?.[field] ?? '').match(/[\p{L}\p{N}]/gu) ?? [];
      const letter = letters.find((candidate) => !canDraw(candidate));
      if (letter === undefined) return [];
      const message = `Pictures of shared pages cannot show "${letter}". Ask a developer to add a font for these letters.`;
      return [{ ...file.frontMatter.positionOf([field]), message }];
    });
  },
};

/** Returns true if a font has the letter. The display font has the letters of Western Europe. */
function canDraw(letter: string): boolean {
  return letter < '\u017F' || fontsByScript.some(([letters]) => letters.test(letter));
}
