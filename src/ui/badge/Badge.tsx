import styles from './badge.module.css';

/** Renders a word that marks the text before it. */
export function Badge({ word }: { word: string }) {
  return (
    <>
      {' '}
      <span className={styles.badge}>{word}</span>
    </>
  );
}
