import { parseLinkTarget } from '../../../src/fields/link-target.ts';
import { plainName } from '../../../src/fields/name.ts';
import { anchorId } from '../../../src/lib/anchor.ts';
import { routeOf } from '../content-types/content-types.ts';
import { hiddenBecause } from './drafts.ts';
import { isPage, type ContentFile } from '../validate/content-file.ts';
import { anchorsOn, type Anchor } from './anchors.ts';
import type { FileDiagnostic, Explanation } from '../diagnostics/diagnostic.ts';
import { isPhoneFact, missingContact } from './contacts.ts';
import { strayLink } from '../validate/stray-link.ts';
import type { FactSource } from '../validate/facts.ts';
import { advise } from '../diagnostics/suggest.ts';
import { referencesIn } from '../validate/words.ts';

/** What can be linked to: each page by its route. */
export type LinkTargets = ReadonlyMap<string | undefined, Target>;

interface Target {
  /** Why links must not lead to the page, if they must not. */
  hidden: string | undefined;
  /** Undefined where these are not known. */
  anchors: readonly Anchor[] | undefined;
}

/** The pages of one language by their routes. @param files of that language */
export function linkTargets(files: readonly ContentFile[]): LinkTargets {
  const pages = files.filter(isPage);
  return new Map(
    pages.map((page) => [
      routeOf(page.source.id),
      { hidden: hiddenBecause(page), anchors: anchorsOn(page, files) },
    ]),
  );
}

/** The links of a file that lead nowhere. */
export function linkDiagnostics(
  file: ContentFile,
  targets: LinkTargets,
  shop: FactSource | undefined,
): FileDiagnostic[] {
  return referencesIn(file, 'link').flatMap(({ name, line, column }) => {
    const explanation = linkExplanation(name, file, targets, shop);
    return explanation ? [{ line, column, ...explanation }] : [];
  });
}

function linkExplanation(
  link: string,
  file: ContentFile,
  targets: LinkTargets,
  shop: FactSource | undefined,
): Explanation | undefined {
  const target = parseLinkTarget(link);
  const isFact = target?.kind === 'fact';
  if (isFact && (!shop || isPhoneFact(target.fact, shop.business))) return undefined;
  if (!target || isFact) return strayLink(link, shop?.facts, new Set(targets.keys()));
  if (target.kind === 'web') return ownPage(target.address, shop?.business.website);
  if (target.kind === 'contact') {
    const message = shop && missingContact(target.contact, shop.business);
    return message ? { message } : undefined;
  }
  if (target.kind === 'route' && !targets.has(target.route)) {
    const routes = [...targets.keys()].flatMap((route) => route ?? []);
    const { hint, fix } = advise(target.route, routes);
    return { message: `there is no page ${target.route}${hint}`, fix };
  }
  const route = target.kind === 'route' ? target.route : routeOf(file.source.id);
  const { hidden, anchors } = targets.get(route) ?? {};
  // A draft may lead to others, since all of them are checked again when one is published.
  const isPublished = file.data && !file.data.draft;
  if (hidden && isPublished) return { message: `${route} ${hidden}` };
  if (target.anchor === undefined) return undefined;
  if (target.kind === 'anchor' && !isPage(file)) {
    return { message: `write the page before the #, for example /faq#${target.anchor}` };
  }
  const anchor = anchorId(target.anchor);
  const found = anchors?.find(({ id }) => id === anchor);
  if (found?.hidden && isPublished) return { message: `${route}#${anchor} ${found.hidden}` };
  if (!anchors || found) return undefined;
  const ids = anchors.map(({ id }) => id);
  const { hint, fix } = advise(anchor, ids, target.anchor);
  return {
    message: `the page ${route ?? file.source.id} has no heading or entry #${anchor}${hint}`,
    fix,
  };
}

/** Explains a link to a page of this site by its whole address, which would open a tab of its own. */
function ownPage(address: string, website: string | undefined): Explanation | undefined {
  const { origin, pathname, hash } = new URL(address);
  if (origin !== website) return undefined;
  const replace = pathname.replace(/(.)\/$/, '$1') + hash;
  const message = `this is a page of this site; write ${replace}, without ${origin}`;
  return { message, fix: { find: address, replace, safe: true } };
}

/** The pictures that a file names and that are not there. */
export function pictureDiagnostics(
  file: ContentFile,
  pictures: ReadonlySet<string>,
): FileDiagnostic[] {
  return referencesIn(file, 'picture')
    .filter(({ name }) => !pictures.has(name))
    .map(({ name, line, column }) => {
      const plain = plainName(name.replace(/\.\w+$/, ''));
      const { hint, fix } = advise(plain, [...pictures], name);
      const message = `there is no picture "${name}" in content/pictures${hint}`;
      return { line, column, message, fix: fix?.replace === plain ? { ...fix, safe: true } : fix };
    });
}
