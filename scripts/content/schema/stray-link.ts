import { contactNames, linkAdvice, parseLinkTarget } from '../../../src/fields/link-target.ts';
import { isPhone } from '../../../src/fields/phone.ts';
import type { Explanation } from '../diagnostics/diagnostic.ts';
import { withoutZeroWidth } from '../diagnostics/invisible.ts';
import { advise } from '../diagnostics/suggest.ts';
import { ownContact } from '../text/own-contact.ts';
import type { Facts } from '../text/facts.ts';

/**
 * Explains an invalid link.
 * @param routes undefined if the pages are not known
 */
export function strayLink(
  link: string,
  facts: Facts = {},
  routes?: ReadonlySet<string | undefined>,
): Explanation {
  const plain = withoutZeroWidth(link);
  if (plain !== link && parseLinkTarget(plain)) {
    const message = 'Type this link again. It contains invisible characters.';
    return { message, fix: { find: link, replace: plain, safe: true } };
  }
  const own = ownContact(link, facts);
  if (own !== undefined) {
    const message = `Write ${own} instead of "${link}". Facts are written once, in content/site/business.mdx.`;
    return { message, fix: { find: link, replace: own, safe: true } };
  }
  const numbers = Object.keys(facts).filter((name) => isPhone(facts[name]) && name !== 'phone');
  const { hint, fix: near } = advise(link, [...contactNames, ...numbers]);
  if (near) return { message: `"${link}" is not a link.${hint}`, fix: near };
  const page = asPage(link);
  if (page !== undefined && (!routes || routes.has(page.replace(/#.*/, '')))) {
    const fix = { find: link, replace: page, safe: true, names: 'page' } as const;
    return { message: insteadOf(link, page), fix };
  }
  const address = asAddress(link);
  if (address === undefined) return { message: linkAdvice(link) };
  // An old site may have no https.
  const isCertain = !link.startsWith('http:');
  const change = { find: link, replace: address, ...(isCertain && { safe: true as const }) };
  return { message: insteadOf(link, address), fix: change };
}

function insteadOf(link: string, meant: string): string {
  return `"${link}" is not a link. Write ${meant}.`;
}

/** Normalizes a page as other sites write it: `/About`, `/about/`, `about.html`. */
function asPage(link: string): string | undefined {
  const [, path, anchor = ''] = /^(?:\.?\/)?([\w/-]+?)(?:\/|\.html?)?(#.*)?$/.exec(link) ?? [];
  const page = path && `/${path.toLowerCase().replace(/^index$/, '')}${anchor}`;
  return page && /[a-z]/.test(page) && parseLinkTarget(page) ? page : undefined;
}

/** Adds https:// to a URL, or replaces http://. */
function asAddress(link: string): string | undefined {
  const [, address] = /^(?:http:\/\/)?((?:[a-z\d-]+\.)+[a-z]{2,}(?:[/?#]\S*)?)$/i.exec(link) ?? [];
  return address && parseLinkTarget(`https://${address}`) ? `https://${address}` : undefined;
}
