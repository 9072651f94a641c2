import { contactNames, linkAdvice, parseLinkTarget } from '../../../site/fields/link-target.ts';
import { withoutNepaliEnding } from '../../../site/fields/https-url.ts';
import { isPhone } from '../../../site/fields/phone.ts';
import type { Explanation } from '../../diagnostics/diagnostic.ts';
import { withoutZeroWidth } from '../../text/zero-width.ts';
import { advise } from '../../diagnostics/suggest.ts';
import { explainRepetition, ownContact } from '../facts/own-contact.ts';
import type { Facts } from '../facts/facts.ts';
import { say, type Message } from '../../../site/fields/say.ts';

/** Matches what a short name such as `email` cannot say: a prepared message, another receiver, an extension. */
const preparedText = /[?&](?:subject|body|text|cc|bcc)=|;ext=/i;

/**
 * Explains an invalid link.
 * @param routes the routes of all pages; undefined if they are unknown
 */
export function explainLink(
  link: string,
  facts: Facts = {},
  routes?: ReadonlySet<string | undefined>,
): Explanation {
  const plain = withoutZeroWidth(link);
  if (plain !== link && parseLinkTarget(plain)) {
    const message = say`Type this link again. It contains invisible characters.`;
    return { message, fix: { find: link, replace: plain, safe: true } };
  }
  const contact = ownContact(link, facts);
  if (contact !== undefined) {
    return {
      message: explainRepetition(link, contact),
      fix: {
        find: link,
        replace: contact,
        ...(!preparedText.test(link) && { safe: true as const }),
      },
    };
  }
  // A link to the fact `phone` is written as `call`.
  const phoneFacts = Object.keys(facts).filter((name) => isPhone(facts[name]) && name !== 'phone');
  const { hint, fix: nameFix } = advise(link, [...contactNames, ...phoneFacts]);
  if (nameFix) return { message: [...say`"${{ link }}" is not a link.`, ...hint], fix: nameFix };
  const page = toPagePath(link);
  if (page !== undefined && (!routes || routes.has(page.replace(/#.*/, '')))) {
    const fix = { find: link, replace: page, safe: true, names: 'page' } as const;
    return { message: notALinkMessage(link, page), fix };
  }
  const url = toHttpsUrl(withoutNepaliEnding(link));
  if (url === undefined) return { message: linkAdvice(link) };
  // An old site may not support https.
  const isCertain = !link.startsWith('http:');
  const fix = { find: link, replace: url, ...(isCertain && { safe: true as const }) };
  return { message: notALinkMessage(link, url), fix };
}

function notALinkMessage(link: string, replacement: string): Message {
  return say`"${{ link }}" is not a link. Write ${{ replacement }}.`;
}

/** Returns `/about` for `/About`, `/about/` and `about.html`; undefined if the link does not look like a page. */
function toPagePath(link: string): string | undefined {
  const [, path, anchor = ''] = /^(?:\.?\/)?([\w/-]+?)(?:\/|\.html?)?(#.*)?$/.exec(link) ?? [];
  const page = path && `/${path.toLowerCase().replace(/^index$/, '')}${anchor}`;
  return page && /[a-z]/.test(page) && parseLinkTarget(page) ? page : undefined;
}

/** Adds https:// to a link, or replaces http://; undefined if the result is not a URL. */
function toHttpsUrl(link: string): string | undefined {
  const hostAndPath = /^(?:https?:\/\/)?((?:[a-z\d-]+\.)+[a-z]{2,}(?:[/?#]\S*)?)$/i.exec(link)?.[1];
  const url = `https://${hostAndPath}`;
  return hostAndPath !== undefined && parseLinkTarget(url) ? url : undefined;
}
