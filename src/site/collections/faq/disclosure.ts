/** The time without a scroll event after which scrolling has ended, in milliseconds. */
const stillMs = 100;

/** Opens or closes the answer of a clicked question, which keeps its place in the window. */
export function toggleAnswer(summary: Element, event: Pick<Event, 'preventDefault'>) {
  const details = summary.closest('details');
  if (!details) return;
  // The browser would toggle the answer after this event, when the page cannot scroll in the same frame.
  event.preventDefault();
  keepInPlace(details, () => setOpen(details, !details.open));
}

/** Opens the answer that contains the element with this id, unless the browser has opened it. */
export function openAnswer(id: string) {
  const details = document.getElementById(id)?.closest('details');
  if (!details || details.open) return;
  setOpen(details, true);
  details.scrollIntoView();
}

/** Opens or closes an answer. Closes the others, which old browsers do not. */
export function setOpen(details: HTMLDetailsElement, isOpen: boolean) {
  for (const other of details.parentElement?.querySelectorAll('details') ?? []) other.open = false;
  details.open = isOpen;
}

/**
 * Scrolls so that a question keeps its place in the window while a change moves it. Where the page
 * ends, the browser cannot scroll. Then the page gets a gap, which the next change or scrolling closes.
 */
function keepInPlace(question: HTMLElement, change?: () => void) {
  const page = question.closest<HTMLElement>('main > *');
  if (!page) return;
  const { top } = question.getBoundingClientRect();
  const distance = () => question.getBoundingClientRect().top - top;
  change?.();
  page.style.paddingBlock = '0';
  scrollBy(0, distance());
  // Browsers round scroll positions.
  const rest = Math.trunc(distance());
  page.style.paddingBlock = `${Math.max(0, -rest)}px ${Math.max(0, rest)}px`;
  scrollBy(0, distance());
  if (rest < 0) closeGapLater();
}

/** Closes the gap when the visitor has scrolled. Safari has `scrollend` since version 26. */
function closeGapLater() {
  const closed = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      closed.abort();
      closeGap();
    }, stillMs);
  };
  addEventListener('scroll', wait, { signal: closed.signal });
}

/** Closes the gap at the start of the page, as far as the visitor has scrolled. */
function closeGap() {
  const question = document.querySelector('details');
  if (question) keepInPlace(question);
}
