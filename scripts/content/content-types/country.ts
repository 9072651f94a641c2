import { getCountries, type CountryCode } from 'libphonenumber-js/min';

/** Common abbreviations that differ from the country code. */
const abbreviations: Readonly<Record<string, CountryCode>> = { USA: 'US', UK: 'GB' };

/** Returns the ISO 3166-1 code of a country: `Nepal`, `नेपाल` and `NP` are all `NP`. */
export function countryNamed(name: unknown): CountryCode | undefined {
  const known = getCountries().find((code) => {
    const own = new Intl.Locale(`und-${code}`).maximize().language;
    const names = ['en', own].map((language) =>
      new Intl.DisplayNames(language, { type: 'region' }).of(code),
    );
    return [code, ...names].includes(name as string);
  });
  return known ?? abbreviations[String(name)];
}
