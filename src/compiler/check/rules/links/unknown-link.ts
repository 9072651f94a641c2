import { parseLinkTarget } from '../../../../site/fields/link-target.ts';
import { isPhone } from '../../../../site/fields/phone.ts';
import { basenameOf } from '../../../../site/lib/site-path.ts';
import { decodeAnchor } from '../../../../site/lib/decode-anchor.ts';
import { routeOf } from '../../../content-types/content-types.ts';
import { isPage, type ContentFile } from '../../../read/resolve/content-file.ts';
import type { Explanation } from '../../../diagnostics/diagnostic.ts';
import { explainMissingContact } from './contacts.ts';
import { explainLink } from '../../../read/schema/explain-link.ts';
import type { DefinedFacts } from '../../../read/resolve/defined-facts.ts';
import { advise } from '../../../diagnostics/suggest.ts';
import { referencesIn } from '../../../read/resolve/segments.ts';
import type { Rule } from '../rule.ts';
import type { LinkTargets } from './link-targets.ts';
import { say } from '../../../../site/fields/say.ts';

export const unknownLink: Rule = {
  id: 'unknown-link',
  level: 'error',
  scope: 'merged file',
  summary: 'A link leads to a page, a heading or an entry that exists, or to the shop.',
  check: (file, { targets, definedFacts }) =>
    referencesIn(file, 'link').flatMap(({ name, line, column }) => {
      const explanation = explainTarget(name, file, targets, definedFacts);
      return explanation ? [{ line, column, ...explanation }] : [];
    }),
};

/** Explains what is wrong with the target of a link; undefined if the link works. */
function explainTarget(
  link: string,
  file: ContentFile,
  targets: LinkTargets,
  definedFacts: DefinedFacts | undefined,
): Explanation | undefined {
  const target = parseLinkTarget(link);
  switch (target?.kind) {
    case 'web':
      return explainUrl(target.url, file, targets, definedFacts?.business.website);
    case 'contact': {
      const message = definedFacts && explainMissingContact(target.contact, definedFacts.business);
      return message ? { message } : undefined;
    }
    case 'route':
      return explainRoute(target, file, targets);
    case 'anchor':
      return isPage(file)
        ? explainAnchor(target.anchor, routeOf(file.textFile.id), file, targets)
        : {
            message: say`Write the page before the #, for example /faq#${{ anchor: target.anchor }}`,
          };
    case 'fact':
      // Only a fact that is a phone number is a target. Without facts, this is unknown.
      if (!definedFacts || isPhone(definedFacts.business.facts[target.fact])) return undefined;
  }
  // Any other fact or text is not a target.
  return explainLink(link, definedFacts?.facts, new Set(targets.keys()));
}

function explainRoute(
  { route, anchor }: { route: string; anchor?: string | undefined },
  file: ContentFile,
  targets: LinkTargets,
): Explanation | undefined {
  const page = targets.get(route);
  if (!page) {
    const routes = [...targets.keys()].filter((known) => known !== undefined);
    const { hint, fix } = advise(route, routes);
    return { message: [...say`There is no page ${{ page: route }}.`, ...hint], fix };
  }
  if (page.explainHidden && isPublished(file)) return { message: page.explainHidden(route) };
  return anchor === undefined ? undefined : explainAnchor(anchor, route, file, targets);
}

function explainAnchor(
  anchor: string,
  route: string | undefined,
  file: ContentFile,
  targets: LinkTargets,
): Explanation | undefined {
  const page = route ?? file.textFile.id;
  const anchors = targets.get(route)?.anchors;
  const id = decodeAnchor(anchor);
  const match = anchors?.find((candidate) => candidate.id === id);
  if (match?.explainHidden && isPublished(file))
    return { message: match.explainHidden(`${page}#${id}`) };
  if (!anchors || match) return undefined;
  const ids = [...new Set(anchors.map((candidate) => candidate.id))];
  const { hint, fix } = advise(id, ids, anchor);
  const message = [...say`The page ${{ page }} has no heading or entry #${{ id }}.`, ...hint];
  return { message, fix };
}

/** Returns false for a draft, which may link to drafts, and for a file with errors in its fields. */
function isPublished({ data }: ContentFile): boolean {
  return data !== undefined && !data.draft;
}

/** Explains a link to this site by its URL, which would open a new tab. */
function explainUrl(
  url: string,
  { textFile: { language = '' } }: ContentFile,
  targets: LinkTargets,
  website: string | undefined,
): Explanation | undefined {
  const { origin, pathname, search, hash } = new URL(url);
  // Only a URL can lead to a file of public/.
  if (origin !== website || /\.\w+$/.test(pathname)) return undefined;
  const path = pathname.slice(basenameOf([`/${language.toLowerCase()}`], pathname).length);
  // The path of a page does not end in a slash, except for the home page.
  const route = path.replace(/\/$/, '') || '/';
  if (search !== '' || !targets.has(route)) {
    const message = say`Write the path of a page, such as /about. ${{ path: pathname + search }} is not the path of a page.`;
    return { message };
  }
  const replace = route + hash;
  const message = say`Write ${{ replace }}, without ${{ origin }}. This is a page of this site.`;
  return { message, fix: { find: url, replace, safe: true } };
}
