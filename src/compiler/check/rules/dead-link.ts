import { isSafeUrl } from '../../../site/fields/https-url.ts';
import type { ContentFile } from '../../read/resolve/content-file.ts';
import type { Rule } from './rule.ts';
import { sayInReport } from '../../../site/fields/say.ts';

export const deadLink: Rule = {
  id: 'dead-link',
  level: 'error',
  scope: 'web',
  summary: 'Links lead to websites that exist (npm run check -- --links).',
  async check({ files, defaultLanguage: { definedFacts } }, findGone) {
    // The shop's own website may not be published yet.
    const website = definedFacts?.business.website;
    const links = files
      .flatMap(linksToWebsites)
      .filter(({ url }) => new URL(url).origin !== website);
    const reasons = await findGone([...new Set(links.map(({ url }) => url))]);
    return links.flatMap(({ url, ...position }) => {
      const reason = reasons.get(url);
      if (reason === undefined) return [];
      const message = sayInReport`${{ url }} is gone: ${{ reason }}. Write another URL, or delete the link.`;
      return [{ ...position, message }];
    });
  },
};

/** Returns each https URL in fields, attributes and links, with its position. */
function linksToWebsites({ textFile: { path }, segments }: ContentFile) {
  // Only fields and attributes have a notation. Their whole value may be a URL.
  const possibleUrls = segments.flatMap(({ notation, value: name, line, column, references }) =>
    notation ? [{ name, line, column }] : references.filter(({ kind }) => kind === 'link'),
  );
  return possibleUrls
    .filter(({ name }) => isSafeUrl(name))
    .map(({ name, line, column }) => ({ path, url: name.replace(/#.*$/, ''), line, column }));
}
