import type { ReactNode } from 'react';

/** The levels that headings below the page's own may take. */
export type HeadingLevel = '2' | '3' | '4';

interface HeadingProps {
  level: HeadingLevel;
  className?: string | undefined;
  children: ReactNode;
}

/** A heading whose level follows from where it stands on the page. */
export function Heading({ level, className, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag className={className}>{children}</Tag>;
}
