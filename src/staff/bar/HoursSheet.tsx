import type { DayHours, SpecialDay } from '../protocol/schedule.ts';
import type { Schedule } from '../../../scripts/vite/dev-panel/schedule/schedule.ts';
import type { FormInput } from './Form.tsx';
import { dateFormat, pageLanguage, strings } from './language.ts';
import { ListSheet, type Row } from './ListSheet.tsx';
import { formatField } from './names.ts';
import { callServer, useAnswer } from './server.ts';

/** Lists holidays, weekly hours and the announcement. */
export function HoursSheet() {
  const schedule = useAnswer('schedule');
  const sections = schedule && [
    {
      heading: strings.holidays,
      rows: [
        ...schedule.specialDays.map((day) => createHolidayRow(schedule, day)),
        createHolidayRow(schedule, undefined),
      ],
    },
    {
      heading: strings.weekly,
      rows: schedule.hours.map((day) => createWeekdayRow(schedule.hours, day)),
    },
    { heading: strings.announcement, rows: [createAnnouncementRow(schedule)] },
  ];
  return <ListSheet title={strings.hours} sections={sections ?? []} />;
}

/** Returns the inputs for the first day, the last day, and a text in each language. */
function createSpanInputs(
  span: { from: string; until: string } | undefined,
  texts: Record<string, string> | undefined,
  { languages }: Schedule,
  labelIn: (language: string) => string,
): FormInput[] {
  return [
    { name: 'from', label: strings.firstDay, kind: 'date', value: span?.from },
    { name: 'until', label: strings.lastDay, kind: 'date', value: span?.until, isOptional: true },
    ...languages.map(({ code, name }, index): FormInput => ({
      name: code,
      label: labelIn(name),
      kind: 'text',
      value: texts?.[code],
      // The first language is the site's default language. Translations are optional.
      isOptional: index > 0,
      language: code,
    })),
  ];
}

/** Returns the values of the inputs of `createSpanInputs`. */
function readSpan(values: Record<string, string>, { languages }: Schedule) {
  const { from = '', until } = values;
  const texts = Object.fromEntries(languages.map(({ code }) => [code, values[code] ?? '']));
  return { from, until: until || from, texts };
}

/** Returns the inputs for opening and closing times. A day with a break has two pairs of times. */
function createTimeInputs(times: DayHours['times']): FormInput[] {
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
function readTimes(values: Record<string, string>): DayHours['times'] {
  if (values.closed) return [];
  const pairs = [0, 1].map((index) => ({
    opens: values[`opens${index}`] ?? '',
    closes: values[`closes${index}`] ?? '',
  }));
  return pairs.filter(({ opens }) => opens !== '');
}

/** Returns the row that changes a holiday. Without a holiday, the row adds one. */
function createHolidayRow(schedule: Schedule, before: SpecialDay | undefined): Row {
  return {
    id: before ? before.from + before.until : 'new',
    label: before ? formatHoliday(before, schedule) : strings.addHoliday,
    form: {
      inputs: [
        ...createSpanInputs(before, before?.reason, schedule, strings.reasonIn),
        ...createTimeInputs(before?.times ? [before.times] : []),
      ],
      submit: (values) => {
        const { texts: reason, ...span } = readSpan(values, schedule);
        const [times] = readTimes(values);
        return callServer('saveSpecialDay', { before, after: { ...span, reason, times } });
      },
      remove: before && (() => callServer('saveSpecialDay', { before })),
    },
  };
}

/** Returns the row of a weekday. A day without times is closed. */
function createWeekdayRow(hours: DayHours[], { day, times }: DayHours): Row {
  const openTimes = times.map(({ opens, closes }) => `${opens} – ${closes}`).join(', ');
  return {
    id: day,
    label: strings.weekday(formatField(day), openTimes || strings.isClosed),
    form: {
      inputs: createTimeInputs(times),
      submit: (values) => {
        const changed = { day, times: readTimes(values) };
        const after = hours.map((dayHours) => (dayHours.day === day ? changed : dayHours));
        return callServer('saveHours', { before: hours, after });
      },
    },
  };
}

function createAnnouncementRow(schedule: Schedule): Row {
  const [defaultLanguage] = schedule.languages;
  const before = schedule.announcement;
  return {
    id: 'announcement',
    label: before?.words[defaultLanguage?.code ?? ''] ?? strings.addAnnouncement,
    form: {
      inputs: createSpanInputs(before, before?.words, schedule, strings.textIn),
      submit: (values) => {
        const { texts: words, ...span } = readSpan(values, schedule);
        return callServer('saveAnnouncement', { before, after: { ...span, words } });
      },
      remove: before && (() => callServer('saveAnnouncement', { before })),
    },
  };
}

/** Formats a holiday: `Oct 20 – 22, 2026: Dashain`. */
function formatHoliday({ from, until, reason }: SpecialDay, { languages }: Schedule): string {
  const [defaultLanguage] = languages;
  const text = reason[pageLanguage] ?? reason[defaultLanguage?.code ?? ''] ?? '';
  // `new Date` parses a date without a time as UTC.
  const format = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });
  return strings.holiday(format.formatRange(new Date(from), new Date(until)), text);
}
