import { domainToUnicode } from 'node:url';
import type { Rule } from './rule.ts';
import { webUrlsIn } from './web-links/web-urls.ts';

/** Scripts that no language mixes in one word. The scripts of Japanese and Korean are not listed. */
const scripts = ['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Hebrew', 'Arabic', 'Devanagari'].map(
  (name) => new RegExp(`\\p{Script=${name}}`, 'u'),
);

/** Reports host names that mix scripts. In `gооgle.example`, each `о` is a Cyrillic letter. */
export const mixedScripts: Rule = {
  id: 'mixed-scripts',
  level: 'warning',
  scope: 'site',
  summary: 'The name of a website has letters of one alphabet.',
  check: ({ files }) =>
    files.flatMap(webUrlsIn).flatMap(({ url, ...position }) => {
      const host = domainToUnicode(new URL(url).hostname);
      const isMixed = host
        .split('.')
        .some((label) => scripts.filter((script) => script.test(label)).length > 1);
      const message = `Type "${host}" again. Some of its letters are of another alphabet and only look the same.`;
      return isMixed ? [{ ...position, message }] : [];
    }),
};
