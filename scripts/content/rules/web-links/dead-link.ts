import type { Reference } from '../../diagnostics/diagnostic.ts';
import type { LocatedFinding, Rule, SiteContent } from '../rule.ts';
import { askAll } from './ask.ts';
import { webAddressesIn } from './web-addresses.ts';

export const deadLink: Rule = {
  id: 'dead-link',
  level: 'error',
  scope: 'web',
  summary: 'A website that a link leads to exists (npm run check -- --links).',
  others: [
    {
      id: 'doubtful-link',
      level: 'warning',
      summary: 'A website that a link leads to answers (npm run check -- --links).',
    },
  ],
  check: checkWebLinks,
};

/** Asks the web for each URL that is not the site's own, once, and reports each position of it. */
async function checkWebLinks(
  { files, languages: [{ factSource }] }: SiteContent,
  request?: typeof fetch,
): Promise<LocatedFinding[]> {
  const { name = '', website } = factSource?.business ?? {};
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
    const doubt = doubts.get(asked(link));
    return doubt ? [{ path, line, column, message: doubt.message, rule: doubt.rule }] : [];
  });
}

/** What is asked for: an address without the place on its page. */
function asked({ name }: Pick<Reference, 'name'>): string {
  return name.replace(/#.*$/, '');
}
