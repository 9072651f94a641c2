import { allLanguages, type Model } from '../content/model.ts';

/** Less than the year after which RFC 9116 would have somebody look at the file again. */
const days = 360;

/**
 * The text of .well-known/security.txt, by which somebody who finds a weakness finds the shop
 * (RFC 9116).
 * @param committed when the site last changed, so that the same state gives the same bytes
 */
export function securityText(model: Model, committed: Date): string {
  const { email, website } = model.site.business;
  const expires = new Date(committed.getTime() + days * 86_400_000).toISOString();
  const languages = allLanguages(model).map(({ site }) => site.language.code);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.replace(/T.*/, 'T00:00:00Z')}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    ...(website ? [`Canonical: ${website}/.well-known/security.txt`] : []),
    '',
  ].join('\n');
}
