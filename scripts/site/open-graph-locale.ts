/**
 * Adds to a language tag the country where most people speak it, such as `en_US`, as the Open Graph
 * protocol requires. A country in the tag stays.
 * @param tag BCP 47, such as `en`, `ne` or `en-NP`
 */
export function openGraphLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return region ? `${language}_${region}` : language;
}
