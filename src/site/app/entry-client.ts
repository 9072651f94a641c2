import { decodeAnchor } from '../lib/decode-anchor.ts';
import { idFor } from '../lib/miswritten-url.ts';
import { pagePathAt } from '../model/page-addresses.ts';
import { recordId, type PageRecord } from '../model/page-record.ts';
import { servePlainPage } from './before-react/plain-page.ts';
import { savesData } from './connection.ts';
import { isTargetBrowser } from './is-target-browser.ts';
import { registerServiceWorker } from './register-service-worker.ts';

/**
 * Makes a page right until React comes, which may be never. The record is what the build knows of the
 * page.
 */
const record = JSON.parse(document.getElementById(recordId)?.textContent ?? '') as PageRecord;
const container = document.getElementById('siteRoot');

const requestedPath = record.addresses && pagePathAt(record.addresses, location.pathname);
if (requestedPath !== undefined && requestedPath !== location.pathname) {
  // The page exists, but not at this path, such as /FAQ. The host has served a 404 page.
  location.replace(requestedPath + location.search + location.hash);
} else if ('unsaved' in document.documentElement.dataset) {
  // Without network, the 404 page replaces a page that is not saved. It is not hydrated.
  document.title = document.querySelector('main h1')?.textContent ?? '';
} else if (requestedPath === undefined) {
  correctAnchor();
  addEventListener('hashchange', correctAnchor);
  if (container && isTargetBrowser()) {
    servePlainPage(record, container);
    if (import.meta.env.PROD && !savesData()) {
      const register = () => registerServiceWorker(record.basename);
      if (document.readyState === 'complete') void register();
      else addEventListener('load', register, { once: true });
    }
  }
}

/** Opens the part of the page that a miswritten anchor means, such as `#RETURNS.`. */
function correctAnchor() {
  if (document.getElementById(decodeAnchor(location.hash))) return;
  const ids = [...document.querySelectorAll('main [id]')].map(({ id }) => id);
  const id = idFor(location.hash, ids);
  // The browser scrolls to the new anchor and opens its answer, even before scripts run.
  if (id !== undefined) location.replace(`#${id}`);
}
