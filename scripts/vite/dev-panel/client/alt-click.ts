import type { ShownValues } from '../protocol.ts';
import { elementAt, findSource } from './find-source.ts';
import type { Outline } from './outline.ts';
import type { OpenSource } from './elements.ts';
import { fetchValues } from './server.ts';

/**
 * While Alt is held, outlines the element that the pointer is over, and opens its source by a click,
 * which does nothing else then.
 * @param host what the panel itself stands in; clicks there are its own
 */
export function openOnAltClick(outline: Outline, host: Element, openSource: OpenSource) {
  const pointer = { x: 0, y: 0 };
  /** Asked for anew each time Alt goes down, since lines may have moved. */
  let asked: Promise<ShownValues> | undefined;

  const find = async () => {
    const { values } = await (asked ??= fetchValues());
    const element = elementAt(pointer.x, pointer.y);
    return element && element !== host ? findSource(element, values) : undefined;
  };
  const mark = async () => {
    const found = await find();
    // Alt may have been let go in the meantime.
    if (found && asked) outline.show(found);
    else outline.hide();
  };
  const end = () => {
    asked = undefined;
    outline.hide();
  };
  const open = async () => {
    const found = await find();
    if (found) openSource(found.source);
  };

  addEventListener('pointermove', (event) => {
    pointer.x = event.clientX;
    pointer.y = event.clientY;
    if (isHeld(event)) void mark();
    else if (asked) end();
  });
  addEventListener('keydown', (event) => {
    if (event.key === 'Alt' && !event.repeat) void mark();
  });
  addEventListener('keyup', (event) => {
    if (event.key !== 'Alt') return;
    // Some browsers would go to their menu now.
    if (asked) event.preventDefault();
    end();
  });
  addEventListener('scroll', () => asked && void mark(), true);
  addEventListener('blur', end);

  const take = (event: MouseEvent) => {
    if (!isHeld(event) || event.composedPath().includes(host)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'click') void open();
  };
  addEventListener('mousedown', take, true);
  addEventListener('click', take, true);
}

/** Alt alone: together with Ctrl it is the key for more letters of some keyboards. */
function isHeld({ altKey, ctrlKey }: MouseEvent): boolean {
  return altKey && !ctrlKey;
}
