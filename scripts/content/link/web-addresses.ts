import { domainToUnicode } from 'node:url';
import { isWebAddress } from '../../../src/fields/web-address.ts';
import type { Diagnostic, Reference } from '../diagnostics/diagnostic.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { referencesIn } from '../validate/words.ts';

/** Returns every web address in fields, attributes and links. */
export function webAddressesIn({ words }: ContentFile): Reference[] {
  const values = words
    .filter(({ notation }) => notation)
    .map(({ value: name, ...place }) => ({ name, ...place }));
  const links = referencesIn({ words: words.filter(({ notation }) => !notation) }, 'link');
  return [...values, ...links]
    .filter(({ name }) => isWebAddress(name))
    .map(({ name, line, column }) => ({ name, line, column }));
}

/** Scripts that no language mixes in one word, unlike those of Japanese and Korean. */
const scripts = ['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Hebrew', 'Arabic', 'Devanagari'].map(
  (name) => new RegExp(`\\p{Script=${name}}`, 'u'),
);

/** Warns of host names such as `gооgle.example`, where some letters only look like Latin ones. */
export function mixedScripts(files: readonly ContentFile[]): Diagnostic[] {
  return files.flatMap((file) =>
    webAddressesIn(file).flatMap(({ name, ...position }) => {
      const host = domainToUnicode(new URL(name).hostname);
      const isMixed = host.split('.').some((label) => scriptsIn(label) > 1);
      const message = `Type "${host}" again. Some of its letters are of another alphabet and only look the same.`;
      return isMixed
        ? [{ path: file.source.path, ...position, message, severity: 'warning' as const }]
        : [];
    }),
  );
}

function scriptsIn(label: string): number {
  return scripts.filter((script) => script.test(label)).length;
}
