import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Site } from '../content/model.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import { mayReload } from './reload.ts';
import styles from './trouble.module.css';

/**
 * What to do when the code of the next page cannot be fetched, as when a new release has taken it
 * off the host: the browser loads the page itself, which always fits. Where that would cost the
 * visitor something, the page being shown stays, with a line that offers it.
 * @returns `stay` ends in a reload or never; `line` must stand somewhere on the page
 */
export function useMissingPage(words: Site['trouble']): {
  stay: () => Promise<never>;
  line: ReactNode;
} {
  const { key } = useLocation();
  const shown = useRef(key);
  const [stayedOn, setStayedOn] = useState<string>();
  useLayoutEffect(() => {
    shown.current = key;
  }, [key]);

  const stay = useCallback(() => {
    if (mayReload()) location.reload();
    else setStayedOn(shown.current);
    return new Promise<never>(() => {});
  }, []);
  const line = stayedOn === key && (
    <div role="alert" className={styles.missing}>
      <p>{words.missing}</p>
      <button type="button" className={buttonClass('secondary')} onClick={() => location.reload()}>
        {words.reload}
      </button>
    </div>
  );
  return { stay, line };
}
