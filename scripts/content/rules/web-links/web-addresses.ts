import { isWebAddress } from '../../../../src/fields/web-address.ts';
import type { Reference } from '../../diagnostics/diagnostic.ts';
import type { ContentFile } from '../../resolve/content-file.ts';
import { referencesIn } from '../../text/words.ts';

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
