import { becomingAlive } from '../site/alive.ts';
import { mayReload } from '../site/reload.ts';
import { free, savesData } from '../site/restraint.ts';

/**
 * What a page runs at once: the build puts it inline, with the addresses of the application's
 * modules in `data-modules`, each behind those that it imports. Links, menu, answers and map need
 * no script. What does, `needs` names, and the application comes as soon as one of these is
 * touched, else when that costs the visitor nothing. A press that it is too late for is carried out
 * when it is there.
 */
const needs = 'form, button:not([popovertarget])';
const addresses = document.currentScript?.dataset.modules?.split(' ') ?? [];
const touches = ['pointerdown', 'focusin', 'click'];
/** What is left to do for those who were too early. */
const early: (() => void)[] = [];
const alive = becomingAlive();
let application: Promise<unknown> | undefined;

async function startNow() {
  application ??= Promise.all(addresses.map(load));
  try {
    await application;
    await alive;
    for (const kind of touches) removeEventListener(kind, onTouch, { capture: true });
  } catch {
    // A new release may have taken its files off the host. The next touch asks once more.
    application = undefined;
    if (early.length > 0 && mayReload()) location.reload();
  }
  for (const carryOut of early.splice(0)) carryOut();
}

/** Fetches all modules side by side, and runs each by itself so that none keeps the visitor waiting. */
async function startInPeace() {
  await free();
  for (const href of addresses) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  const oneByOne = addresses.reduce(
    (before, address) => before.then(() => load(address)).then(free),
    Promise.resolve(),
  );
  // Where one is missing, nobody needs it yet.
  await oneByOne.then(startNow, () => undefined);
}

function load(address: string): Promise<unknown> {
  return import(/* @vite-ignore */ address);
}

function onTouch(event: Event) {
  const touched = event.target instanceof Element && event.target.closest<HTMLElement>(needs);
  // What a script presses, as it is done below, is left to the browser.
  if (!touched || !event.isTrusted) return;
  if (event.type === 'click' && touched instanceof HTMLButtonElement) press(touched, event);
  void startNow();
}

function press(button: HTMLButtonElement, event: Event) {
  const { form } = button;
  if (form?.matches(':invalid')) {
    // The browser says at once what is missing, and the application then says it beside the fields.
    early.push(() => form.checkValidity());
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  early.push(() => button.click());
}

for (const kind of touches) addEventListener(kind, onTouch, { capture: true });
if (!savesData()) void startInPeace();
