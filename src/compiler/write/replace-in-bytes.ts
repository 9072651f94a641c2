import { diffLines } from 'diff';
import { replaceRanges, type Replacement } from '../diagnostics/fixes.ts';
import { decode } from '../read/files/encoding.ts';

/** Decodes a text and converts its line ends to \n; undefined if the bytes are not text. */
export function decodeText(bytes: Uint8Array): string | undefined {
  return decode(bytes).text?.replaceAll(/\r\n?/g, '\n');
}

/**
 * Replaces ranges in the bytes of a text file. All other bytes stay, including line ends.
 * @param replacements in the text that `decodeText` returns, without overlaps
 */
export function replaceInBytes(
  bytes: Uint8Array,
  replacements: readonly Replacement[],
): Uint8Array<ArrayBuffer> {
  const { text: original = '', bom = '', encoding } = decode(bytes);
  const [lineEnd = '\n'] = /\r\n?|\n/.exec(original) ?? [];
  // In the text that `decodeText` returns, each line end is one character.
  const offsets = Array.from(original.matchAll(/\r\n|[^]/g), ({ index }) => index);
  const originalRanges = replacements.map(({ start, end, replace }) => ({
    start: offsets[start] ?? original.length,
    end: offsets[end] ?? original.length,
    replace: replace.replaceAll('\n', lineEnd),
  }));
  const text = replaceRanges(original, originalRanges);
  // The result is UTF-8, so the byte order mark of another encoding is dropped.
  return new TextEncoder().encode((encoding === 'utf-8' ? bom : '') + text);
}

/** Returns the replacements that turn the first text into the second, line by line. */
export function changedLines(before: string, after: string): Replacement[] {
  const changes = diffLines(before, after, { timeout: 1000 });
  if (!changes) return [{ start: 0, end: before.length, replace: after }];
  const replacements: Replacement[] = [];
  let offset = 0;
  for (const { added, removed, value } of changes) {
    const end = added ? offset : offset + value.length;
    if (added || removed) replacements.push({ start: offset, end, replace: added ? value : '' });
    offset = end;
  }
  return replacements;
}
