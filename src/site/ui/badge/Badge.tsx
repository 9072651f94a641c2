import styles from './badge.module.css';

/** Renders text as a badge after other text. */
export function Badge({ text }: { text: string }) {
  return (
    <>
      {' '}
      <span className={styles.badge}>{text}</span>
    </>
  );
}
