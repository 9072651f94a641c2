import styles from './header.module.css';

/** The shop's logo: a chair whose back is a tiered roof. */
export function Logo() {
  return (
    <svg className={styles.logo} viewBox="0 0 64 64" width="40" height="40" aria-hidden="true">
      <path d="M29.6 2Q32 .6 34.4 2C37.5 7 41.5 9.5 47 10.5Q49.6 11 49.3 13Q49 15 47 15H17Q15 15 14.7 13Q14.4 11 17 10.5C22.5 9.5 26.5 7 29.6 2ZM19 13h6v25h-6zM39 13h6v25h-6z" />
      <path d="M19 19.5H45Q47.5 22.5 51.5 23.2Q54 23.7 53.8 25.7Q53.5 27.5 51.5 27.5H12.5Q10.5 27.5 10.2 25.7Q10 23.7 12.5 23.2Q16.5 22.5 19 19.5ZM12 42h7v21h-7zM45 42h7v21h-7z" />
      <path
        className={styles.seat}
        d="M19 35H45Q47.5 35 48.8 36.8L54 43Q56 46 52.5 46H11.5Q8 46 10 43L15.2 36.8Q16.5 35 19 35Z"
      />
    </svg>
  );
}
