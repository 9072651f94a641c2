import { getCountries, type CountryCode } from 'libphonenumber-js/min';

/** Common abbreviations that differ from the country code. */
const abbreviations: Readonly<Record<string, CountryCode>> = { USA: 'US', UK: 'GB' };

/** Returns the ISO 3166-1 code of a country: `Nepal`, `नेपाल` and `NP` are all `NP`. */
export function countryCodeOf(name: unknown): CountryCode | undefined {
  const code = getCountries().find((candidate) => {
    // `und` is an unknown language. `maximize` replaces it by the main language of the country.
    const mainLanguage = new Intl.Locale(`und-${candidate}`).maximize().language;
    const names = ['en', mainLanguage].map((language) =>
      new Intl.DisplayNames(language, { type: 'region' }).of(candidate),
    );
    return [candidate, ...names].includes(name as string);
  });
  return code ?? abbreviations[String(name)];
}

/** Returns true if people of a shop may write dates of Bikram Sambat. @param languages of the site (BCP 47) */
export function usesBikramSambat(
  country: unknown,
  languages: readonly (string | undefined)[],
): boolean {
  return languages.includes('ne') || countryCodeOf(country) === 'NP';
}
