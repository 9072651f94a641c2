import { afterPaint } from './restraint.ts';
import styles from './words.module.css';

/**
 * Lets the browser lay out and paint only what is in sight of a page that has just come, and one
 * frame later the rest: most of a page stands below the screen, and all of it at once is what the
 * visitor would wait for longest.
 * @param words the page's own, scrolled to their top; their parts stand one below another
 */
export function inSightFirst(words: Element) {
  const below = [...words.children].slice(1);
  for (const part of below) part.classList.add(styles.later);
  for (const part of below) {
    const above = part.previousElementSibling?.getBoundingClientRect();
    if (above && above.bottom >= innerHeight) break;
    part.classList.remove(styles.later);
  }
  afterPaint(() => {
    for (const part of below) part.classList.remove(styles.later);
  });
}
