import { compare, type Change } from './compare.ts';
import type { Sentences, SiteText } from './site-text.ts';

/** What changes on one page, or in a file of which no page tells it. */
export interface PlaceChange {
  /** The page's address, or the file. */
  place: string;
  kind: 'new page' | 'removed page' | 'changed page' | 'file';
  changes: Change[];
}

/**
 * What changes from one state of the site to another: page by page as it is rendered, then the fields
 * that no rendered page tells of, such as messages of the form.
 */
export function siteChanges(before: SiteText, after: SiteText): PlaceChange[] {
  const pages = new Map(
    changesByPlace(before.pages, after.pages).map(([place, changes]): [string, PlaceChange] => {
      const isNew = !before.pages.has(place);
      const kind = isNew ? 'new page' : after.pages.has(place) ? 'changed page' : 'removed page';
      return [place, { place, kind, changes }];
    }),
  );
  const shown = [...pages.values()].flatMap(({ changes }) => changes);
  const places = new Map(pages);
  for (const [place, changes] of changesByPlace(before.fields, after.fields)) {
    const others = changes.filter((change) => !isShown(change, shown));
    const isPage = before.pages.has(place) || after.pages.has(place);
    const known = pages.get(place) ?? {
      place,
      kind: isPage ? 'changed page' : 'file',
      changes: [],
    };
    if (others.length > 0) places.set(place, { ...known, changes: [...known.changes, ...others] });
  }
  return [...places.values()];
}

function changesByPlace(before: Sentences, after: Sentences): [place: string, Change[]][] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((place): [string, Change[]] => [
      place,
      compare(before.get(place) ?? [], after.get(place) ?? []),
    ])
    .filter(([, changes]) => changes.length > 0);
}

/** Whether the pages tell of a change in a field already. */
function isShown({ sign, sentence }: Change, shown: readonly Change[]): boolean {
  const text = sentence.slice(sentence.indexOf(': ') + 2);
  return shown.some((one) => one.sign === sign && one.sentence.includes(text));
}
