/** The social sites that a shop may have a page on. */
export const socialNames = [
  'facebook',
  'instagram',
  'tiktok',
  'youtube',
  'x',
  'linkedin',
  'pinterest',
  'threads',
] as const;

export type SocialName = (typeof socialNames)[number];

/** A map with something for each of the sites. */
export function forEachSite<Value>(value: (name: SocialName) => Value): Record<SocialName, Value> {
  const entries = socialNames.map((name) => [name, value(name)] as const);
  return Object.fromEntries(entries) as Record<SocialName, Value>;
}
