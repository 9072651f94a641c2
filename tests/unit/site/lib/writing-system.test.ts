import { expect, test } from 'vitest';
import { documentHtml } from '../../../../src/site/app/Head.tsx';
import { directionOf } from '../../../../src/site/lib/writing-system.ts';
import type { RenderedPage } from '../../../../src/site/model/server-entry.ts';

test.for([
  ['ar', 'rtl'],
  ['fa', 'rtl'],
  ['he', 'rtl'],
  ['ur', 'rtl'],
  ['pa-PK', 'rtl'],
  ['pa', 'ltr'],
  ['ne', 'ltr'],
  ['fr', 'ltr'],
])('returns the direction of %s: %s', ([tag = '', direction]) => {
  expect(directionOf(tag)).toBe(direction);
});

test.for([
  ['ne', 'Deva'],
  ['hi', 'Deva'],
  ['new', 'Deva'],
  ['mai', 'Deva'],
  ['ne-Latn', 'Latn'],
  ['en', 'Latn'],
])('marks a page in %s with its script: %s', ([lang = '', script]) => {
  const record = {} as RenderedPage['record'];
  const html = documentHtml({ lang, head: '', body: '', record }, {});
  expect(html).toContain(`<html lang="${lang}" dir="ltr" data-script="${script}">`);
});
