import { midnight } from '../../../site/fields/time-of-day.ts';
import { formatTime } from '../../../site/lib/format-hours.ts';
import { toAsciiDigits } from '../../../site/lib/digits.ts';
import { offsetOf } from '../../diagnostics/position.ts';
import type { FrontMatter } from '../parse/front-matter.ts';
import { say } from '../../../site/fields/say.ts';

/** Matches `10-17`, `9am to 6pm`, `10:00 – 17:30` and `१० बजेदेखि ५ बजेसम्म`. */
const spanPattern =
  /^(\d{1,2})(?:[:.](\d\d))? ?([ap])?\.?m?\.? ?(?:-|–|—|to|देख[िी]) ?(\d{1,2})(?:[:.](\d\d))? ?([ap])?\.?m?\.?$/i;

/**
 * Explains an opening time that also contains the closing time, such as `opens: 10-17`, with a fix that
 * also writes the field `closes`.
 */
export function explainTimeSpan(
  path: readonly PropertyKey[],
  { scalars, positionOfKey }: FrontMatter,
  text: string,
) {
  const scalarAt = (key: string) =>
    scalars.find((scalar) => String(scalar.path) === String([...path.slice(0, -1), key]));
  const scalar = path.at(-1) === 'opens' ? scalarAt('opens') : undefined;
  const times = parseSpan(scalar?.value ?? '');
  if (!scalar || !times) return undefined;
  const from = positionOfKey(path);
  const end = scalarAt('closes')?.end ?? scalar.end;
  const find = text.slice(offsetOf(text, from), end).trimEnd();
  if (!/^opens:[^\n]*(?:\n *closes:[^\n]*)?$/.test(find)) return undefined;
  const indent = ' '.repeat(from.column - 1);
  return {
    message: say`Write the opening time after "opens:" and the closing time after "closes:".`,
    fix: { find, from, replace: `opens: ${times.opens}\n${indent}closes: ${times.closes}` },
    includes: 'closes',
  };
}

/** Returns the two times. Without AM and PM, the closing time of `9-6` is after noon. */
function parseSpan(value: string) {
  const [, hour, minute = '0', amOrPm, lastHour, lastMinute = '0', lastAmOrPm] =
    spanPattern.exec(withAmAndPm(toAsciiDigits(value).trim())) ?? [];
  if (hour === undefined) return undefined;
  const opens = minutesOf(Number(hour), Number(minute), amOrPm);
  const typedCloses = minutesOf(Number(lastHour), Number(lastMinute), lastAmOrPm);
  const isAfternoon = !lastAmOrPm && typedCloses <= opens;
  const closes = isAfternoon ? typedCloses + midnight / 2 : typedCloses;
  if (opens >= closes || closes > midnight) return undefined;
  const clock = (amOrPm ?? lastAmOrPm) ? { am: '{time} AM', pm: '{time} PM' } : {};
  return { opens: formatTime(opens, clock), closes: formatTime(closes, clock) };
}

function minutesOf(hour: number, minute: number, amOrPm: string | undefined): number {
  const isPm = amOrPm?.toLowerCase() === 'p';
  return (amOrPm ? (hour % 12) + (isPm ? 12 : 0) : hour) * 60 + minute;
}

/** Returns `9 am देखि 5 pm` for `बिहान 9 बजेदेखि बेलुका 5 बजेसम्म`. */
function withAmAndPm(value: string): string {
  return value
    .replaceAll(/ ?(?:बजे|सम्म)/g, '')
    .replaceAll(/बिहान ([\d:.]+)/g, '$1 am')
    .replaceAll(/(?:दिउँसो|बेलुका|बेलुकी|साँझ) ([\d:.]+)/g, '$1 pm');
}
