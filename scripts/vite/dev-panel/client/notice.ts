import type { Save } from '../protocol.ts';
import { button, make } from './elements.ts';
import { ask } from './server.ts';

/** The number of the save that the line says, kept for the same page loaded again. */
const keptKey = 'content-saved';

/** A line above all else on the page. */
export interface Notice {
  hide: () => void;
  show: (text: string, ...buttons: HTMLButtonElement[]) => void;
  /** Says what was saved, with a button that takes it back. */
  showSaved: (save: Save) => void;
}

/** @param home what the line is put into, or, while a dialog is open there, into that */
export function createNotice(home: ShadowRoot): Notice {
  const text = make('p', { role: 'status' });
  const box = make('div', { className: 'notice', popover: 'manual' }, text);
  const hide = () => {
    sessionStorage.removeItem(keptKey);
    box.hidePopover();
  };
  const close = button(hide, 'Close');
  home.append(box);

  const show: Notice['show'] = (words, ...buttons) => {
    // Beside an open dialog nothing can be reached.
    (home.querySelector('dialog[open]') ?? home).append(box);
    box.replaceChildren(text, ...buttons, close);
    box.togglePopover(true);
    // Screen readers read what comes into a line that is there.
    text.textContent = words;
  };
  return {
    hide,
    show,
    showSaved: (save) => {
      sessionStorage.setItem(keptKey, String(save.id));
      show(`Saved: ${save.name}`, undoButton(save, show));
    },
  };
}

/** The save that the line said when the page was left, as long as it can be undone. */
export async function keptSave(): Promise<Save | undefined> {
  const saves = await ask('saves', undefined);
  return saves.find(({ id }) => String(id) === sessionStorage.getItem(keptKey));
}

/** A button that takes a save back, and says what came of it. */
export function undoButton({ id, name }: Save, show: Notice['show']): HTMLButtonElement {
  const undone = () => show(`Undone: ${name}`);
  const refused = ({ message }: Error) => show(message);
  const undo = button(() => ask('undo', id).then(undone, refused), 'Undo');
  undo.ariaLabel = `Undo: ${name}`;
  return undo;
}
