import type { ReactNode } from 'react';

export type HeadingLevel = '2' | '3' | '4';

interface HeadingProps {
  /** Undefined for a title that is not a heading. */
  level: HeadingLevel | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Renders a heading whose level depends on its position on the page, or a title that is no heading. */
export function Heading({ level, className, children }: HeadingProps) {
  const Tag = level ? (`h${level}` as const) : 'div';
  return <Tag className={className}>{children}</Tag>;
}
