/** Matches the URL parameters that social networks and advertisers add to track visitors. */
const trackingParameter = /^(?:fbclid|gclid|igshid?|mc_[ce]id|utm_\w+)$/;

/** Returns a URL without a redirect of Facebook or Instagram and without tracking parameters. */
export function withoutTracking(link: string): string {
  if (!URL.canParse(link)) return link;
  const { hostname, searchParams } = new URL(link);
  const isRedirect = /^lm?\.(?:facebook|instagram)\.com$/.test(hostname);
  const target = isRedirect ? (searchParams.get('u') ?? link) : link;
  if (!URL.canParse(target)) return link;
  const url = new URL(target);
  const unwanted = [...url.searchParams.keys()].filter((name) => trackingParameter.test(name));
  for (const name of unwanted) url.searchParams.delete(name);
  return unwanted.length > 0 ? url.href : target;
}
