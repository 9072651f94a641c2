import { expect, test } from 'vitest';
import { startLanguageOf } from '../../../../src/staff/page/shown-path.ts';

test.for([
  ['/ne', 'ne'],
  ['/ne/faq#delivery', 'ne'],
  ['/ne#top', 'ne'],
  ['/', 'en'],
  ['/news', 'en'],
] as const)('starts at %s in the language %s', ([path, language]) => {
  expect(startLanguageOf(path)).toBe(language);
});
