import type { Diagnostic, Reference } from '../content/diagnostics/diagnostic.ts';
import { webAddressesIn } from '../content/link/web-addresses.ts';
import type { Model } from '../content/model.ts';
import type { ContentFile } from '../content/validate/content-file.ts';
import { askAll } from './ask.ts';

/**
 * Asks the web for every address in the content that is not the site's own, each once.
 * @param files as `load` returns them with the model
 * @returns a diagnostic at each place of an address: an error where it is gone, else a warning
 */
export async function checkWebLinks(
  { site: { business } }: Model,
  files: readonly ContentFile[],
  request?: typeof fetch,
): Promise<Diagnostic[]> {
  const { name, website } = business;
  const places = files.flatMap((file) =>
    webAddressesIn(file)
      .filter(({ name: address }) => new URL(address).origin !== website)
      .map((place) => ({ path: file.source.path, ...place })),
  );
  // A header holds no other letters.
  const asker = `${website ?? name} (link check)`.replaceAll(/[^ -~]/g, '?');
  const doubts = await askAll([...new Set(places.map(asked))], asker, request);
  return places.flatMap((link) => {
    const { path, line, column } = link;
    const { message, severity } = doubts.get(asked(link)) ?? {};
    return message ? [{ path, line, column, message, ...(severity && { severity }) }] : [];
  });
}

/** What is asked for: an address without the place on its page. */
function asked({ name }: Pick<Reference, 'name'>): string {
  return name.replace(/#.*$/, '');
}
