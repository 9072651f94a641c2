import { editableSegments, replaceSegment } from '../../compiler/write/editable-segments.ts';
import { replaceInBytes } from '../../compiler/write/replace-in-bytes.ts';
import type { Singletons } from '../../site/singletons/singleton-schemas.ts';
import { textContrasts } from '../../site/singletons/theme.ts';
import { readText, type SaveFunction } from './writer.ts';
import { StaffError } from '../files/staff-error.ts';
import type { FieldValues } from './requests.ts';

const themeFile = 'content/site/theme.mdx';

/** A colour of the theme. */
export interface ThemeColour {
  /** The field in the file: `day.paper`. */
  field: string;
  value: string;
}

/** Lists the colours by day and at night. */
export function listColours({ day, night }: Singletons['theme']): ThemeColour[] {
  return Object.entries({ day, night }).flatMap(([scheme, colours]) =>
    Object.entries(colours).map(([name, value]) => ({ field: `${scheme}.${name}`, value })),
  );
}

/** Returns the contrast of a colour with its text or its background, from 1 to 21 (WCAG 2.2). */
export function contrastOf(field: string, values: FieldValues): number {
  const [scheme = '', name = ''] = field.split('.');
  const ofScheme = Object.entries(values)
    .filter(([key]) => key.startsWith(`${scheme}.`))
    .map(([key, value]) => [key.slice(scheme.length + 1), value]);
  const contrasts = textContrasts(Object.fromEntries(ofScheme) as Singletons['theme']['day']);
  return contrasts[name as keyof typeof contrasts];
}

/** Writes the colours. @see ThemeColour for the names of the fields */
export const saveColours: SaveFunction<FieldValues> = (writer, values) => {
  const { bytes, content } = readText(writer, themeFile);
  const replacements = editableSegments(content).flatMap((segment) => {
    const value = values[segment.label];
    if (value === undefined) return [];
    const replacement = replaceSegment(content, segment, value);
    if (!replacement) throw new StaffError('not-editable');
    return replacement;
  });
  const change = { path: themeFile, before: bytes, after: replaceInBytes(bytes, replacements) };
  return writer.write([change]);
};
