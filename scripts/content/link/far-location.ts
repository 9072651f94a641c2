import zoneAt from '@photostructure/tz-lookup';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { atField } from '../validate/content-file.ts';
import type { FactSource } from '../validate/facts.ts';

/** A warning about a location where other clocks are kept than the shop's: most often, its two numbers are swapped. */
export function farLocation({ business, file }: FactSource): Diagnostic[] {
  const { time_zone: zone, location } = business;
  const { latitude, longitude } = location;
  if (isSameClock(zoneAt(latitude, longitude), zone)) return [];
  const isSwapped = Math.abs(longitude) <= 90 && isSameClock(zoneAt(longitude, latitude), zone);
  const advice = isSwapped ? 'swap the two numbers' : 'look the shop up on a map again';
  const message = `clocks at this place do not show the time of ${zone}; ${advice}`;
  return [{ ...atField(file, ['location', 'latitude']), message, severity: 'warning' }];
}

function isSameClock(one: string, other: string): boolean {
  return offsets(one) === offsets(other);
}

/** What a zone, which may have several names, is ahead of the world's clock in winter and in summer. */
function offsets(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  return ['2026-01-15', '2026-07-15'].map((day) => format.format(new Date(day))).join(' ');
}
