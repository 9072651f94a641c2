import { expect, test } from 'vitest';
import { fromBase64, toBase64 } from '../../../../src/staff/files/base64.ts';

test.for([0, 1, 2, 3, 29_999, 30_000, 30_001, 100_000])('encodes %i bytes', (length) => {
  const bytes = Uint8Array.from({ length }, (_, index) => index * 7);
  expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
  expect(Buffer.from(fromBase64(toBase64(bytes))).equals(bytes)).toBe(true);
});
