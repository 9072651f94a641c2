import { merge } from 'node-diff3';
import { decodeText } from '../../compiler/edit/replace-in-bytes.ts';
import type { Bytes } from '../transport/transport.ts';

/**
 * Returns a text file with the changes of both sides.
 * @param before the file before both changes
 * @returns undefined if both sides changed the same lines, or if a file is missing or not text
 */
export function mergeTexts(
  before: Bytes | undefined,
  mine: Bytes | undefined,
  theirs: Bytes | undefined,
): Bytes | undefined {
  const texts = [mine, before, theirs].map((bytes) => bytes && decodeText(bytes));
  const [a, original, b] = texts.map((text) => text?.split('\n'));
  if (!a || !original || !b) return undefined;
  const { conflict, result } = merge(a, original, b, {});
  return conflict ? undefined : new TextEncoder().encode((result as string[]).join('\n'));
}
