import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../model/contexts.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import styles from './fallback.module.css';

const eventName = 'page-unavailable';

/**
 * Handles a page whose code cannot be fetched, for example after a new release: the browser loads
 * the whole page. If that would cost the visitor something, the current page stays and
 * `PageUnavailable` offers the other one.
 * @param address the page's path: `/about`
 * @param signal aborts if the visitor goes to another page meanwhile
 * @returns never resolves, so that the router stays on the current page
 */
export function leaveForPage(address: string, signal: AbortSignal): Promise<never> {
  // Without network the worker answers with the saved page, or says that it is not saved.
  const canLoad = navigator.onLine || Boolean(navigator.serviceWorker?.controller);
  const isFree = canLoad && ![...document.forms].some(isFilledIn);
  if (!signal.aborted) {
    if (isFree) location.assign(address);
    else dispatchEvent(new CustomEvent(eventName, { detail: address }));
  }
  return new Promise<never>(() => {});
}

function isFilledIn(form: HTMLFormElement): boolean {
  return [...new FormData(form).values()].some((value) => value !== '');
}

/** The line that offers to load a page that could not be fetched, until another page is shown. */
export function PageUnavailable() {
  const { errors } = useSite();
  const { key } = useLocation();
  const [offer, setOffer] = useState<{ address: string; on: string }>();
  useEffect(() => {
    const show = (event: Event) =>
      setOffer({ address: (event as CustomEvent<string>).detail, on: key });
    addEventListener(eventName, show);
    return () => removeEventListener(eventName, show);
  }, [key]);
  if (offer?.on !== key) return null;
  return (
    <div role="alert" className={styles.missing}>
      <p>{errors.missing}</p>
      <a href={offer.address} className={buttonClass('secondary')}>
        {errors.reload}
      </a>
    </div>
  );
}
