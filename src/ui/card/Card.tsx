import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../Heading.tsx';
import { Icon } from '../icon/Icon.tsx';
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
    <div className={styles.card}>
      {icon && (
        <span className={`${styles.badge} screen-only`}>
          <Icon name={icon} />
        </span>
      )}
      <Heading level={level} className="entry-title">
        {title}
        {badge}
      </Heading>
      {children}
    </div>
  );
}
