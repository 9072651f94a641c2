import { createElement, useMemo, type ComponentType, type FunctionComponent } from 'react';
import type { CollectionProps, Entry } from '../collections/entry.ts';
import { layouts } from './layouts.ts';
import type { CollectionName } from '../collections/schemas.ts';
import { usePage, useSite } from '../model/contexts.ts';
import { markdownElements } from './markdown.tsx';
import { usePicture } from '../model/usePicture.ts';
import { useResolveLink } from '../model/useResolveLink.ts';
import { fill } from '../lib/template.ts';
import type { HeadingLevel } from '../ui/Heading.tsx';

interface CollectionTagProps {
  of: CollectionName;
  level: HeadingLevel;
}

/** All entries of a collection, laid out by the collection's own component. */
export function Collection({ of, level }: CollectionTagProps) {
  const { notices, notify } = useSite();
  const resolve = useResolveLink();
  const picture = usePicture();
  // A collection's entries fit its own layout; over the union of all, types cannot say so.
  const stored = usePage().collections[of] as readonly Entry<never>[];
  // Each gets its words' component once, so that an open answer is not made anew when it is shown again.
  const entries = useMemo(() => stored.map(withMarkdown), [stored]);
  const layout = layouts[of] as FunctionComponent<CollectionProps<never>>;
  return createElement(layout, {
    entries,
    level,
    resolve,
    picture,
    announceService: (service) => notify(fill(notices.service, { service })),
  });
}

/** An entry whose links and pictures are the site's own. */
function withMarkdown<Data>({ Body, ...entry }: Entry<Data>): Entry<Data> {
  if (!Body) return entry;
  const Words = Body as ComponentType<{ components: object }>;
  return { ...entry, Body: () => <Words components={markdownElements} /> };
}
