import { editableSegments, replaceSegment } from '../../compiler/edit/editable-segments.ts';
import { replaceInBytes } from '../../compiler/edit/replace-in-bytes.ts';
import { contrast } from '../../site/fields/colour.ts';
import type { Singletons } from '../../site/singletons/singleton-schemas.ts';
import { readText, type Change } from '../session/writer.ts';
import { StaffError } from '../staff-error.ts';
import type { FieldValues } from './requests.ts';

const themeFile = 'content/site/theme.mdx';

/** A colour of the theme by day, and the contrast of text with it or on it. */
export interface ThemeColour {
  /** The field in the file: `day.paper`. */
  field: string;
  value: string;
  /** From 1 to 21 (WCAG 2.2). */
  contrast: number;
}

/** Lists the colours by day. */
export function listColours({ day }: Singletons['theme']): ThemeColour[] {
  const { paper, ink } = day;
  return Object.entries(day).map(([name, value]) => {
    // Text in "ink" and "brand" is on paper. Text on the other colours is paper or ink.
    const partners = { paper: [ink], ink: [paper], brand: [paper] }[name] ?? [paper, ink];
    const best = Math.max(...partners.map((partner) => contrast(partner, value)));
    return { field: `day.${name}`, value, contrast: best };
  });
}

/** Writes the colours by day. @see ThemeColour for the names of the fields */
export const saveColours: Change<FieldValues> = (writer, values) => {
  const { bytes, content } = readText(writer, themeFile);
  const replacements = editableSegments(content).flatMap((segment) => {
    const value = values[segment.label];
    if (value === undefined) return [];
    const replacement = replaceSegment(content, segment, value);
    if (!replacement) throw new StaffError('This colour cannot be written.');
    return replacement;
  });
  const change = { path: themeFile, before: bytes, after: replaceInBytes(bytes, replacements) };
  return writer.write([change], { name: 'theme', text: '' });
};
