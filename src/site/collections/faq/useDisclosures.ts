import { useEffect, useLayoutEffect, type MouseEvent, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { decodeAnchor } from '../../lib/decode-anchor.ts';

/**
 * Improves native `details` elements. Opens the question in the URL and scrolls to it. Keeps a tapped
 * question in place while another answer closes. Closes other answers if the browser ignores `name`.
 * @param ids the ids of the visible questions, separated by spaces; they may change with the date
 * @returns the click handler of each `summary`
 */
export function useDisclosures(list: RefObject<HTMLElement | null>, ids: string) {
  const location = useLocation();

  // Runs before the router scrolls. The router does not open a closed answer.
  useLayoutEffect(() => {
    const id = decodeAnchor(location.hash);
    if (!id || !ids.split(' ').includes(id)) return;
    const linkedDetails = document.getElementById(id)?.closest('details');
    if (!linkedDetails) return;
    setOpen(linkedDetails, true);
    linkedDetails.querySelector('summary')?.scrollIntoView();
  }, [location, ids]);

  useEffect(() => {
    const main = list.current?.closest('main');
    if (!main) return;
    const closeGap = () => {
      const gap = Number.parseFloat(main.style.paddingBlockStart);
      if (gap >= 1 && scrollY > 0) keepInPlace(list.current, () => {});
    };
    addEventListener('scrollend', closeGap);
    return () => {
      removeEventListener('scrollend', closeGap);
      main.style.paddingBlock = '';
    };
  }, [list]);

  return (event: MouseEvent) => {
    const summary = event.currentTarget;
    const details = summary.closest('details');
    if (!details) return;
    // The browser would toggle the answer after this event. The position is corrected in the same task.
    event.preventDefault();
    keepInPlace(summary, () => setOpen(details, !details.open));
  };
}

/** Opens or closes an answer. Closes the others, which old browsers do not. */
function setOpen(details: HTMLDetailsElement, isOpen: boolean) {
  for (const other of details.parentElement?.querySelectorAll('details') ?? []) other.open = false;
  details.open = isOpen;
}

/**
 * Scrolls so that an element keeps its position in the window while a change moves it. Where the page
 * ends, the browser cannot scroll. Then `main` gets a gap, which the next change or scrolling closes.
 */
function keepInPlace(element: Element | null, change: () => void) {
  const main = element?.closest('main');
  if (!element || !main) return;
  const { top } = element.getBoundingClientRect();
  const distance = () => element.getBoundingClientRect().top - top;
  change();
  main.style.paddingBlock = '0';
  scrollBy(0, distance());
  const rest = distance();
  main.style.paddingBlock = `${Math.max(0, -rest)}px ${Math.max(0, rest)}px`;
  scrollBy(0, distance());
}
