import sprite from './icons.svg?no-inline';
import styles from './icon.module.css';

/**
 * Renders an icon of the sprite in the size of the text around it. Screen readers ignore it. Width
 * and height apply if the styles are not loaded.
 */
export function Icon({ name, className = '' }: { name: string; className?: string | undefined }) {
  return (
    <svg
      className={`${styles.icon} ${className}`}
      viewBox="0 0 256 256"
      width="20"
      height="20"
      aria-hidden="true"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

/** Renders an icon on a round background, or on a price tag, before the title of an entry. */
export function IconDisc({ name, isTag = false }: { name: string; isTag?: boolean }) {
  return (
    <span className={`${styles.disc} ${isTag ? styles.tag : ''} screen-only`}>
      <Icon name={name} />
    </span>
  );
}
