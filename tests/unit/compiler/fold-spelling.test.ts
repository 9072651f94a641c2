import { expect, test } from 'vitest';
import { foldSpelling } from '../../../src/compiler/text/fold-spelling.ts';

test.for([
  ['काठमाडौँ', 'काठमाडौं'],
  ['फेरी', 'फेरि'],
  ['मूल्य', 'मुल्य'],
  ['ईमेल', 'इमेल'],
  ['ऊन', 'उन'],
  ['पुर्\u200Dयाउने', 'पुर्याउने'],
  ['E-mail', 'email'],
])('takes %s for %s', ([one = '', other = '']) => {
  expect(foldSpelling(one)).toBe(foldSpelling(other));
});

test.for([
  ['सोफा', 'सोफे'],
  ['बेच्ने', 'बेच्नु'],
  ['किन्न', 'कन्न'],
])('distinguishes %s from %s', ([one = '', other = '']) => {
  expect(foldSpelling(one)).not.toBe(foldSpelling(other));
});
