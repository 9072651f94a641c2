// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { button } from '../../../../scripts/vite/dev-panel/client/elements.ts';
import { createNotice } from '../../../../scripts/vite/dev-panel/client/notice.ts';

/** What the dev server is asked, and what it answers. */
const ask = vi.hoisted(() => vi.fn<(name: string, argument: unknown) => Promise<void>>());
vi.mock('../../../../scripts/vite/dev-panel/client/server.ts', () => ({ ask }));

// This DOM has no popovers yet.
Object.assign(HTMLElement.prototype, {
  togglePopover(this: HTMLElement, isOpen: boolean) {
    this.hidden = !isOpen;
  },
  hidePopover(this: HTMLElement) {
    this.hidden = true;
  },
});

function start() {
  const home = document.createElement('dev-panel').attachShadow({ mode: 'open' });
  const notice = createNotice(home);
  const line = home.querySelector<HTMLElement>('.notice');
  return {
    ...notice,
    home,
    /** The line as it is read; nothing where it is not shown. */
    said: () => (line?.hidden === false ? line.querySelector('[role=status]')?.textContent : ''),
    place: () => line?.parentNode,
    buttons: () =>
      [...(line?.querySelectorAll('button') ?? [])].map((one) => one.ariaLabel ?? one.textContent),
    press: async (name: string) => {
      const all = [...(line?.querySelectorAll('button') ?? [])];
      all.find((one) => one.textContent === name)?.click();
      // The server answers later.
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

const save = {
  id: 7,
  action: 'changed' as const,
  name: 'content/faq/payment.mdx, question',
  words: 'Cash or card?',
  time: '14:05',
};

beforeEach(() => {
  ask.mockReset().mockResolvedValue();
});

describe('the line of the panel', () => {
  test('says what was saved, with a button that takes it back and one that closes it', async () => {
    const { showSaved, said, buttons, press } = start();
    expect(said()).toBeFalsy();
    showSaved(save);
    expect(said()).toBe('Saved: content/faq/payment.mdx, question');
    expect(buttons()).toEqual(['Undo: content/faq/payment.mdx, question', 'Close']);
    await press('Undo');
    expect(ask.mock.calls).toEqual([['undo', 7]]);
    expect(said()).toBe('Undone: content/faq/payment.mdx, question');
    expect(buttons()).toEqual(['Close']);
  });

  test('says why something cannot be taken back, in the words of the server', async () => {
    const { showSaved, said, press } = start();
    ask.mockRejectedValue(new Error('This has changed since.'));
    showSaved(save);
    await press('Undo');
    expect(said()).toBe('This has changed since.');
  });

  test('goes by its button, and when something else begins', async () => {
    const { show, hide, said, press } = start();
    show(
      'One.',
      button(() => undefined, 'More'),
    );
    await press('Close');
    expect(said()).toBe('');
    show('Two.');
    hide();
    expect(said()).toBe('');
  });

  test('stands within a dialog that is open, beside which nothing can be reached', () => {
    const { home, show, place } = start();
    const dialog = document.createElement('dialog');
    home.append(dialog);
    dialog.open = true;
    show('One.');
    expect(place()).toBe(dialog);
    dialog.open = false;
    show('Two.');
    expect(place()).toBe(home);
  });
});
