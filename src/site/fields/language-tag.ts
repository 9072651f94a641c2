import { z } from 'zod';
import { say, toIssue } from './say.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** A language has two or three letters; no longer code is registered (RFC 5646). `Intl` is much slower. */
const beginsLikeTag = /^[a-z]{2,3}(?:-|$)/;

/** Returns true for a canonical language tag that `Intl` knows (BCP 47): `ne`, `pt-BR`. */
export function isLanguageTag(text: string): boolean {
  return (
    beginsLikeTag.test(text) && canonicalTag(text) === text && languageNames.of(text) !== undefined
  );
}

/** Returns the English name of a language: `Nepali` for `ne`. @param tag a valid tag */
export function languageNameOf(tag: string): string {
  return languageNames.of(tag) ?? '';
}

/** Returns a tag in its canonical case: `pt-BR` for `pt-br`; undefined if it is invalid. */
export function canonicalTag(text: string): string | undefined {
  try {
    // Throws for some invalid tags that the next line accepts, such as `site`.
    languageNames.of(text);
    return Intl.getCanonicalLocales(text)[0];
  } catch {
    return undefined;
  }
}

/** Accepts a canonical language tag (BCP 47): `ne`, `pt-BR`. */
export function languageTag(description: string) {
  return z
    .string()
    .refine(isLanguageTag, toIssue(say`Write the tag of a language, such as en, ne or pt-BR.`))
    .meta({ description, form: 'a language tag', examples: ['en', 'ne'], normalize: canonicalTag });
}
