import { en } from './strings/en.ts';
import { ne } from './strings/ne.ts';

/** The language of the page (BCP 47). */
export const pageLanguage = document.documentElement.lang;

const isNepali = pageLanguage.startsWith('ne');

/** The language of the bar. Pages in other languages have the bar in English. */
export const language = isNepali ? pageLanguage : 'en';

/** All text of the bar. */
export const strings = isNepali ? ne : en;

/**
 * Returns the format of dates. Chromium has no Nepali names of months, so Nepali dates are digits,
 * as in Lithuanian: `2026-10-20`.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return isNepali
    ? new Intl.DateTimeFormat('lt', { ...options, dateStyle: 'short' })
    : new Intl.DateTimeFormat(pageLanguage, options);
}
