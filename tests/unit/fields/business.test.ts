import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { businessType } from '../../../src/fields/business-type.ts';
import { currency } from '../../../src/fields/currency.ts';
import { timeZone } from '../../../src/fields/time-zone.ts';

test('accepts every local business of schema-dts', () => {
  const folder = path.dirname(createRequire(import.meta.url).resolve('schema-dts/package.json'));
  const types = readFileSync(path.join(folder, 'dist/schema.d.ts'), 'utf8');
  const kindsOf = (name: string): string[] => {
    const [, kinds = ''] = new RegExp(`^export type ${name} = ([^;]+);`, 'm').exec(types) ?? [];
    return kinds.split(' | ').flatMap((kind) => {
      if (kind === 'string' || kind === '') return [];
      return kind.endsWith('Leaf') ? [kind.slice(0, -'Leaf'.length)] : kindsOf(kind);
    });
  };
  const local = kindsOf('LocalBusiness');
  expect(local.length).toBeGreaterThan(100);
  expect(local.filter((name) => !businessType('What.').safeParse(name).success)).toEqual([]);
});

test.each(['Asia/Kathmandu', 'Europe/Berlin', 'America/Argentina/Buenos_Aires', 'UTC'])(
  'accepts the time zone %s',
  (name) => expect(timeZone('Which.').parse(name)).toBe(name),
);

test.each(['Berlin', 'Europe/Berln', '+01:00', 'europe/berlin', ''])(
  'rejects the time zone "%s"',
  (name) => expect(timeZone('Which.').safeParse(name).success).toBe(false),
);

test.each(['NPR', 'EUR', 'JPY'])('accepts the currency %s', (code) =>
  expect(currency('Which.').parse(code)).toBe(code),
);

test.each(['Rs', 'npr', 'XYZ', 'EURO', ''])('rejects the currency "%s"', (code) =>
  expect(currency('Which.').safeParse(code).success).toBe(false),
);
