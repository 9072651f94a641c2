import { z } from 'zod';

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Whether a text is the tag of a language that `Intl` knows, as it is usually written (BCP 47): `ne`, `pt-BR`, `es-419`. */
export function isLanguageTag(text: string): boolean {
  return canonicalTag(text) === text && names.of(text) !== undefined;
}

/** A tag with its letters as they are usually written, `pt-BR` for `pt-br`; undefined for what cannot be one. */
export function canonicalTag(text: string): string | undefined {
  try {
    // Names that are no tags, such as `site`, are refused by one of the two.
    names.of(text);
    return Intl.getCanonicalLocales(text)[0];
  } catch {
    return undefined;
  }
}

/** A language, by its tag. */
export function languageTag(description: string) {
  return z
    .string()
    .refine(isLanguageTag, 'write the tag of a language, such as en, ne or pt-BR')
    .meta({ description, form: 'a language tag', examples: ['en', 'ne'], meant: canonicalTag });
}
