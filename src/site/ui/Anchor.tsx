import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from 'react-router-dom';

/**
 * A resolved link target. `inside`: a page of this site. `device`: opens the phone or mail program.
 * `other-language`: a page of this site that only exists in another language, with a hint.
 * `new-tab`: another site, with a hint for screen readers.
 */
export type ResolvedLink =
  | { kind: 'inside'; href: string }
  | { kind: 'device'; href: string }
  | { kind: 'other-language'; href: string; lang: string; hint: string }
  | { kind: 'new-tab'; href: string; hint: string };

interface AnchorProps {
  link: ResolvedLink;
  className?: string | undefined;
  /** The id of the element that describes the link. */
  describedBy?: string | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  children: ReactNode;
}

/** Renders a link of any kind. Other sites open in a new tab, and screen readers announce that. */
export function Anchor({ link, className, describedBy, onClick, children }: AnchorProps) {
  const props = { className, 'aria-describedby': describedBy, onClick };
  if (link.kind === 'inside') {
    return (
      <Link to={link.href} {...props}>
        {children}
      </Link>
    );
  }
  const hint = 'hint' in link && ` (${link.hint})`;
  const newTab = link.kind === 'new-tab' && { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a href={link.href} hrefLang={'lang' in link ? link.lang : undefined} {...props} {...newTab}>
      {children}
      {hint && <span className="visually-hidden">{hint}</span>}
    </a>
  );
}
