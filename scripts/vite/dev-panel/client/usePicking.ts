import { useEffect, useState } from 'react';
import type { ShownFact } from '../page-values.ts';
import { elementAt, findSource, type SourcedElement } from './find-source.ts';

/** The element that a click would open. */
export interface MarkedElement extends SourcedElement {
  /** True if Alt is held. */
  isAltHeld: boolean;
}

/**
 * Opens a text that is clicked with Alt, or tapped while "Change text" is on. The page does not
 * receive these clicks. Returns the element below the mouse that a click would open.
 * @param host the element of the bar. Clicks inside it work as usual.
 */
export function usePicking(
  isChanging: boolean,
  host: Element,
  facts: readonly ShownFact[],
  open: (source: string) => unknown,
): MarkedElement | undefined {
  const [marked, setMarked] = useState<MarkedElement>();

  useEffect(() => {
    const pointer = { x: 0, y: 0 };
    let isAltHeld = false;
    const findAtPointer = () => {
      const element = elementAt(pointer.x, pointer.y);
      return element && element !== host ? findSource(element, facts) : undefined;
    };
    const markAtPointer = () => {
      const found = isAltHeld || isChanging ? findAtPointer() : undefined;
      setMarked(found && { ...found, isAltHeld });
    };
    const unmark = () => {
      isAltHeld = false;
      setMarked(undefined);
    };
    const followPointer = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      pointer.x = event.clientX;
      pointer.y = event.clientY;
      isAltHeld = hasOnlyAlt(event);
      markAtPointer();
    };
    const followAlt = (event: KeyboardEvent) => {
      if (event.key !== 'Alt') return;
      // Some browsers would focus their menu when Alt is released.
      if (event.type === 'keyup' && isAltHeld) event.preventDefault();
      isAltHeld = event.type === 'keydown';
      markAtPointer();
    };
    const handleClick = (event: MouseEvent) => {
      const { target, clientX, clientY } = event;
      if (event.composedPath().includes(host) || !(target instanceof Element)) return;
      if (!hasOnlyAlt(event) && (!isChanging || isToggleButton(target))) return;
      // `detail` is 0 if a key clicks the focused element. The pointer may be elsewhere.
      if (event.detail > 0) Object.assign(pointer, { x: clientX, y: clientY });
      const found = event.detail > 0 ? findAtPointer() : findSource(target, facts);
      if (!found && !hasOnlyAlt(event) && !target.closest('a')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (found && event.type === 'click') open(found.source);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener('pointermove', followPointer, { signal });
    addEventListener('keydown', followAlt, { signal });
    addEventListener('keyup', followAlt, { signal });
    addEventListener('scroll', markAtPointer, { signal, capture: true });
    addEventListener('blur', unmark, { signal });
    addEventListener('mousedown', handleClick, { signal, capture: true });
    addEventListener('click', handleClick, { signal, capture: true });
    return () => {
      listeners.abort();
      setMarked(undefined);
    };
  }, [isChanging, host, facts, open]);
  return marked;
}

/** Returns true for the arrow of a question and for the menu button. */
function isToggleButton(target: Element): boolean {
  return target.matches('summary') || target.closest('[popovertarget]') !== null;
}

/** Returns true if Alt is held without Ctrl. Ctrl and Alt together type letters on some keyboards. */
function hasOnlyAlt({ altKey, ctrlKey }: MouseEvent): boolean {
  return altKey && !ctrlKey;
}
