import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../model/contexts.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import styles from './fallback.module.css';

const eventName = 'page-unavailable';

/**
 * Handles a page whose code cannot be fetched, for example after a new release: the browser loads
 * the page's document. If the visitor would lose a form's input or is offline, the current page
 * stays and `PageUnavailable` shows a link.
 * @param path the page's path: `/about`
 * @param signal aborts if the visitor opens another page
 * @returns a promise that never resolves, so that the router stays on the current page
 */
export function leaveForPage(path: string, signal: AbortSignal): Promise<never> {
  // Even offline, a service worker can respond: with the saved page or with an explanation.
  const canLoad = navigator.onLine || Boolean(navigator.serviceWorker?.controller);
  const canLeave = canLoad && ![...document.forms].some(isFilledIn);
  if (!signal.aborted) {
    if (canLeave) location.assign(path);
    else dispatchEvent(new CustomEvent(eventName, { detail: path }));
  }
  return new Promise<never>(() => {});
}

function isFilledIn(form: HTMLFormElement): boolean {
  return [...new FormData(form).values()].some((value) => value !== '');
}

/** Renders a link to a page that could not be fetched, until the visitor opens another page. */
export function PageUnavailable() {
  const { errors } = useSite();
  const { key } = useLocation();
  const [unavailable, setUnavailable] = useState<{ path: string; historyKey: string }>();
  useEffect(() => {
    const show = (event: Event) =>
      setUnavailable({ path: (event as CustomEvent<string>).detail, historyKey: key });
    addEventListener(eventName, show);
    return () => removeEventListener(eventName, show);
  }, [key]);
  if (unavailable?.historyKey !== key) return null;
  return (
    <div role="alert" className={styles.unavailable}>
      <p>{errors.missing}</p>
      <a href={unavailable.path} className={buttonClass('secondary')}>
        {errors.reload}
      </a>
    </div>
  );
}
