import type { Fix, Position } from '../../diagnostics/diagnostic.ts';
import { replaceRanges } from '../../diagnostics/fixes.ts';
import { positionAt } from '../../diagnostics/position.ts';
import { outermost, type Segment } from './segments.ts';
import { escapeLegacyText } from '../../text/preeti/convert-legacy-text.ts';
import { findLegacyText, type LegacyText } from '../../text/preeti/find-legacy-text.ts';

/** A segment with words that were typed for a font such as Preeti. */
export interface LegacySegment extends Position {
  texts: readonly LegacyText[];
  /** The fix that converts all of them. */
  fix: Fix;
}

/** Finds the segments of a file that have words for a font such as Preeti. */
export function legacySegments(segments: readonly Segment[], fileText: string): LegacySegment[] {
  return outermost(segments)
    .filter(({ kind }) => kind === 'text')
    .flatMap((segment) => {
      const { notation, raw, start, value, line, column } = segment;
      const texts = findLegacyText(notation ? value : raw);
      const [first] = texts;
      const last = texts.at(-1);
      if (!first || !last) return [];
      if (notation) {
        // A YAML value ends with its line break.
        const find = raw.trimEnd();
        const fix = { find, replace: inNotation(segment, convertAll(value.trimEnd(), texts)) };
        return [{ line, column, texts, fix }];
      }
      const find = raw.slice(first.start, last.end);
      const replace = convertAll(raw.slice(0, last.end), texts).slice(first.start);
      return [{ ...positionAt(fileText, start + first.start), texts, fix: { find, replace } }];
    });
}

/** Returns a text with its legacy words in Unicode. */
export function convertAll(text: string, texts: readonly LegacyText[]): string {
  return replaceRanges(
    text,
    texts.map(({ start, end, unicode }) => ({ start, end, replace: unicode })),
  );
}

/** Escapes the letters of legacy words that Markdown and MDX would read as markup. */
export function escapeLegacyTexts(text: string): string {
  const texts = findLegacyText(text).map((found) => ({
    ...found,
    unicode: escapeLegacyText(found.text),
  }));
  return convertAll(text, texts);
}

/** Returns a value as its field or attribute spells it. */
function inNotation({ notation }: Segment, value: string): string {
  if (typeof notation === 'string')
    return value.replaceAll('"', '&quot;').replaceAll("'", '&apos;');
  const isPlain = notation?.type === 'scalar' && isPlainYaml(value);
  return isPlain ? value : inQuotes(value);
}

/** Returns true if YAML reads a text as it is, without quotes. */
export function isPlainYaml(value: string): boolean {
  return !/^[-\s?:,[\]{}#&*!|>'"%@`]|: |:$| #|\n/.test(value);
}

export function inQuotes(value: string): string {
  return JSON.stringify(value);
}
