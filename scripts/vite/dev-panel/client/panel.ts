import { countErrors, type ContentState } from '../protocol.ts';
import { diagnosticsList } from './diagnostics-list.ts';
import { changesList } from './changes-list.ts';
import { make, type OpenSource } from './elements.ts';
import type { FindSource } from './find-source.ts';
import type { Notice } from './notice.ts';
import { ask, fetchValues } from './server.ts';
import { valuesList } from './values-list.ts';

/** The panel on the page. */
export interface Panel {
  /** Shows a new state of the content, and opens where that has an error more and no dialog is open. */
  show: (state: ContentState) => void;
}

/**
 * Makes the panel with its badge: the errors, the warnings, and the values that cannot be clicked. Alt
 * and the full stop open and close it as well; that key is free in browsers. Without errors the badge
 * has no place in the order of Tab, which stays as visitors have it.
 * @param home what both are put into
 */
export function createPanel(
  home: ShadowRoot,
  open: OpenSource,
  notice: Notice,
  findSource: FindSource,
): Panel {
  const diagnostics = make('section');
  const translations = make('section');
  const changes = make('section');
  const values = make('section');
  const close = make('button', { className: 'close', popoverTargetAction: 'hide' }, 'Close');
  const panel = make(
    'div',
    { className: 'panel', popover: 'auto', tabIndex: -1, role: 'dialog', ariaLabel: 'Content' },
    close,
    diagnostics,
    translations,
    changes,
    values,
  );
  const badge = make('button', { className: 'badge', title: 'Alt and the full stop' });
  badge.setAttribute('aria-keyshortcuts', 'Alt+.');
  for (const button of [badge, close]) button.popoverTargetElement = panel;
  const status = make('p', { className: 'status', role: 'status' });
  home.append(make('aside', { ariaLabel: 'For those who write' }, badge, status, panel));

  const list = async () => {
    const stale = await ask('stale', undefined);
    translations.replaceChildren(
      ...diagnosticsList('Translations that may be out of date', stale, open),
    );
    changes.replaceChildren(...(await changesList(notice)));
    values.replaceChildren(...valuesList(await fetchValues(), findSource, open));
  };
  const focus = () => panel.focus();
  returnFocus(panel);
  badge.addEventListener('click', () => panel.addEventListener('toggle', focus, { once: true }));
  panel.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') void list();
    else for (const section of [translations, changes, values]) section.replaceChildren();
  });
  addEventListener('keydown', (event) => {
    if (!event.altKey || event.ctrlKey || event.code !== 'Period') return;
    if (home.querySelector('dialog[open]')) return;
    event.preventDefault();
    panel.togglePopover();
    focus();
  });

  let known: string[] = [];
  return {
    show: ({ errors, warnings }) => {
      const messages = errors.flatMap((error) => error.messages);
      const count = countErrors(messages.length);
      const hasErrors = messages.length > 0;
      const wasFixed = !hasErrors && known.length > 0;
      const isNew = messages.some((message) => !known.includes(message));
      known = messages;
      badge.replaceChildren(hasErrors ? count : '¶');
      badge.ariaLabel = hasErrors ? count : 'Words that cannot be clicked';
      badge.tabIndex = hasErrors ? 0 : -1;
      badge.classList.toggle('has-errors', hasErrors);
      status.replaceChildren(hasErrors ? count : wasFixed ? 'No errors in content' : '');
      diagnostics.replaceChildren(
        ...diagnosticsList(count, errors, open),
        ...diagnosticsList('Warnings, which keep nothing from being published', warnings, open),
      );
      // Above an open dialog it could not be used.
      const isFree = !home.querySelector('dialog[open]');
      if (isFree && (isNew || wasFixed)) panel.togglePopover(isNew);
      else if (panel.matches(':popover-open')) void list();
    },
  };
}

/** Gives the focus back to the page; out of a shadow root not every browser does so by itself. */
function returnFocus(panel: HTMLElement) {
  let before: Element | null = null;
  panel.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'open') before = document.activeElement;
    else if (panel.matches(':focus-within') && before instanceof HTMLElement) before.focus();
  });
}
