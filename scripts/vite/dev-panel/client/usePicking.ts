import { useEffect, useState } from 'react';
import { elementAt, type FindSource, type Found } from './find-source.ts';

/** An element that a click would open, and how the click would be made. */
export interface Marked extends Found {
  isByAlt: boolean;
}

/**
 * Opens what is tapped while the switch is on, or clicked while Alt is held; the page itself then does
 * nothing. Returns the element that the mouse is over.
 * @param host the element of the bar, where taps work as always
 */
export function usePicking(
  isOn: boolean,
  host: Element,
  findSource: FindSource,
  open: (found: Found) => void,
): Marked | undefined {
  const [marked, setMarked] = useState<Marked>();

  useEffect(() => {
    const pointer = { x: 0, y: 0 };
    let isAlt = false;
    const find = () => {
      const element = elementAt(pointer.x, pointer.y);
      return element && element !== host ? findSource(element) : undefined;
    };
    const mark = () => {
      const found = isAlt || isOn ? find() : undefined;
      setMarked(found && { ...found, isByAlt: isAlt });
    };
    const end = () => {
      isAlt = false;
      setMarked(undefined);
    };
    const move = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      pointer.x = event.clientX;
      pointer.y = event.clientY;
      isAlt = isHeld(event);
      mark();
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Alt' || event.repeat) return;
      isAlt = true;
      mark();
    };
    const release = (event: KeyboardEvent) => {
      if (event.key !== 'Alt') return;
      // Some browsers would go to their menu now.
      if (isAlt) event.preventDefault();
      end();
    };
    const take = (event: MouseEvent) => {
      const { target, clientX, clientY } = event;
      if (event.composedPath().includes(host) || !(target instanceof Element)) return;
      if (!isHeld(event) && (!isOn || opensSomething(target))) return;
      // Keys press what has the focus, wherever the pointer is.
      if (event.detail > 0) Object.assign(pointer, { x: clientX, y: clientY });
      const found = event.detail > 0 ? find() : findSource(target);
      if (!found && !isHeld(event) && !target.closest('a')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (found && event.type === 'click') open(found);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener('pointermove', move, { signal });
    addEventListener('keydown', press, { signal });
    addEventListener('keyup', release, { signal });
    addEventListener('scroll', mark, { signal, capture: true });
    addEventListener('blur', end, { signal });
    addEventListener('mousedown', take, { signal, capture: true });
    addEventListener('click', take, { signal, capture: true });
    return () => {
      listeners.abort();
      setMarked(undefined);
    };
  }, [isOn, host, findSource, open]);
  return marked;
}

/** Whether it is the arrow beside a question, outside of its text, or the button of the menu. */
function opensSomething(target: Element): boolean {
  return target.matches('summary') || target.closest('[popovertarget]') !== null;
}

/** Alt alone: together with Ctrl it is the key for more letters of some keyboards. */
function isHeld({ altKey, ctrlKey }: MouseEvent): boolean {
  return altKey && !ctrlKey;
}
