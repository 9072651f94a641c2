import type { DayHours, Schedule, SpecialDay } from '../protocol/schedule.ts';
import { useStaff } from './context.ts';
import type { FormInput } from './Form.tsx';
import { ListSheet, type Row } from './ListSheet.tsx';
import { formatField } from './names.ts';
import type { Strings } from './strings/en.ts';
import { ask, useAnswer } from './server.ts';

/** Lists holidays, weekly hours and the announcement. */
export function HoursSheet() {
  const { strings } = useStaff();
  const schedule = useAnswer('schedule');
  const sections = schedule && [
    {
      heading: strings.holidays,
      rows: [
        ...schedule.specialDays.map((day) => createHolidayRow(schedule, day, strings)),
        createHolidayRow(schedule, undefined, strings),
      ],
    },
    {
      heading: strings.weekly,
      rows: schedule.hours.map((day, at) => createWeekdayRow(schedule, day, at, strings)),
    },
    { heading: strings.announcement, rows: [createAnnouncementRow(schedule, strings)] },
  ];
  return <ListSheet title={strings.hours} sections={sections ?? []} />;
}

/** Returns the fields for the first day, the last day, and a text in each language. */
function createSpanInputs(
  span: { from: string; until: string } | undefined,
  texts: Record<string, string> | undefined,
  { languages }: Schedule,
  labelIn: (language: string) => string,
  strings: Strings,
): FormInput[] {
  return [
    { name: 'from', label: strings.firstDay, kind: 'date', value: span?.from },
    { name: 'until', label: strings.lastDay, kind: 'date', value: span?.until, isOptional: true },
    ...languages.map(({ code, name }, at): FormInput => ({
      name: code,
      label: labelIn(name),
      kind: 'text',
      value: texts?.[code],
      isOptional: at > 0,
      language: code,
    })),
  ];
}

/** Returns the values of the fields of `createSpanInputs`. */
function readSpan(values: Record<string, string>, { languages }: Schedule) {
  const { from = '', until } = values;
  const texts = Object.fromEntries(languages.map(({ code }) => [code, values[code] ?? '']));
  return { from, until: until || from, texts };
}

/** Returns the fields for opening and closing times; a day with a break has two of each. */
function createTimeInputs(times: DayHours['times'], strings: Strings): FormInput[] {
  const slots = times.length > 0 ? times : [undefined];
  return [
    { name: 'closed', label: strings.isClosed, kind: 'flag', value: times.length > 0 ? '' : 'yes' },
    ...slots.flatMap((slot, at) =>
      (['opens', 'closes'] as const).map((name): FormInput => ({
        name: `${name}${at}`,
        label: strings[name],
        kind: 'time',
        value: slot?.[name],
      })),
    ),
  ];
}

/** Returns the values of the fields of `createTimeInputs`; no times if closed. */
function readTimes(values: Record<string, string>): DayHours['times'] {
  if (values.closed) return [];
  return [0, 1]
    .map((at) => ({ opens: values[`opens${at}`] ?? '', closes: values[`closes${at}`] ?? '' }))
    .filter(({ opens }) => opens !== '');
}

function createHolidayRow(
  schedule: Schedule,
  before: SpecialDay | undefined,
  strings: Strings,
): Row {
  return {
    id: before ? before.from + before.until : 'new',
    label: before ? formatHoliday(before, schedule) : strings.addHoliday,
    form: {
      inputs: [
        ...createSpanInputs(before, before?.reason, schedule, strings.reasonIn, strings),
        ...createTimeInputs(before?.times ? [before.times] : [], strings),
      ],
      submit: ({ values }) => {
        const { texts: reason, ...span } = readSpan(values, schedule);
        const [times] = readTimes(values);
        return ask('saveSpecialDay', { before, after: { ...span, reason, times } });
      },
      remove: before && (() => ask('saveSpecialDay', { before, after: undefined })),
    },
  };
}

/** Returns the row of a weekday. A day without times is closed. */
function createWeekdayRow(
  { hours }: Schedule,
  { day, times }: DayHours,
  at: number,
  strings: Strings,
): Row {
  const openTimes = times.map(({ opens, closes }) => `${opens} – ${closes}`).join(', ');
  return {
    id: day,
    label: `${formatField(day, strings)}: ${openTimes || strings.isClosed}`,
    form: {
      inputs: createTimeInputs(times, strings),
      submit: ({ values }) => {
        const after = hours.with(at, { day, times: readTimes(values) });
        return ask('saveHours', { before: hours, after });
      },
    },
  };
}

function createAnnouncementRow(schedule: Schedule, strings: Strings): Row {
  const { announcement: before, languages } = schedule;
  return {
    id: 'announcement',
    label: before?.words[languages[0]?.code ?? ''] ?? strings.addAnnouncement,
    form: {
      inputs: createSpanInputs(before, before?.words, schedule, strings.textIn, strings),
      submit: ({ values }) => {
        const { texts, ...span } = readSpan(values, schedule);
        return ask('saveAnnouncement', { before, after: { ...span, words: texts } });
      },
      remove: before && (() => ask('saveAnnouncement', { before, after: undefined })),
    },
  };
}

/** Formats a holiday: `Oct 20 – 22, 2026: Dashain`. */
function formatHoliday(
  { from, until, reason }: SpecialDay,
  { languages: [first] }: Schedule,
): string {
  const text = reason[document.documentElement.lang] ?? reason[first?.code ?? ''] ?? '';
  // Days have no time zone.
  const format = new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  return `${format.formatRange(new Date(from), new Date(until))}: ${text}`;
}
