import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../Heading.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './card.module.css';

interface CardProps {
  icon: string;
  title: string;
  level: HeadingLevel;
  children?: ReactNode;
}

/** A card: an icon, a heading and words. */
export function Card({ icon, title, level, children }: CardProps) {
  return (
    <div className={styles.card}>
      <span className={`${styles.badge} screen-only`}>
        <Icon name={icon} />
      </span>
      <Heading level={level} className={styles.title}>
        {title}
      </Heading>
      {children}
    </div>
  );
}
