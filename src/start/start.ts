import { mayReload } from '../site/reload.ts';
import { free, savesData } from '../site/restraint.ts';

/**
 * What a page runs at once: the build puts it inline, with the addresses of the application's
 * modules in `data-modules`. Links, menu, answers and map need no script. What does, `needs`
 * names, and the application comes as soon as one of these is touched, else when that costs the
 * visitor nothing. A press that it is too late for is carried out when it is there.
 */
const needs = 'form, button:not([popovertarget])';
const addresses = document.currentScript?.dataset.modules?.split(' ') ?? [];
const pressed: HTMLElement[] = [];
let application: Promise<unknown> | undefined;

async function start() {
  application ??= Promise.all(addresses.map((address) => import(/* @vite-ignore */ address)));
  try {
    await application;
    for (const kind of touches) removeEventListener(kind, onTouch, { capture: true });
  } catch {
    // A new release may have taken its files off the host. The next touch asks once more.
    application = undefined;
    if (pressed.length > 0 && mayReload()) location.reload();
  }
  for (const button of pressed.splice(0)) button.click();
}

const touches = ['pointerdown', 'focusin', 'click'];

function onTouch(event: Event) {
  const touched = event.target instanceof Element && event.target.closest<HTMLElement>(needs);
  // What a script presses, as `start` does, is left to the browser.
  if (!touched || !event.isTrusted) return;
  if (event.type === 'click' && touched instanceof HTMLButtonElement) {
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.push(touched);
  }
  void start();
}

for (const kind of touches) addEventListener(kind, onTouch, { capture: true });
if (!savesData()) void free().then(start);
