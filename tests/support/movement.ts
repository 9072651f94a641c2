import type { Page } from 'playwright-core';

interface MovementWindow {
  movement: { most: number };
}

/**
 * Runs in the page. Measures in each frame how far the tapped question is from its position in the
 * frame of the tap. The event `visitor-scrolls` ends the measurement of a question.
 */
export function recordMovement() {
  const summaries = [...document.querySelectorAll('summary')];
  let tops = new Map<Element, number>();
  let tapped: Element | undefined;
  let top = 0;
  const movement = { most: 0 };
  Object.assign(window, { movement });
  const startWith = (element: Element | undefined) => {
    tapped = element;
    top = (tapped && tops.get(tapped)) ?? 0;
  };
  addEventListener('visitor-scrolls', () => startWith(undefined));
  addEventListener(
    'click',
    ({ target }) => startWith((target as Element).closest('summary') ?? undefined),
    { capture: true },
  );
  requestAnimationFrame(function measure() {
    tops = new Map(summaries.map((summary) => [summary, summary.getBoundingClientRect().top]));
    if (tapped) movement.most = Math.max(movement.most, Math.abs((tops.get(tapped) ?? 0) - top));
    requestAnimationFrame(measure);
  });
}

/** Runs in the page. Returns the largest movement of a tapped question in px. */
export function readMovement(): number {
  return (window as unknown as MovementWindow).movement.most;
}

export async function waitForFrames(page: Page, frames: number) {
  await page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
  }, frames);
}
