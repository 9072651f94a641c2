import type { z } from 'zod';
import { httpsUrl, isHttpsUrl } from './https-url.ts';
import { say, toIssue, type Message } from './say.ts';

/** The advice for the pages of each map site, which browsers do not show inside another site. */
const advice = {
  google: say`Google shows this URL only on its own site. Choose "Share" and "Embed a map" there, and write the URL after src=, which begins with https://www.google.com/maps/embed`,
  openStreetMap: say`OpenStreetMap shows this URL only on its own site. Delete this line: then the site shows OpenStreetMap at "location".`,
};

/** Accepts the URL of a map that a page may contain: `https://www.google.com/maps/embed?pb=…`. */
export function mapUrl(description: string): z.ZodType<string> {
  return httpsUrl(description)
    .superRefine((url, context) => {
      const message = explainBlockedMap(url);
      if (message) context.addIssue({ code: 'custom', message: toIssue(message) });
    })
    .meta({ normalize: readFrameUrl });
}

/** Explains that browsers block this URL in a frame; undefined if they show it or if it is unknown. */
function explainBlockedMap(url: string): Message | undefined {
  if (!isHttpsUrl(url)) return undefined;
  const { host, pathname, searchParams } = new URL(url);
  if (/^(?:maps\.app\.)?goo\.gl$/.test(host)) return advice.google;
  if (/^(?:www\.|maps\.)?google\.[a-z.]+$/.test(host)) {
    const isEmbedded =
      /^\/maps\/(?:.*\/)?embed(?:\/|$)/.test(pathname) || searchParams.get('output') === 'embed';
    // The host without www redirects, which the policy of the site forbids.
    return isEmbedded && !host.startsWith('google.') ? undefined : advice.google;
  }
  if (/^(?:(?:www\.)?openstreetmap|osm)\.org$/.test(host)) {
    const isEmbedded = host.startsWith('www.') && pathname === '/export/embed.html';
    return isEmbedded ? undefined : advice.openStreetMap;
  }
  return undefined;
}

/** Returns the URL in the HTML that map sites offer: `<iframe src="https://…"></iframe>`. */
function readFrameUrl(input: string): string | undefined {
  const [, url] = /<iframe\b[^>]*\bsrc="([^"]+)"/.exec(input) ?? [];
  return url?.replaceAll('&amp;', '&');
}
