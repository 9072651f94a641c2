import type { ComponentType, ReactNode } from 'react';
import type { ResolvedLink } from '../ui/Anchor.tsx';
import type { HeadingLevel } from '../ui/Heading.tsx';
import type { PictureSource } from '../ui/Picture.tsx';

/** One content file, ready to be shown. */
export interface Entry<Data> {
  /** The file's name without its ending. */
  id: string;
  data: Data;
  /** The body as a component; absent in collections that have none. */
  Body?: ComponentType<{ components?: object }>;
  /** What marks it as a draft, to be shown behind its title; absent where it is none. */
  badge?: ReactNode;
}

/** All that the component of a collection gets: it reads nothing else. */
export interface CollectionProps<Data> {
  entries: readonly Entry<Data>[];
  /** The level of the entries' headings. */
  level: HeadingLevel;
  resolve: (target: string) => ResolvedLink;
  picture: (name: string) => PictureSource;
  /** Shows the notice that a service, by its title, cannot be ordered here yet. */
  announceService: (title: string) => void;
}
