import { bodyStart } from '../read/parse/fences.ts';
import { changedLines, decodeText, replaceInBytes } from './replace-in-bytes.ts';
import type { ContentFile } from '../read/resolve/content-file.ts';
import { resolveFile } from '../read/resolve/resolve-file.ts';
import { versionOf } from '../translate/stale.ts';

/** Records the current version of the original in a translation, at the end of the front matter. */
export function withCurrentVersion(
  bytes: Uint8Array,
  original: ContentFile,
): Uint8Array<ArrayBuffer> {
  const text = decodeText(bytes) ?? '';
  const translation = resolveFile({ ...original.textFile, text }, undefined);
  const line = `translated_from: ${versionOf(original, translation)}\n`;
  const marked = text
    .replace(versionLine, '')
    .replace(/(?<=\n)---[ \t]*(?=\n|$)/, (closingHyphens) => line + closingHyphens);
  return replaceInBytes(bytes, changedLines(text, marked));
}

/** Removes the version of the original, so that the translation is out of date. */
export function withoutVersion(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = decodeText(bytes) ?? '';
  return replaceInBytes(bytes, changedLines(text, text.replace(versionLine, '')));
}

const versionLine = /^translated_from:.*\n/m;

/** Marks a translation as reviewed: removes `reviewed: false`. */
export function asReviewed(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = decodeText(bytes) ?? '';
  const end = bodyStart(text);
  const marked = text.slice(0, end).replace(/^reviewed:[ \t]*false[ \t]*\n/m, '') + text.slice(end);
  return replaceInBytes(bytes, changedLines(text, marked));
}
