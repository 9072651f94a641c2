import { rupee } from '../../compiler/text/rupee.ts';

/** A longer word breaks, so that other columns have space too. */
const maxCharacters = 14;

/** Matches a space that does not follow the sign of a rupee: `Rs. 4,500` is one word. */
const betweenWords = new RegExp(String.raw`(?<!${rupee})\s+`, 'u');

/** Returns the smallest width of a column (CSS) in which its words and prices do not break. */
export function columnWidth(cells: readonly (string | undefined)[]): string {
  const words = cells.flatMap((cell = '') => cell.split(betweenWords));
  const longest = Math.max(...words.map(({ length }) => length));
  // The padding and the border of the field are 18 pixels.
  return `calc(${Math.min(longest, maxCharacters)}ch + 18px)`;
}
