import { domainToUnicode } from 'node:url';
import type { Rule } from './rule.ts';
import { webAddressesIn } from './web-links/web-addresses.ts';

/** Scripts that no language mixes in one word, unlike those of Japanese and Korean. */
const scripts = ['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Hebrew', 'Arabic', 'Devanagari'].map(
  (name) => new RegExp(`\\p{Script=${name}}`, 'u'),
);

/** In `gооgle.example` some letters only look like Latin ones. */
export const mixedScripts: Rule = {
  id: 'mixed-scripts',
  level: 'warning',
  scope: 'site',
  summary: 'The name of a website has letters of one alphabet.',
  check: ({ files }) =>
    files.flatMap(webAddressesIn).flatMap(({ name, ...position }) => {
      const host = domainToUnicode(new URL(name).hostname);
      const isMixed = host
        .split('.')
        .some((label) => scripts.filter((script) => script.test(label)).length > 1);
      const message = `Type "${host}" again. Some of its letters are of another alphabet and only look the same.`;
      return isMixed ? [{ ...position, message }] : [];
    }),
};
