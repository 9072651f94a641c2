import { compare, type Change } from './compare.ts';

/** What changes on one page. */
export interface PageChange {
  /** Its address, or what else it is called. */
  page: string;
  kind: 'new' | 'removed' | 'changed';
  changes: Change[];
}

type Sentences = ReadonlyMap<string, readonly string[]>;

/** What changes from one state of the site to another, pages without changes left out. */
export function siteChanges(before: Sentences, after: Sentences): PageChange[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((page): PageChange => {
      const [was, is] = [before.get(page), after.get(page)];
      const kind = was === undefined ? 'new' : is === undefined ? 'removed' : 'changed';
      return { page, kind, changes: compare(was ?? [], is ?? []) };
    })
    .filter(({ changes }) => changes.length > 0);
}
