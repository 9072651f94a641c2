import { useEffect, useState } from 'react';
import type { ShownFact } from '../page-values.ts';
import { elementAt, findSource, type Found } from './find-source.ts';

/** The element that a click would open. */
export interface Marked extends Found {
  /** True if Alt is held. */
  isAltHeld: boolean;
}

/**
 * Opens a text that is clicked with Alt, or tapped while "Change text" is on. The page does not
 * receive these clicks. Returns the element below the mouse that a click would open.
 * @param host the element of the bar. Clicks inside it work as usual.
 */
export function usePicking(
  isOn: boolean,
  host: Element,
  facts: readonly ShownFact[],
  open: (source: string) => unknown,
): Marked | undefined {
  const [marked, setMarked] = useState<Marked>();

  useEffect(() => {
    const pointer = { x: 0, y: 0 };
    let isAlt = false;
    const find = () => {
      const element = elementAt(pointer.x, pointer.y);
      return element && element !== host ? findSource(element, facts) : undefined;
    };
    const mark = () => {
      const found = isAlt || isOn ? find() : undefined;
      setMarked(found && { ...found, isAltHeld: isAlt });
    };
    const end = () => {
      isAlt = false;
      setMarked(undefined);
    };
    const move = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      pointer.x = event.clientX;
      pointer.y = event.clientY;
      isAlt = isAltHeld(event);
      mark();
    };
    const switchAlt = (event: KeyboardEvent) => {
      if (event.key !== 'Alt') return;
      // Some browsers would focus their menu when Alt is released.
      if (event.type === 'keyup' && isAlt) event.preventDefault();
      isAlt = event.type === 'keydown';
      mark();
    };
    const pick = (event: MouseEvent) => {
      const { target, clientX, clientY } = event;
      if (event.composedPath().includes(host) || !(target instanceof Element)) return;
      if (!isAltHeld(event) && (!isOn || isToggle(target))) return;
      // `detail` is 0 if a key clicks the focused element. The pointer may be elsewhere.
      if (event.detail > 0) Object.assign(pointer, { x: clientX, y: clientY });
      const found = event.detail > 0 ? find() : findSource(target, facts);
      if (!found && !isAltHeld(event) && !target.closest('a')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (found && event.type === 'click') open(found.source);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener('pointermove', move, { signal });
    addEventListener('keydown', switchAlt, { signal });
    addEventListener('keyup', switchAlt, { signal });
    addEventListener('scroll', mark, { signal, capture: true });
    addEventListener('blur', end, { signal });
    addEventListener('mousedown', pick, { signal, capture: true });
    addEventListener('click', pick, { signal, capture: true });
    return () => {
      listeners.abort();
      setMarked(undefined);
    };
  }, [isOn, host, facts, open]);
  return marked;
}

/** Returns true for the arrow of a question and for the menu button. */
function isToggle(target: Element): boolean {
  return target.matches('summary') || target.closest('[popovertarget]') !== null;
}

/** Returns true if Alt is held without Ctrl. Ctrl and Alt together type letters on some keyboards. */
function isAltHeld({ altKey, ctrlKey }: MouseEvent): boolean {
  return altKey && !ctrlKey;
}
