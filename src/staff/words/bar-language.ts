import { en, type Strings } from './en.ts';
import { ne } from './ne.ts';

/** The language of the bar: Nepali on Nepali pages, English on all other pages. */
export interface BarLanguage {
  /** The language (BCP 47). */
  language: string;
  strings: Strings;
}

/** Returns the language of the bar. @param pageLanguage the language of the page (BCP 47) */
export function barLanguage(pageLanguage: string): BarLanguage {
  const isNepali = pageLanguage.startsWith('ne');
  return { language: isNepali ? pageLanguage : 'en', strings: isNepali ? ne : en };
}
