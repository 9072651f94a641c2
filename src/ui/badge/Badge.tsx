import styles from './badge.module.css';

/** A word that marks what stands before it. */
export function Badge({ word }: { word: string }) {
  return (
    <>
      {' '}
      <span className={styles.badge}>{word}</span>
    </>
  );
}
