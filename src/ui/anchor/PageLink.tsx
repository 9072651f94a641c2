import { use, type AnchorHTMLAttributes, type MouseEvent } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site, perhaps with a `#place`, or a `#place` of the page being shown. */
  to: string;
}

/**
 * A link to a page of this site. The router's own `Link` can more and weighs 4 KB with what it
 * brings along; it also renders anew whenever the page changes, which 20 links on a page feel.
 */
export function PageLink({ to, onClick, children, ...attributes }: PageLinkProps) {
  const { navigator } = use(NavigationContext);
  return (
    <a
      {...attributes}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || isForBrowser(event)) return;
        event.preventDefault();
        const { href, pathname, search, hash } = event.currentTarget;
        // As in a browser, a link to where one is leaves nothing to go back to.
        const go = href === location.href ? navigator.replace : navigator.push;
        go({ pathname, search, hash });
      }}
    >
      {children}
    </a>
  );
}

/** Whether a click asks for something else than the page in this tab. */
function isForBrowser({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
}
