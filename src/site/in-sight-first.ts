import { afterPaint } from './restraint.ts';

/**
 * Lets the browser lay out and paint only what is in sight of a page that has just come, and one
 * frame later the rest: most of a page stands below the screen, and all of it at once is what the
 * visitor would wait for longest.
 * @param words the page's own, scrolled to their top; their parts stand one below another
 */
export function inSightFirst(words: Element) {
  const below = [...words.children].slice(1);
  for (const part of below) part.toggleAttribute('hidden', true);
  for (const part of below) {
    const above = part.previousElementSibling?.getBoundingClientRect();
    if (above && above.bottom >= innerHeight) break;
    part.removeAttribute('hidden');
  }
  afterPaint(() => {
    for (const part of below) part.removeAttribute('hidden');
  });
}
