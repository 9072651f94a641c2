import { closingTime, timeOfDay } from '../../../site/fields/time-of-day.ts';
import type { Explanation } from '../../diagnostics/diagnostic.ts';
import type { Issue } from './issue.ts';
import { say } from '../../../site/fields/say.ts';

/**
 * Proposes the same time after noon if the shop closes before it opens: 6:00 PM for 6:00 AM. Explains
 * nothing if the shop would still close too early.
 * @param value the front matter
 */
export function explainClosingTime(issue: Issue, value: unknown): Partial<Explanation> {
  const { path } = issue;
  const isTooEarly = issue.code === 'custom' && issue.params?.related === 'opens';
  if (!isTooEarly || path.at(-1) !== 'closes') return {};
  let entry = value as Record<PropertyKey, unknown> | undefined;
  for (const key of path.slice(0, -1)) entry = entry?.[key] as typeof entry;
  const find = String(entry?.['closes']);
  const replace = afterNoon(find);
  const opens = timeOfDay('').safeParse(entry?.['opens']);
  const closes = closingTime('').safeParse(replace);
  if (replace === undefined || !opens.success || !closes.success) return {};
  if (closes.data <= opens.data) return {};
  const message = say`The shop must open before it closes. Did you mean ${{ time: replace }}?`;
  return { message, fix: { find, replace } };
}

/** Returns a time twelve hours later; undefined if it is after noon already. */
function afterNoon(time: string): string | undefined {
  const [, hour = '', rest = ''] = /^(\d{1,2})(:\d\d(?: AM)?)$/.exec(time) ?? [];
  if (rest.endsWith('AM')) return time.replace('AM', 'PM');
  return hour !== '' && Number(hour) < 12 ? `${Number(hour) + 12}${rest}` : undefined;
}
