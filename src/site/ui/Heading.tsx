import type { ReactNode } from 'react';

export type HeadingLevel = '2' | '3' | '4';

interface HeadingProps {
  level: HeadingLevel;
  className?: string | undefined;
  children: ReactNode;
}

/** Renders a heading whose level depends on its position on the page. */
export function Heading({ level, className, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag className={className}>{children}</Tag>;
}
