import type { Page } from 'playwright-core';

interface MovementWindow {
  movement: { most: number };
}

/**
 * Runs in the page. Measures in each frame how far the tapped question is from its position at the tap.
 * The event `visitor-scrolls` ends the measurement of a question.
 */
export function recordMovement() {
  let tapped: Element | null = null;
  let top = 0;
  const movement = { most: 0 };
  Object.assign(window, { movement });
  addEventListener('visitor-scrolls', () => {
    tapped = null;
  });
  addEventListener(
    'click',
    ({ target }) => {
      tapped = (target as Element).closest('summary');
      top = tapped?.getBoundingClientRect().top ?? 0;
    },
    { capture: true },
  );
  requestAnimationFrame(function measure() {
    const moved = tapped ? tapped.getBoundingClientRect().top - top : 0;
    movement.most = Math.max(movement.most, Math.abs(moved));
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
