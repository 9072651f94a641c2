import type { AnchorHTMLAttributes } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site, perhaps with a `#place`. */
  to: string;
}

/**
 * A link to a page of this site. The router's own `Link` can more and weighs 4 KB with what it
 * brings along.
 */
export function PageLink({ to, onClick, children, ...attributes }: PageLinkProps) {
  const followLink = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <a
      {...attributes}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) followLink(event);
      }}
    >
      {children}
    </a>
  );
}
