import type { ReactNode } from 'react';
import { Anchor, type ResolvedLink } from '../Anchor.tsx';
import { Icon } from '../icon/Icon.tsx';
import { buttonClass, type ButtonLook } from './button-class.ts';

interface ButtonLinkProps {
  link: ResolvedLink;
  look: ButtonLook;
  icon?: string | undefined;
  children: ReactNode;
}

/** Renders a link that looks like a button. */
export function ButtonLink({ link, look, icon, children }: ButtonLinkProps) {
  return (
    <Anchor link={link} className={buttonClass(look)}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </Anchor>
  );
}
