import { isFast } from '../connection.ts';

/** The elements that React serves. Links, answers and the text of the page need no script. */
const served = 'button, input, label, select, textarea';

/** Chromium may call no idle callback on a page that renders nothing. */
const idleTimeoutMs = 3_000;

/**
 * Imports React and hydrates the page. Calls `takeOver` when React handles events. Rejects if a script
 * cannot be loaded or the page throws.
 */
type Hydrate = (takeOver: () => void) => Promise<void>;

/**
 * Hydrates the page when a visitor touches what React serves, or when the browser is idle on a fast
 * connection. A button that is pressed before shows that it is busy, and is pressed again once React
 * has come. If the scripts cannot be loaded, a form is sent as without scripts, and the next touch
 * loads them again. A button with a notice (`data-notice`) shows it in a dialog of the browser then.
 * @param canHydrate returns false if the page has to stay as it is
 * @returns a function that hydrates the page at once, if it can
 */
export function hydrateOnDemand(canHydrate: () => boolean, hydrate: Hydrate): () => void {
  const untilReact = new AbortController();
  const { signal } = untilReact;
  let pressed: HTMLElement | undefined;
  let hydrating: Promise<void> | undefined;

  const press = (button: HTMLElement | undefined) => {
    pressed?.removeAttribute('aria-busy');
    button?.setAttribute('aria-busy', 'true');
    pressed = button;
  };
  const start = async () => {
    let button: HTMLElement | undefined;
    try {
      await hydrate(() => untilReact.abort());
      button = pressed;
    } catch {
      hydrating = undefined;
      showNotice(pressed);
      // Sends the form without React.
      if (pressed?.matches('[type=submit]')) {
        untilReact.abort();
        button = pressed;
      }
    }
    press(undefined);
    button?.click();
  };
  const load = () => {
    if (canHydrate()) hydrating ??= start();
  };
  const touch = ({ target }: Event) => {
    if (target instanceof Element && target.closest(served)) load();
  };

  for (const type of ['pointerdown', 'focusin', 'keydown'])
    addEventListener(type, touch, { signal });
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      // The browser opens popovers and sends forms.
      if (!button || button.type === 'submit' || button.hasAttribute('popovertarget')) return;
      load();
      if (hydrating) press(button);
      else showNotice(button);
    },
    { signal },
  );
  addEventListener(
    'submit',
    (event) => {
      load();
      if (!hydrating || !event.submitter) return;
      event.preventDefault();
      press(event.submitter);
    },
    { signal },
  );
  if (isFast()) requestIdleCallback(load, { timeout: idleTimeoutMs });
  return load;
}

/** Shows the notice of a button without React. */
function showNotice(button: HTMLElement | undefined) {
  // oxlint-disable-next-line no-alert -- nothing of React's has loaded
  if (button?.dataset.notice) alert(button.dataset.notice);
}
