import { compare, type Change } from '../content/sentences/compare.ts';
import type { Sentences, SiteText } from './site-text.ts';

/** What changes on one page, or in the fields of a file that no page shows. */
export interface Section {
  /** The page's address, or the file. */
  heading: string;
  kind: 'new page' | 'removed page' | 'changed page' | 'file';
  changes: Change[];
}

/**
 * What changes from one state of the site to another: page by page as it is rendered, then the fields
 * that no rendered page shows, such as messages of the form.
 */
export function siteChanges(before: SiteText, after: SiteText): Section[] {
  const sections = new Map(
    changesByHeading(before.pages, after.pages).map(([heading, changes]): [string, Section] => {
      const isNew = !before.pages.has(heading);
      const kind = isNew ? 'new page' : after.pages.has(heading) ? 'changed page' : 'removed page';
      return [heading, { heading, kind, changes }];
    }),
  );
  const shown = [...sections.values()].flatMap(({ changes }) => changes);
  for (const [heading, changes] of changesByHeading(before.fields, after.fields)) {
    const others = changes.filter((change) => !isShown(change, shown));
    const isPage = before.pages.has(heading) || after.pages.has(heading);
    const known = sections.get(heading) ?? {
      heading,
      kind: isPage ? 'changed page' : 'file',
      changes: [],
    };
    if (others.length > 0)
      sections.set(heading, { ...known, changes: [...known.changes, ...others] });
  }
  return [...sections.values()];
}

function changesByHeading(before: Sentences, after: Sentences): [heading: string, Change[]][] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((heading): [string, Change[]] => [
      heading,
      compare(before.get(heading) ?? [], after.get(heading) ?? []),
    ])
    .filter(([, changes]) => changes.length > 0);
}

/** Whether the pages show a change in a field already. */
function isShown({ sign, sentence }: Change, shown: readonly Change[]): boolean {
  const text = sentence.slice(sentence.indexOf(': ') + 2);
  return shown.some((one) => one.sign === sign && one.sentence.includes(text));
}
