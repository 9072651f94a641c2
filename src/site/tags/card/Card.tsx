import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../ui/Heading.tsx';
import { IconDisc } from '../../ui/icon/Icon.tsx';
import styles from './card.module.css';

interface CardProps {
  /** Omitted if the first child is a picture, which replaces the icon. */
  icon?: string | undefined;
  /** True if the icon is on a price tag. */
  isTagged?: boolean;
  title: string;
  /** Shown after the title. */
  badge?: ReactNode;
  level: HeadingLevel;
  children?: ReactNode;
}

/** Renders a card: an icon or a picture, a heading and text. */
export function Card({ icon, isTagged = false, title, badge, level, children }: CardProps) {
  return (
    <div className={`${styles.card} box`}>
      {icon && <IconDisc name={icon} isTag={isTagged} />}
      <Heading level={level} className="entry-title">
        {title}
        {badge}
      </Heading>
      {children}
    </div>
  );
}
