import { expect, test } from 'vitest';
import { quietText } from '../../../../src/staff/draft/quiet-text.ts';

const shown = (text: string) => quietText(text).replaceAll('\u200B', '·');

test.for([
  ['Ask @ram or @shop/team', 'Ask @·ram or @·shop/team'],
  ['सोध्नुहोस्@ram', 'सोध्नुहोस्@·ram'],
  ['Write to hello@example.org', 'Write to hello@example.org'],
  ['This fixes #1, GH-2 and ram/shop#3', 'This fixes #·1, GH-·2 and ram/shop#·3'],
  ['# 1 shop, #sale', '# 1 shop, #sale'],
  ['as in 1a2b3c4d', 'as in 1·a2b3c4d'],
  [
    'as in a1b2c3d4e5f60718293a4b5c6d7e8f9012345678',
    'as in a·1b2c3d4e5f60718293a4b5c6d7e8f9012345678',
  ],
  ['Call 9841112223, or see a facade', 'Call 9841112223, or see a facade'],
  ['https://github.com/ram/shop/issues/1', 'https://github·.com/ram/shop/issues/1'],
  ['Beds <!-- not yet --> and <details>', 'Beds <·!-- not yet --> and <·details>'],
  ['5 < 6', '5 < 6'],
  ['Open [skip ci], [no ci] [size M]', 'Open [·skip ci], [·no ci] [size M]'],
] as const)('wakes nobody with %s', ([text, expected]) => {
  expect(shown(text)).toBe(expected);
});
