import { error, warning, type Rule } from '../rule.ts';
import { webUrlsIn } from './web-urls.ts';

export const deadLink: Rule = {
  ids: [
    error('dead-link', 'Links lead to websites that exist (npm run check -- --links).'),
    warning('doubtful-link', 'Links lead to websites that answer (npm run check -- --links).'),
  ],
  scope: 'web',
  async check({ files, defaultLanguage: { factSource } }, requestUrls) {
    const { name: shop = '', website } = factSource?.business ?? {};
    const links = files
      .flatMap(webUrlsIn)
      .filter(({ url }) => new URL(url).origin !== website)
      .map((link) => ({ ...link, url: link.url.replace(/#.*$/, '') }));
    // Names the site to the linked websites. HTTP headers may contain only ASCII.
    const userAgent = `${website ?? shop} (link check)`.replaceAll(/[^ -~]/g, '?');
    const urls = new Set(links.map(({ url }) => url));
    const results = await requestUrls([...urls], userAgent);
    return links.flatMap(({ url, ...position }) => {
      const result = results.get(url);
      return result ? [{ ...position, message: result.message, rule: result.rule }] : [];
    });
  },
};
