import type { Diagnostic, Reference } from '../content/diagnostics/diagnostic.ts';
import { webAddressesIn } from '../content/link/web-addresses.ts';
import type { Model } from '../content/model.ts';
import type { ContentFile } from '../content/validate/content-file.ts';
import { askAll } from './ask.ts';

/**
 * Requests every external URL of the content once.
 * @param files as returned by `load` with a model
 * @returns a diagnostic at each position of a URL: an error if it is gone, otherwise a warning
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
  // HTTP headers are limited to these characters.
  const asker = `${website ?? name} (link check)`.replaceAll(/[^ -~]/g, '?');
  const doubts = await askAll([...new Set(places.map(urlWithoutHash))], asker, request);
  return places.flatMap((link) => {
    const { path, line, column } = link;
    const { message, severity } = doubts.get(urlWithoutHash(link)) ?? {};
    return message ? [{ path, line, column, message, ...(severity && { severity }) }] : [];
  });
}

/** Returns the URL without its fragment. */
function urlWithoutHash({ name }: Pick<Reference, 'name'>): string {
  return name.replace(/#.*$/, '');
}
