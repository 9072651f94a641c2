import type { DayHours } from '../../edits/schedule/schedule-requests.ts';
import type { FormInput } from './form-input.ts';
import type { Strings } from '../../words/en.ts';

/** Returns the inputs for opening and closing times. A day with a break has two pairs of times. */
export function createTimeInputs(strings: Strings, times: DayHours['times']): FormInput[] {
  const slots = times.length > 0 ? times : [undefined];
  return [
    { name: 'closed', label: strings.isClosed, kind: 'flag', value: times.length > 0 ? '' : 'yes' },
    ...slots.flatMap((slot, index): FormInput[] => [
      { name: `opens${index}`, label: strings.opens, kind: 'time', value: slot?.opens },
      { name: `closes${index}`, label: strings.closes, kind: 'time', value: slot?.closes },
    ]),
  ];
}

/** Returns the values of the inputs of `createTimeInputs`; no times if the day is closed. */
export function readTimes(values: Record<string, string>): DayHours['times'] {
  if (values.closed) return [];
  const pairs = [0, 1].map((index) => ({
    opens: values[`opens${index}`] ?? '',
    closes: values[`closes${index}`] ?? '',
  }));
  return pairs.filter(({ opens }) => opens !== '');
}
