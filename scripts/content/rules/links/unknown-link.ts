import { parseLinkTarget } from '../../../../src/fields/link-target.ts';
import { decodeAnchor } from '../../../../src/lib/anchor.ts';
import { routeOf } from '../../content-types/content-types.ts';
import { isPage, type ContentFile } from '../../resolve/content-file.ts';
import type { Explanation } from '../../diagnostics/diagnostic.ts';
import { isPhoneFact, missingContact } from './contacts.ts';
import { explainLink } from '../../schema/explain-link.ts';
import type { FactSource } from '../../resolve/fact-source.ts';
import { advise } from '../../diagnostics/suggest.ts';
import { referencesIn } from '../../text/segments.ts';
import type { Rule } from '../rule.ts';
import type { LinkTargets } from './link-targets.ts';

export const unknownLink: Rule = {
  id: 'unknown-link',
  level: 'error',
  scope: 'language',
  summary: 'A link leads to a page, a heading or an entry that exists, or to the shop.',
  check: ({ mergedFiles, targets, factSource }) =>
    mergedFiles.flatMap((file) =>
      referencesIn(file, 'link').flatMap(({ name, line, column }) => {
        const explanation = linkExplanation(name, file, targets, factSource);
        return explanation ? [{ path: file.source.path, line, column, ...explanation }] : [];
      }),
    ),
};

function linkExplanation(
  link: string,
  file: ContentFile,
  targets: LinkTargets,
  shop: FactSource | undefined,
): Explanation | undefined {
  const target = parseLinkTarget(link);
  const isFact = target?.kind === 'fact';
  if (isFact && (!shop || isPhoneFact(target.fact, shop.business))) return undefined;
  if (!target || isFact) return explainLink(link, shop?.facts, new Set(targets.keys()));
  if (target.kind === 'web') return explainOwnUrl(target.url, shop?.business.website);
  if (target.kind === 'contact') {
    const message = shop && missingContact(target.contact, shop.business);
    return message ? { message } : undefined;
  }
  if (target.kind === 'route' && !targets.has(target.route)) {
    const routes = [...targets.keys()].flatMap((route) => route ?? []);
    const { hint, fix } = advise(target.route, routes);
    return { message: `There is no page ${target.route}.${hint}`, fix };
  }
  const route = target.kind === 'route' ? target.route : routeOf(file.source.id);
  const { hidden, anchors } = targets.get(route) ?? {};
  // A draft may link to drafts. The links are checked again when it is published.
  const isPublished = file.data && !file.data.draft;
  if (hidden && isPublished) return { message: `${route} ${hidden}` };
  if (target.anchor === undefined) return undefined;
  if (target.kind === 'anchor' && !isPage(file)) {
    return { message: `Write the page before the #, for example /faq#${target.anchor}` };
  }
  const anchor = decodeAnchor(target.anchor);
  const match = anchors?.find(({ id }) => id === anchor);
  if (match?.hidden && isPublished) return { message: `${route}#${anchor} ${match.hidden}` };
  if (!anchors || match) return undefined;
  const ids = anchors.map(({ id }) => id);
  const { hint, fix } = advise(anchor, ids, target.anchor);
  return {
    message: `The page ${route ?? file.source.id} has no heading or entry #${anchor}.${hint}`,
    fix,
  };
}

/** Explains a link to this site by its URL, which would open a new tab. */
function explainOwnUrl(url: string, website: string | undefined): Explanation | undefined {
  const { origin, pathname, hash } = new URL(url);
  if (origin !== website) return undefined;
  const replace = pathname.replace(/(.)\/$/, '$1') + hash;
  const message = `Write ${replace}, without ${origin}. This is a page of this site.`;
  return { message, fix: { find: url, replace, safe: true } };
}
