import type { Page } from 'playwright-core';

/** What a visitor feels of a loading page. */
export interface Vitals {
  /** First and largest contentful paint, in ms since the navigation began. */
  fcp: number;
  lcp: number;
  /** By how much tasks after the first paint were longer than 50 ms, in ms together. */
  blocking: number;
  /** The same once the first file of script was asked for, which a page at rest does. */
  'blocking by the application': number;
  /** The sum of the layout shifts, without unit. */
  shift: number;
}

/** Reads the vitals of a page that has loaded and come to rest. */
export async function readVitals(page: Page): Promise<Vitals> {
  const paints = await entriesOf(page, 'paint');
  const fcp = paints.find(({ name }) => name === 'first-contentful-paint')?.start ?? Number.NaN;
  const lcp = (await entriesOf(page, 'largest-contentful-paint')).at(-1)?.start ?? Number.NaN;
  const tasks = (await entriesOf(page, 'longtask')).filter(({ start }) => start > fcp);
  const scripts = (await entriesOf(page, 'resource')).filter(({ name }) => name.endsWith('.js'));
  const began = Math.min(...scripts.map(({ start }) => start));
  const shifts = await entriesOf(page, 'layout-shift');
  return {
    fcp,
    lcp,
    blocking: beyond50(tasks.filter(({ start }) => start < began)),
    'blocking by the application': beyond50(tasks.filter(({ start }) => start >= began)),
    shift: sum(shifts.map(({ value }) => value)),
  };
}

/** What the browser noted of one type since the navigation began. */
function entriesOf(page: Page, type: string) {
  return page.evaluate(async (wanted) => {
    const entries = await new Promise<PerformanceEntryList>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type: wanted, buffered: true });
      // Nothing is told where there was nothing.
      setTimeout(() => resolve([]), 500);
    });
    return entries.map((entry) => ({
      name: entry.name,
      start: entry.startTime,
      duration: entry.duration,
      value: Number('value' in entry ? entry.value : 0),
    }));
  }, type);
}

function beyond50(tasks: readonly { duration: number }[]): number {
  return sum(tasks.map(({ duration }) => duration - 50));
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
