import { createElement, type FunctionComponent } from 'react';
import type { CollectionProps, Entry } from '../../collections/entry.ts';
import { layouts } from '../../collections/layouts.ts';
import type { CollectionName } from '../../collections/schemas.ts';
import { usePage, useSite } from '../../content/contexts.ts';
import { usePicture } from '../../content/usePicture.ts';
import { useResolveLink } from '../../content/useResolveLink.ts';
import { fill } from '../../links/template.ts';
import type { HeadingLevel } from '../../ui/heading/Heading.tsx';

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
  const entries = usePage().collections[of] as readonly Entry<never>[];
  const layout = layouts[of] as FunctionComponent<CollectionProps<never>>;
  return createElement(layout, {
    entries,
    level,
    resolve,
    picture,
    announceService: (service) => notify(fill(notices.service, { service })),
  });
}
