import type { Listing } from '../listing.ts';
import { elementAt, findSource } from './find-source.ts';
import type { Outline } from './outline.ts';
import { fetchListing, openInEditor } from './server.ts';

/**
 * While Alt is held, outlines the words that the pointer is over, and opens their file by a click,
 * which does nothing else then.
 * @param host what the finder itself stands in; clicks there are its own
 */
export function followPointer(outline: Outline, host: Element) {
  const pointer = { x: 0, y: 0 };
  /** Asked for anew each time Alt goes down, since lines may have moved. */
  let listing: Promise<Listing> | undefined;

  const ask = () => (listing ??= fetchListing());
  const find = async () => {
    const { words } = await ask();
    const element = elementAt(pointer.x, pointer.y);
    return element && element !== host ? findSource(element, words) : undefined;
  };
  const mark = async () => {
    const found = await find();
    // Alt may have been let go in the meantime.
    if (found && listing) outline.show(found);
    else outline.hide();
  };
  const end = () => {
    listing = undefined;
    outline.hide();
  };
  const open = async () => {
    const [asked, found] = await Promise.all([ask(), find()]);
    if (found) await openInEditor(asked, found.source);
  };

  addEventListener('pointermove', (event) => {
    pointer.x = event.clientX;
    pointer.y = event.clientY;
    if (isHeld(event)) void mark();
    else if (listing) end();
  });
  addEventListener('keydown', (event) => {
    if (event.key === 'Alt' && !event.repeat) void mark();
  });
  addEventListener('keyup', (event) => {
    if (event.key !== 'Alt') return;
    // Some browsers would go to their menu now.
    if (listing) event.preventDefault();
    end();
  });
  addEventListener('scroll', () => listing && void mark(), true);
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
