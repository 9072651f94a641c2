import type { OpenSource } from './elements.ts';
import { elementAt, type FindSource } from './find-source.ts';
import type { Outline } from './outline.ts';

/**
 * While Alt is held, outlines the element that the pointer is over, and opens its source by a click,
 * which does nothing else then.
 * @param host what the panel itself stands in; clicks there are its own
 */
export function openOnAltClick(
  outline: Outline,
  host: Element,
  findSource: FindSource,
  openSource: OpenSource,
) {
  const pointer = { x: 0, y: 0 };
  let isMarking = false;

  const find = () => {
    const element = elementAt(pointer.x, pointer.y);
    return element && element !== host ? findSource(element) : undefined;
  };
  const mark = () => {
    isMarking = true;
    const found = find();
    if (found) outline.show(found);
    else outline.hide();
  };
  const end = () => {
    isMarking = false;
    outline.hide();
  };

  addEventListener('pointermove', (event) => {
    pointer.x = event.clientX;
    pointer.y = event.clientY;
    if (isHeld(event)) mark();
    else if (isMarking) end();
  });
  addEventListener('keydown', (event) => {
    if (event.key === 'Alt' && !event.repeat) mark();
  });
  addEventListener('keyup', (event) => {
    if (event.key !== 'Alt') return;
    // Some browsers would go to their menu now.
    if (isMarking) event.preventDefault();
    end();
  });
  addEventListener('scroll', () => isMarking && mark(), true);
  addEventListener('blur', end);

  const take = (event: MouseEvent) => {
    if (!isHeld(event) || event.composedPath().includes(host)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const found = event.type === 'click' && find();
    if (found) openSource(found.source);
  };
  addEventListener('mousedown', take, true);
  addEventListener('click', take, true);
}

/** Alt alone: together with Ctrl it is the key for more letters of some keyboards. */
function isHeld({ altKey, ctrlKey }: MouseEvent): boolean {
  return altKey && !ctrlKey;
}
