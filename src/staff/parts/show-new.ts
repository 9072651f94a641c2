import { sourceAttribute } from '../page/page-attributes.ts';
import { staffUrl } from '../page/shown-path.ts';

/** The maximum time until a page shows a new entry. */
const timeoutMs = 5000;

/**
 * Scrolls to a new entry or page after the open sheet has left the history. Opens the page that shows
 * it, unless the current page shows entries of the same folder.
 * @param path the new file: `content/faq/do-you-rent.mdx`
 * @param route the page that shows it: `/ne/faq`
 */
export function showNew(path: string, route: string): void {
  const [, folder = '', fileName = ''] = path.split('/');
  const open = () => {
    if (!shown(`${folder}/`) || folder === 'pages') {
      openPage(route);
    }
    const end = Date.now() + timeoutMs;
    const scroll = () => {
      const text = shown(`${folder}/${fileName}:`);
      if (text) text.scrollIntoView({ block: 'center' });
      else if (Date.now() < end) requestAnimationFrame(scroll);
    };
    scroll();
  };
  addEventListener('popstate', open, { once: true });
}

/** Opens a page after the open sheet has left the history. */
export function openAfterSheet(route: string): void {
  addEventListener('popstate', () => openPage(route), { once: true });
}

function openPage(route: string) {
  history.pushState(null, '', staffUrl(route));
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Returns a text from a file whose path contains a name; null if the page shows none. */
const shown = (name: string) => document.querySelector(`[${sourceAttribute}*="/${name}"]`);
