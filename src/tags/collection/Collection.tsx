import type { MDXComponents } from 'mdx/types';
import { useMemo, type ReactNode } from 'react';
import type { CollectionData, CollectionName } from '../../collections/schemas.ts';
import { isWithin } from '../../fields/date.ts';
import type { CollectionProps, StoredEntry } from '../../model/content.ts';
import { usePage, useSite } from '../../model/contexts.ts';
import { useToday } from '../../model/useToday.ts';
import { Badge } from '../../ui/badge/Badge.tsx';
import type { HeadingLevel } from '../../ui/Heading.tsx';

/** The component that lays out each collection. */
export type Layouts = {
  [Name in CollectionName]: (props: CollectionProps<CollectionData<Name>>) => ReactNode;
};

interface CollectionTagProps<Name> {
  of: Name;
  level: HeadingLevel;
  layouts: Layouts;
  /** The components of Markdown's elements in the bodies of entries. */
  elements: MDXComponents;
}

const none: readonly never[] = [];

/** Renders the entries of a collection that are visible today, by the collection's component. */
export function Collection<Name extends CollectionName>({
  of,
  level,
  layouts,
  elements,
}: CollectionTagProps<Name>): ReactNode {
  const { draft_mark: word } = useSite().notices;
  const today = useToday();
  const storedEntries: readonly StoredEntry<CollectionData<Name>>[] =
    usePage().collections[of] ?? none;
  // Memoized, because a new component for a body would reset its state, such as an open answer.
  const all = useMemo(
    () => storedEntries.map((entry) => prepareEntry(entry, elements, word)),
    [storedEntries, elements, word],
  );
  // Only the dev server has drafts. It shows them on all days.
  const entries = all.filter((entry) => entry.badge || isWithin(entry, today));
  if (entries.length === 0) return null;
  const Layout: (props: CollectionProps<CollectionData<Name>>) => ReactNode = layouts[of];
  return <Layout entries={entries} level={level} />;
}

/** Returns an entry whose body uses the site's links and pictures. A draft has a badge. */
function prepareEntry<Data>(
  { Body, draft, ...entry }: StoredEntry<Data>,
  elements: MDXComponents,
  word: string,
) {
  return {
    ...entry,
    ...(Body && { Body: () => <Body components={elements} /> }),
    ...(draft && { badge: <Badge word={word} /> }),
  };
}
