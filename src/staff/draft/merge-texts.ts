import { changedLines, decodeText, replaceInBytes } from '../../compiler/write/replace-in-bytes.ts';
import type { Bytes } from '../files/transport.ts';
import { mergeLines, type Side } from './merge-lines.ts';

/**
 * Returns a text file with the changes of both sides.
 * @param before the file before both changes
 * @param favoured the side whose lines stay if both sides changed the same lines
 * @param mayTouch true if changes of neighbouring lines are no conflict
 * @returns undefined if both sides changed the same lines and no side is favoured, or if a file is
 * missing or not text
 */
export function mergeTexts(
  before: Bytes | undefined,
  mine: Bytes | undefined,
  theirs: Bytes | undefined,
  favoured?: Side,
  mayTouch?: boolean,
): Bytes | undefined {
  const texts = [before, mine, theirs].map((bytes) => bytes && decodeText(bytes));
  const [original, own, other] = texts.map((text) => text?.split('\n'));
  if (!mine || !original || !own || !other) return undefined;
  const merged = mergeLines(original, { mine: own, theirs: other }, favoured, mayTouch)?.join('\n');
  // Keeps the line ends and the byte order mark of the file.
  return merged === undefined
    ? undefined
    : replaceInBytes(mine, changedLines(texts[1] ?? '', merged));
}
