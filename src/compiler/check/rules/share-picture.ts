import { isPage } from '../../read/resolve/content-file.ts';
import { isBusinessText } from '../../content-types/content-types.ts';
import type { Rule } from './rule.ts';
import { say } from '../../../site/fields/say.ts';

/**
 * Matches text that the fonts of Open Graph images can draw: Fraunces (`npm run assets`) and Noto Serif
 * Devanagari. A test compares this list with the fonts.
 */
export const drawableText =
  /^[\t\n -~\u00A0-\u00FFıŒœ–—‘’‚“”„•…‹›€₹™−◌\u0900-\u097F\u200B-\u200D]*$/u;

/** The fields that these images show. */
const shownInImages = /^(title|name|tagline|address\.\w+)$/;

export const sharePicture: Rule = {
  id: 'share-picture',
  level: 'warning',
  scope: 'file',
  summary: 'The pictures that chats show with a link can draw every character of their text.',
  check(file) {
    if (!isPage(file) && !isBusinessText(file.textFile)) return [];
    return file.segments
      .filter(({ label, path }) => path !== undefined && shownInImages.test(label))
      .flatMap(({ value, line, column }) => {
        const characters = undrawableCharacters(value);
        if (characters.length === 0) return [];
        const message = say`Write "${{ text: value }}" without ${{ characters: characters.join(' ') }}. The picture that chats show with a link cannot draw this.`;
        return [{ line, column, message }];
      });
  },
};

/** Returns the characters of a text that the fonts lack. An emoji with a skin colour is one character. */
function undrawableCharacters(text: string): string[] {
  const characters = [...new Intl.Segmenter().segment(text.normalize('NFC'))];
  const missing = characters
    .map(({ segment }) => segment)
    .filter((character) => !drawableText.test(character));
  return [...new Set(missing)];
}
