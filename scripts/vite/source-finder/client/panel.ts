import type { PlacedWords } from '../placed-words.ts';
import type { Listing } from '../listing.ts';
import { fetchListing, openInEditor } from './server.ts';
import { unreachable } from './unreachable.ts';
import { staffWords } from './words.ts';

/**
 * The panel that lists what cannot be clicked, and its button. Alt and the full stop open and close
 * it as well; that key is free in browsers, and the button needs no place in the order of Tab, which
 * stays as visitors have it.
 * @param home what both are put into
 */
export function createPanel(home: ShadowRoot) {
  const panel = make('div', { className: 'panel', popover: 'auto', tabIndex: -1 });
  panel.role = 'dialog';
  panel.ariaLabel = staffWords.heading;
  const button = make('button', {
    className: 'button',
    title: staffWords.open,
    ariaLabel: staffWords.open,
    tabIndex: -1,
    popoverTargetElement: panel,
  });
  button.setAttribute('aria-keyshortcuts', 'Alt+.');
  button.append('¶');
  const aside = make('aside', { ariaLabel: staffWords.name });
  aside.append(button, panel);
  home.append(aside);

  returnFocus(panel);
  panel.addEventListener('toggle', async ({ newState }) => {
    if (newState !== 'open') return;
    panel.focus();
    panel.replaceChildren(...contents(await fetchListing()));
  });
  addEventListener('keydown', (event) => {
    if (!event.altKey || event.ctrlKey || event.code !== 'Period') return;
    event.preventDefault();
    panel.togglePopover();
  });
}

/** Gives the focus back to the page; out of a shadow root not every browser does so by itself. */
function returnFocus(panel: HTMLElement) {
  let before: Element | null = null;
  panel.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'open') before = document.activeElement;
    else if (panel.matches(':focus-within') && before instanceof HTMLElement) before.focus();
  });
}

function contents(listing: Listing): HTMLElement[] {
  const groups = [...unreachable(listing)].map(([file, values]) => group(file, values, listing));
  return [
    make('h2', { textContent: staffWords.heading }),
    make('p', { textContent: staffWords.hint }),
    ...groups,
  ];
}

/** The values of one file; those of the page are what one looks for most. */
function group(file: string, values: readonly PlacedWords[], listing: Listing): HTMLElement {
  const isPage = file === listing.page;
  const title = values.find(({ field }) => field === 'title');
  const picture = isPage && title ? [{ ...title, field: staffWords.sharePicture }] : [];
  const list = make('ul', {});
  list.append(...[...values, ...picture].map((value) => row(value, listing)));
  const details = make('details', { open: isPage });
  const name = file.replace(/^.*\//, '');
  const summary = make('summary', { textContent: isPage ? `${staffWords.page}: ${name}` : name });
  details.append(summary, list);
  return details;
}

function row({ field, words, source }: PlacedWords, listing: Listing): HTMLElement {
  const button = make('button', { title: source });
  button.append(make('b', { textContent: field }), ' ', words);
  button.addEventListener('click', () => void openInEditor(listing, source));
  const item = make('li', {});
  item.append(button);
  return item;
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
