import sprite from './icons.svg?no-inline';
import styles from './icon.module.css';

/**
 * An icon of the sprite, as large as the text around it; always decorative, the words stand beside
 * it. Its width and height count where the styles have not come.
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

/** An icon on a round ground, before the title of an entry. */
export function IconDisc({ name }: { name: string }) {
  return (
    <span className={`${styles.disc} screen-only`}>
      <Icon name={name} />
    </span>
  );
}
