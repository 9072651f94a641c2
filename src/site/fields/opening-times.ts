import { midnight } from './time-of-day.ts';
import { say, toIssue } from './say.ts';

/** Opening times, in minutes from midnight. */
interface Times {
  opens?: number | undefined;
  closes?: number | undefined;
}

/** The issue of times that end before they begin. */
export const closesTooEarly = {
  error: toIssue(
    say`The shop must open before it closes. Write hours after midnight on the next day, from 00:00.`,
  ),
  path: ['closes'],
  params: { related: 'opens' },
};

/** Returns true if the times overlap. Without times, a special day lasts the whole day. */
export function timesOverlap(a: Times, b: Times): boolean {
  return (a.opens ?? 0) < (b.closes ?? midnight) && (b.opens ?? 0) < (a.closes ?? midnight);
}
