import { isDeepStrictEqual } from 'node:util';
import zoneAt from '@photostructure/tz-lookup';
import { utcOffsets } from '../../../src/lib/time-zone.ts';
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
  return isDeepStrictEqual(utcOffsets(one), utcOffsets(other));
}
