import { useEffect, useState } from 'react';
import type { ShownFact } from '../draft/page-values.ts';
import { elementAt, findSource, type SourcedElement } from './find-source.ts';

/** The element that a click would open. */
export interface MarkedElement extends SourcedElement {
  isAltHeld: boolean;
}

/** How long a tapped text is outlined before its sheet covers it. */
const outlineMs = 180;

/**
 * Opens the text that staff click with Alt, or while "Change text" is on. The page does not receive
 * these clicks. Returns the element below the mouse that a click would open.
 * @param isChanging true while "Change text" is on
 * @param host the element of the bar. Clicks inside the bar work as usual.
 */
export function usePicking(
  isChanging: boolean,
  host: Element,
  facts: readonly ShownFact[],
  open: (source: string) => unknown,
): MarkedElement | undefined {
  const [marked, setMarked] = useState<MarkedElement>();
  useEffect(() => {
    let pointer = { x: 0, y: 0 };
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
      pointer = { x: event.clientX, y: event.clientY };
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
    const handleMouse = (event: MouseEvent) => {
      const { target, clientX, clientY } = event;
      if (event.composedPath().includes(host) || !(target instanceof Element)) return;
      const isAltClick = hasOnlyAlt(event);
      if (!isAltClick && (!isChanging || isToggleButton(target))) return;
      // `detail` is 0 if a key clicks the focused element. The pointer may be elsewhere.
      const isByPointer = event.detail > 0;
      if (isByPointer) pointer = { x: clientX, y: clientY };
      const found = isByPointer ? findAtPointer() : findSource(target, facts);
      // While "Change text" is on, links do not work, even without a source.
      if (!found && !isAltClick && !target.closest('a')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!found || event.type !== 'click') return;
      if (!(event instanceof PointerEvent) || event.pointerType !== 'touch')
        return void open(found.source);
      // A finger has no pointer that shows before what it would open.
      setMarked({ ...found, isAltHeld: false });
      setTimeout(() => void openTapped(found.source), outlineMs);
    };
    const openTapped = async (source: string) => {
      await open(source);
      setMarked(undefined);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener('pointermove', followPointer, { signal });
    addEventListener('keydown', followAlt, { signal });
    addEventListener('keyup', followAlt, { signal });
    addEventListener('scroll', markAtPointer, { signal, capture: true });
    addEventListener('blur', unmark, { signal });
    // If the page received mousedown, it would focus or drag the element.
    addEventListener('mousedown', handleMouse, { signal, capture: true });
    addEventListener('click', handleMouse, { signal, capture: true });
    return () => {
      listeners.abort();
      setMarked(undefined);
    };
  }, [isChanging, host, facts, open]);
  return marked;
}

/** Returns true for a question that opens its answer, the menu button, and links to other languages. These always work. */
function isToggleButton(target: Element): boolean {
  return target.matches('summary') || target.closest('[popovertarget], a[hreflang]') !== null;
}

/** Returns true if Alt is held without Ctrl. On some keyboards, Ctrl and Alt together type letters. */
function hasOnlyAlt({ altKey, ctrlKey }: MouseEvent): boolean {
  return altKey && !ctrlKey;
}
