import styles from './badge.module.css';

/** Renders a word as a badge after other text. */
export function Badge({ word }: { word: string }) {
  return (
    <>
      {' '}
      <span className={styles.badge}>{word}</span>
    </>
  );
}
