import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../ui/Heading.tsx';
import { IconDisc } from '../../ui/icon/Icon.tsx';
import styles from './card.module.css';

interface CardProps {
  /** Left out where a picture, the first of the children, is shown in its place. */
  icon?: string | undefined;
  title: string;
  /** What marks the title. */
  badge?: ReactNode;
  level: HeadingLevel;
  children?: ReactNode;
}

/** A card: an icon or a picture, a heading and words. */
export function Card({ icon, title, badge, level, children }: CardProps) {
  return (
    <div className={`${styles.card} box`}>
      {icon && <IconDisc name={icon} />}
      <Heading level={level} className="entry-title">
        {title}
        {badge}
      </Heading>
      {children}
    </div>
  );
}
