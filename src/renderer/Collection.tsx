import { useMemo, type ReactNode } from 'react';
import type { CollectionProps, Entry } from '../collections/entry.ts';
import type { CollectionData, CollectionName } from '../collections/schemas.ts';
import { isWithin, type Span } from '../fields/date.ts';
import { fill } from '../lib/template.ts';
import type { WrittenEntry } from '../model/content.ts';
import { usePage, useSite } from '../model/contexts.ts';
import { usePicture } from '../model/usePicture.ts';
import { useResolveLink } from '../model/useResolveLink.ts';
import { useToday } from '../model/useToday.ts';
import { Badge } from '../ui/badge/Badge.tsx';
import type { HeadingLevel } from '../ui/Heading.tsx';
import { layouts } from './layouts.ts';
import { markdownElements } from './markdown.tsx';

interface CollectionTagProps<Name> {
  of: Name;
  level: HeadingLevel;
}

const none: readonly never[] = [];

/** The entries of a collection that show today, laid out by the collection's own component. */
export function Collection<Name extends CollectionName>({
  of,
  level,
}: CollectionTagProps<Name>): ReactNode {
  const { notices, notify } = useSite();
  const resolve = useResolveLink();
  const picture = usePicture();
  const today = useToday();
  const stored: readonly WrittenEntry<CollectionData<Name>>[] = usePage().collections[of] ?? none;
  // The component of a body is made once, so that an open answer is not mounted again when it is shown.
  const all = useMemo(
    () => stored.map((entry) => ready(entry, notices.draft_mark)),
    [stored, notices.draft_mark],
  );
  // Only the dev server has drafts, and shows them on all days.
  const entries = all.filter((entry) => entry.badge || isWithin(entry, today));
  if (entries.length === 0) return null;
  const Layout: (props: CollectionProps<CollectionData<Name>>) => ReactNode = layouts[of];
  return (
    <Layout
      entries={entries}
      level={level}
      resolve={resolve}
      picture={picture}
      announceService={(service) => notify(fill(notices.service, { service }))}
    />
  );
}

/** An entry in whose body links and pictures are the site's own, with a badge where it is a draft. */
function ready<Data>(
  { Body, draft, ...entry }: WrittenEntry<Data>,
  word: string,
): Entry<Data> & Span {
  return {
    ...entry,
    ...(Body && { Body: () => <Body components={markdownElements} /> }),
    ...(draft && { badge: <Badge word={word} /> }),
  };
}
