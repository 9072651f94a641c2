/**
 * Returns the Open Graph locale of a language: `en_US` for `en`. A language tag without a country
 * gets its most likely country.
 * @param tag a language tag such as `en`, `ne` or `en-NP` (BCP 47)
 */
export function openGraphLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return region ? `${language}_${region}` : language;
}
