import type { MDXComponents } from 'mdx/types';
import { useMemo, type ReactNode } from 'react';
import type { CollectionData, CollectionName } from '../../collections/schemas.ts';
import { isWithin } from '../../fields/date.ts';
import type { CollectionProps, WrittenEntry } from '../../model/content.ts';
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
  const stored: readonly WrittenEntry<CollectionData<Name>>[] = usePage().collections[of] ?? none;
  // A body's component is made once, so that an open answer is not mounted again when it is shown.
  const all = useMemo(
    () => stored.map((entry) => ready(entry, elements, word)),
    [stored, elements, word],
  );
  // Only the dev server has drafts, and shows them on all days.
  const entries = all.filter((entry) => entry.badge || isWithin(entry, today));
  if (entries.length === 0) return null;
  const Layout: (props: CollectionProps<CollectionData<Name>>) => ReactNode = layouts[of];
  return <Layout entries={entries} level={level} />;
}

/** Returns an entry whose body uses the site's links and pictures. A draft has a badge. */
function ready<Data>(
  { Body, draft, ...entry }: WrittenEntry<Data>,
  elements: MDXComponents,
  word: string,
) {
  return {
    ...entry,
    ...(Body && { Body: () => <Body components={elements} /> }),
    ...(draft && { badge: <Badge word={word} /> }),
  };
}
