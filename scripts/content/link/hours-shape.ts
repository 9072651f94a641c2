import type { FactSource } from '../facts.ts';
import { literal, type Shape } from './fact-shapes.ts';

const time = String.raw`(?:2[0-3]|1\d|0?\d)(?:[:.][0-5]\d)?(?: ?(?:[ap]m\b|[ap]\.m\.))?`;
const to = String.raw`\s*(?:-|to|until|till)\s*`;

/**
 * From one time to another. Two numbers are times when one has AM or PM, when both have minutes, when
 * days stand before them, or when they are those of the shop; else they may count anything.
 */
export function hoursShape({
  business,
  calendar,
}: Pick<FactSource, 'business' | 'calendar'>): Shape {
  const day = `(?:${Object.values(calendar.weekdays).map(dayPattern).join('|')})`;
  const days = String.raw`(?<!\p{L})${day}${to}${day}[,:]?\s+(?:from\s+)?`;
  const own = new Set(business.hours.map(({ opens, closes }) => `${opens % 720}-${closes % 720}`));
  return {
    fact: 'hours',
    noun: 'the opening hours of the shop',
    pattern: new RegExp(
      String.raw`(?:${days})?(?<![\p{L}\p{N}:.,/$-])${time}${to}${time}(?![\p{L}\p{N}%-]|[:.,/]\d)`,
      'giu',
    ),
    is: (words) =>
      /\d ?[ap]\.?m|\d:\d\d\D+\d+:\d\d|^\p{L}/iu.test(words) ||
      (own.has(timesKey(words)) && isDescending(words)),
    key: timesKey,
  };
}

/** A day's name, or its first three letters. */
function dayPattern(name: string): string {
  return `${literal(name.slice(0, 3))}(?:${literal(name.slice(3))})?(?!\\p{L})`;
}

/** Both times in minutes on a clock face of twelve hours, since people leave out AM and PM. */
function timesKey(words: string): string {
  return [...words.matchAll(/(\d+)(?:[:.](\d+))?/g)]
    .map(([, hour, minute = 0]) => (Number(hour) % 12) * 60 + Number(minute))
    .join('-');
}

/** As "9 to 6" is, which hardly counts anything but hours. */
function isDescending(words: string): boolean {
  const [from = 0, until = 0] = words.match(/\d+/g)?.map(Number) ?? [];
  return from > until;
}
