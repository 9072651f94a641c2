import { openAnswer, toggleAnswer } from '../../collections/faq/disclosure.ts';
import { decodeAnchor } from '../../lib/decode-anchor.ts';
import type { PageRecord } from '../../model/page-record.ts';
import { restoreInput, storeInput } from '../../tags/contact-form/kept-input.ts';
import type * as hydration from '../hydrate.tsx';
import { followLinks } from './follow-links.ts';
import { watchForeignChanges } from './foreign-changes.ts';
import { keepTime } from './keep-time.ts';
import { hydrateOnDemand } from './react-on-demand.ts';

/** Does what React does on a hydrated page, until React takes over. If React fails, continues. */
export function servePlainPage(record: PageRecord, container: HTMLElement) {
  const untilReact = new AbortController();
  const { signal } = untilReact;
  const changes = watchForeignChanges(container, signal);
  const canHydrate = () => !signal.aborted && changes.isAsBuilt();
  const hydrateNow = hydrateOnDemand(canHydrate, async (takeOver) => {
    try {
      const { hydrate } = await importHydration(record.scripts);
      await hydrate(container, () => {
        if (!canHydrate()) throw new Error('The page has changed.');
        untilReact.abort();
        takeOver();
      });
    } catch (error) {
      if (changes.isAsBuilt()) reportError(error);
      if (signal.aborted) serve(new AbortController().signal);
      throw error;
    }
  });
  const serve = (until: AbortSignal) => {
    keepTime(record, changes, hydrateNow, until);
    keepInput(until);
    openAnswers(until);
    followLinks(until);
  };
  serve(signal);
  if (restoresMore()) hydrateNow();
}

/** Loads the modules of React at the same time. They import each other. */
function importHydration(scripts: readonly string[]): Promise<typeof hydration> {
  for (const href of scripts)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  return import(/* @vite-ignore */ scripts[0] ?? '') as Promise<typeof hydration>;
}

/** Keeps what a visitor types into the form. */
function keepInput(signal: AbortSignal) {
  const form = document.querySelector<HTMLFormElement>('form[data-kept]');
  if (!form) return;
  restoreInput(form);
  form.addEventListener('input', () => storeInput(form), { signal });
}

/** Returns true if the tab has saved input that React restores. */
function restoresMore(): boolean {
  const part = document.querySelector<HTMLElement>('[data-restores]');
  try {
    return part !== null && sessionStorage.getItem(part.dataset.restores ?? '') !== null;
  } catch {
    // The browser may block storage.
    return false;
  }
}

/** Opens the answer that the URL names, and the answer of a clicked question. */
function openAnswers(signal: AbortSignal) {
  openLinkedAnswer();
  addEventListener('hashchange', openLinkedAnswer, { signal });
  addEventListener(
    'click',
    (event) => {
      const summary = event.target instanceof Element && event.target.closest('summary');
      if (summary) toggleAnswer(summary, event);
    },
    { signal },
  );
}

function openLinkedAnswer() {
  openAnswer(decodeAnchor(location.hash));
}
