import type { ComponentProps } from 'react';
import { useResolveLink } from '../model/useResolveLink.ts';
import { Anchor } from '../ui/Anchor.tsx';

/** A Markdown link. */
export function ContentLink({ href = '', children }: ComponentProps<'a'>) {
  const resolve = useResolveLink();
  return <Anchor link={resolve(href)}>{children}</Anchor>;
}
