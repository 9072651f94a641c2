/**
 * A language with the country where most people write it, `en_US`, as the Open Graph protocol wants
 * it; a country that the tag names stays.
 * @param tag BCP 47, such as `en`, `ne` or `en-NP`
 */
export function withTerritory(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return region ? `${language}_${region}` : language;
}
