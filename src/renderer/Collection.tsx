import { useMemo, type ReactNode } from 'react';
import type { CollectionProps, Entry } from '../collections/entry.ts';
import type { CollectionData, CollectionName } from '../collections/schemas.ts';
import { fill } from '../lib/template.ts';
import { usePage, useSite } from '../model/contexts.ts';
import { usePicture } from '../model/usePicture.ts';
import { useResolveLink } from '../model/useResolveLink.ts';
import type { HeadingLevel } from '../ui/Heading.tsx';
import { layouts } from './layouts.ts';
import { markdownElements } from './markdown.tsx';

interface CollectionTagProps<Name> {
  of: Name;
  level: HeadingLevel;
}

const none: readonly never[] = [];

/** All entries of a collection, laid out by the collection's own component. */
export function Collection<Name extends CollectionName>({
  of,
  level,
}: CollectionTagProps<Name>): ReactNode {
  const { notices, notify } = useSite();
  const resolve = useResolveLink();
  const picture = usePicture();
  const stored: readonly Entry<CollectionData<Name>>[] = usePage().collections[of] ?? none;
  // The component of a body is made once, so that an open answer is not mounted again when it is shown.
  const entries = useMemo(() => stored.map(withMarkdown), [stored]);
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

/** An entry in whose body links and pictures are the site's own. */
function withMarkdown<Data>({ Body, ...entry }: Entry<Data>): Entry<Data> {
  return Body ? { ...entry, Body: () => <Body components={markdownElements} /> } : entry;
}
