/** The parameters by which social pages and advertisers follow visitors. */
const tracking = /^(?:fbclid|gclid|igshid?|mc_[ce]id|utm_\w+)$/;

/** Returns the page that an address leads to: without a detour over Facebook, and without tracking. */
export function withoutTracking(address: string): string {
  if (!URL.canParse(address)) return address;
  const { hostname, searchParams } = new URL(address);
  const isDetour = /^lm?\.(?:facebook|instagram)\.com$/.test(hostname);
  const target = (isDetour && searchParams.get('u')) || address;
  if (!URL.canParse(target)) return address;
  const url = new URL(target);
  const unwanted = [...url.searchParams.keys()].filter((name) => tracking.test(name));
  for (const name of unwanted) url.searchParams.delete(name);
  return unwanted.length > 0 ? url.href : target;
}
