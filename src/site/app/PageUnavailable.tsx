import { useEffect, useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../model/contexts.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import styles from './fallback.module.css';

const eventName = 'page-unavailable';

/**
 * Handles a page whose code cannot be fetched, for example after a new release: the browser loads
 * the page's document. If the visitor would lose a form's input or is offline, the current page
 * stays and `PageUnavailable` shows a link.
 * @param url the URL without its origin: `/faq?from=chat#delivery`
 * @param signal aborts if the visitor opens another page
 * @returns a promise that never resolves, so that the router stays on the current page
 */
export function leaveForPage(url: string, signal: AbortSignal): Promise<never> {
  // Even offline, a service worker can respond: with the saved page or with an explanation.
  const canLoad = navigator.onLine || Boolean(navigator.serviceWorker?.controller);
  const canLeave = canLoad && ![...document.forms].some(isFilledIn);
  if (!signal.aborted) {
    if (canLeave) loadDocument(url);
    else dispatchEvent(new CustomEvent(eventName, { detail: url }));
  }
  return new Promise<never>(() => {});
}

function loadDocument(url: string) {
  location.assign(url);
  // Otherwise the browser would only scroll to the anchor.
  if (isCurrent(url)) location.reload();
}

/** Returns true if the browser is already at a URL, as it is after Back. The anchor may differ. */
function isCurrent(url: string): boolean {
  return url.replace(/#.*/, '') === location.pathname + location.search;
}

function isFilledIn(form: HTMLFormElement): boolean {
  return [...new FormData(form).values()].some((value) => value !== '');
}

/** Renders a link to a page that could not be fetched, until the visitor opens another page. */
export function PageUnavailable() {
  const { errors } = useSite();
  const { key } = useLocation();
  const [unavailable, setUnavailable] = useState<{ url: string; historyKey: string }>();
  useEffect(() => {
    const show = (event: Event) =>
      setUnavailable({ url: (event as CustomEvent<string>).detail, historyKey: key });
    addEventListener(eventName, show);
    return () => removeEventListener(eventName, show);
  }, [key]);
  if (unavailable?.historyKey !== key) return null;
  const { url } = unavailable;
  const reload = (event: MouseEvent) => {
    if (!isCurrent(url)) return;
    event.preventDefault();
    loadDocument(url);
  };
  return (
    <div role="alert" className={styles.unavailable}>
      <p>{errors.missing}</p>
      <a href={url} className={buttonClass('secondary')} onClick={reload}>
        {errors.reload}
      </a>
    </div>
  );
}
