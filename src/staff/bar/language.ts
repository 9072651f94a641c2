import { en } from './strings/en.ts';
import { ne } from './strings/ne.ts';

/** The language of the page (BCP 47). */
export const pageLanguage = document.documentElement.lang;
const isNepali = pageLanguage.startsWith('ne');

/** The language of the bar (BCP 47): Nepali on Nepali pages, English on all other pages. */
export const language = isNepali ? pageLanguage : 'en';

export const strings = isNepali ? ne : en;

/**
 * Returns the format of dates and times. Chromium has no Nepali names of months, so Nepali pages use
 * the Lithuanian format, which has only digits: `2026-10-20`.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return isNepali
    ? new Intl.DateTimeFormat('lt', { ...options, dateStyle: 'short' })
    : new Intl.DateTimeFormat(pageLanguage, options);
}
