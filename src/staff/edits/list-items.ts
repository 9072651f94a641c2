import { rupee } from '../../compiler/text/rupee.ts';
import { toAsciiDigits } from '../../site/lib/digits.ts';

/** A list that is open at a line. */
interface OpenList {
  /** The indentation of its items, in characters. */
  width: number;
  /** Items of a list have the same kind of mark. */
  kind: string;
  /** The number of its last item. */
  number?: number | undefined;
}

/** Matches a number or a price at the beginning of a text. */
export const isAmount = new RegExp(String.raw`^ *${rupee}? *\p{Nd}`, 'u');

/** Matches a bullet. Word's fonts show private characters and some letters as bullets. */
export const bullet =
  /^[ \t]*(?:([•·▪◦‣●○∙⦁⁃■□◆❖➢➤✓✔*–—\uF000-\uF0FF-])[ \t\u{A0}]+|([o§Øüvq])\t+)/u;
/** Matches `1.` and `१)`; before a tab also `(1)`, `1.2.`, `१।`, `①`, `a)`, `(क)` and `iv.` */
const label =
  /^[ \t]*(?:(\p{Nd}{1,3})[.)][ \t]+|\(?((?:\p{Nd}{1,3}\.)*\p{Nd}{1,3}|[a-z]{1,5}|[क-ह])[.)।]\t+|([①-⑳])[.)]?\t+)/iu;

/** The labels that are not numbers, in their order. `i` is the ninth letter, and a Roman 1. */
const alphabets: Readonly<Record<string, readonly string[]>> = {
  latin: [...'abcdefghijklmnopqrstuvwxyz'],
  devanagari: [...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह'],
  roman: ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'],
};

/**
 * Returns a line as an item of a Markdown list; undefined if it is not an item. A list is in another one
 * if it is indented, or, in a text of a word processor, which has tabs, if its mark is another one.
 * @param open the open lists, from the outermost one, which it updates
 */
export function toListItem(line: string, open: OpenList[]): string | undefined {
  const [typed, candidates] = marksOf(line);
  const text = line.slice(typed.length).trimEnd();
  // The cells of a table may look like marks.
  if (text === '' || text.includes('\t')) return undefined;
  const isNext = ({ kind, number = 0 }: Omit<OpenList, 'width'>) =>
    open.some((list) => list.kind === kind && list.number === number - 1);
  const mark =
    candidates.find(isNext) ?? candidates.find(({ number }) => number === 1) ?? candidates[0];
  if (!mark) return undefined;
  const isLetter = mark.kind in alphabets;
  if (isLetter && isAmount.test(text)) return undefined;
  const [indent = ''] = /^[ \t]*/.exec(line) ?? [];
  const width = indent.replaceAll('\t', '    ').length;
  const isTabbed = typed.trimStart().includes('\t');
  const known = open.findLastIndex((list) => list.width === width && list.kind === mark.kind);
  if (known >= 0) open.length = known;
  else while (isOutside(open.at(-1), width, isTabbed)) open.pop();
  open.push({ width, ...mark });
  const shown = mark.number === undefined ? '-' : `${mark.number}.`;
  return `${' '.repeat(4 * (open.length - 1))}${shown} ${text}`;
}

/** Returns true if a list ends before an item with another mark. */
function isOutside(list: OpenList | undefined, width: number, isTabbed: boolean): boolean {
  return list !== undefined && (list.width > width || (list.width === width && !isTabbed));
}

/** Returns the mark at the beginning of a line, and what it may be. */
function marksOf(line: string): [typed: string, candidates: Omit<OpenList, 'width'>[]] {
  const [bulletMark, sign, letter] = bullet.exec(line) ?? [];
  if (bulletMark !== undefined) return [bulletMark, [{ kind: sign ?? letter ?? '' }]];
  const [typed, decimal, tabbed, circled] = label.exec(line) ?? [];
  if (typed === undefined) return ['', []];
  const text = toAsciiDigits((decimal ?? tabbed ?? circled ?? '').normalize('NFKC')).toLowerCase();
  const steps = text.split('.');
  const number = Number(steps.at(-1));
  if (number >= 0) return [typed, [{ kind: `${steps.length} numbers`, number }]];
  const candidates = Object.entries(alphabets)
    .map(([kind, letters]) => ({ kind, number: letters.indexOf(text) + 1 }))
    .filter((candidate) => candidate.number > 0);
  return [typed, candidates];
}
