import type { MDXComponents } from 'mdx/types';
import { useMemo, type ReactNode } from 'react';
import type { CollectionData, CollectionName } from '../../collections/collection-schemas.ts';
import { isWithin } from '../../fields/date.ts';
import type { CollectionProps, StoredEntry } from '../../model/content.ts';
import { usePage, useSite } from '../../model/contexts.ts';
import { useToday } from '../../model/useToday.ts';
import { Badge } from '../../ui/badge/Badge.tsx';
import type { HeadingLevel } from '../../ui/Heading.tsx';

/** The layout component of each collection. */
export type Layouts = {
  [Name in CollectionName]: (props: CollectionProps<CollectionData<Name>>) => ReactNode;
};

interface CollectionTagProps<Name> {
  of: Name;
  level: HeadingLevel;
  layouts: Layouts;
  /** The components that render Markdown elements in the bodies of entries. */
  elements: MDXComponents;
}

/** The same array for each render, so that `useMemo` keeps its result. */
const noEntries: readonly never[] = [];

/** Renders the entries that are visible today with the layout component of their collection. */
export function Collection<Name extends CollectionName>({
  of,
  level,
  layouts,
  elements,
}: CollectionTagProps<Name>): ReactNode {
  const { draft_mark: draftMark } = useSite().notices;
  const today = useToday();
  const storedEntries: readonly StoredEntry<CollectionData<Name>>[] =
    usePage().collections[of] ?? noEntries;
  // Memoized, because React resets the state of a body if its component is another function.
  const allEntries = useMemo(
    () => storedEntries.map((entry) => prepareEntry(entry, elements, draftMark)),
    [storedEntries, elements, draftMark],
  );
  // A badge marks a draft. Only the dev server has drafts, and it shows them on all days.
  const entries = allEntries.filter((entry) => entry.badge || isWithin(entry, today));
  if (entries.length === 0) return null;
  const Layout: (props: CollectionProps<CollectionData<Name>>) => ReactNode = layouts[of];
  return <Layout entries={entries} level={level} />;
}

/** Returns an entry whose body uses the site's links and pictures. A draft has a badge. */
function prepareEntry<Data>(
  { Body, draft, ...entry }: StoredEntry<Data>,
  elements: MDXComponents,
  draftMark: string,
) {
  return {
    ...entry,
    ...(Body && { Body: () => <Body components={elements} /> }),
    ...(draft && { badge: <Badge text={draftMark} /> }),
  };
}
