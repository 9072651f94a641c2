import type { Schedule, SpecialDay } from '../protocol/schedule.ts';
import { useStaff, type Notice } from './context.ts';
import type { FormInput } from './Form.tsx';
import { ListSheet, type Row } from './ListSheet.tsx';
import type { Messages } from './messages/en.ts';
import { ask, useAnswer } from './server.ts';

/** Holidays, the hours of the week and the announcement. */
export function HoursSheet({ notice }: { notice: Notice | undefined }) {
  const { words } = useStaff();
  const schedule = useAnswer('schedule');
  const sections = schedule && [
    {
      heading: words.holidays,
      rows: [
        ...schedule.specialDays.map((day) => holiday(schedule, day, words)),
        holiday(schedule, undefined, words),
      ],
    },
    { heading: words.weekly, rows: schedule.hours.map((_, at) => weekday(schedule, at, words)) },
    { heading: words.announcement, rows: [announcementRow(schedule, words)] },
  ];
  return <ListSheet title={words.hours} notice={notice} sections={sections ?? []} />;
}

/** From which day to which, and what visitors read about it in each language. */
function spanInputs(
  span: { from: string; until: string } | undefined,
  texts: Record<string, string> | undefined,
  { languages }: Schedule,
  labelIn: (language: string) => string,
  words: Messages,
): FormInput[] {
  return [
    { name: 'from', label: words.firstDay, kind: 'date', value: span?.from },
    { name: 'until', label: words.lastDay, kind: 'date', value: span?.until, isOptional: true },
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

/** What `spanInputs` asked for. */
function spanOf(values: Record<string, string>, { languages }: Schedule) {
  const { from = '', until } = values;
  const texts = Object.fromEntries(languages.map(({ code }) => [code, values[code] ?? '']));
  return { from, until: until || from, texts };
}

function holiday(schedule: Schedule, before: SpecialDay | undefined, words: Messages): Row {
  return {
    id: before ? before.from + before.until : 'new',
    label: before ? inWords(before, schedule) : words.addHoliday,
    form: {
      inputs: [
        ...spanInputs(before, before?.reason, schedule, words.reasonIn, words),
        { name: 'closed', label: words.isClosed, kind: 'flag', value: before?.times ? '' : 'yes' },
        ...timeInputs('', before?.times, words),
      ],
      submit: ({ values }) => {
        const { texts: reason, ...span } = spanOf(values, schedule);
        const { opens = '', closes = '' } = values;
        const times = values.closed ? undefined : { opens, closes };
        return ask('saveSpecialDay', { before, after: { ...span, reason, times } });
      },
      remove: before && (() => ask('saveSpecialDay', { before, after: undefined })),
    },
  };
}

/** The hours of a day of the week; without times it is closed. */
function weekday({ hours }: Schedule, at: number, words: Messages): Row {
  const times = hours[at]?.times ?? [];
  // Two if there is a break.
  const slots = times.length > 0 ? [...times.keys()] : [0];
  // The first of February 2026 was a Sunday.
  const name = format({ weekday: 'long' }).format(Date.UTC(2026, 1, 1 + at));
  const shown = times.map(({ opens, closes }) => `${opens} – ${closes}`).join(', ');
  return {
    id: name,
    label: `${name}: ${shown || words.isClosed}`,
    form: {
      inputs: [
        {
          name: 'closed',
          label: words.isClosed,
          kind: 'flag',
          value: times.length > 0 ? '' : 'yes',
        },
        ...slots.flatMap((slot) => timeInputs(String(slot), times[slot], words)),
      ],
      submit: ({ values }) => {
        const changed = slots.map((slot) => ({
          opens: values[`opens${slot}`] ?? '',
          closes: values[`closes${slot}`] ?? '',
        }));
        const after = hours.map((day, index) =>
          index === at ? { ...day, times: values.closed ? [] : changed } : day,
        );
        return ask('saveHours', after);
      },
    },
  };
}

function timeInputs(
  suffix: string,
  times: { opens: string; closes: string } | undefined,
  words: Messages,
): FormInput[] {
  return (['opens', 'closes'] as const).map((name) => ({
    name: name + suffix,
    label: words[name],
    kind: 'time',
    value: times?.[name],
  }));
}

function announcementRow(schedule: Schedule, words: Messages): Row {
  const { announcement: before, languages } = schedule;
  return {
    id: 'announcement',
    label: before?.words[languages[0]?.code ?? ''] ?? words.addAnnouncement,
    form: {
      inputs: spanInputs(before, before?.words, schedule, words.textIn, words),
      submit: ({ values }) => {
        const { texts, ...span } = spanOf(values, schedule);
        return ask('saveAnnouncement', { before, after: { ...span, words: texts } });
      },
      remove: before && (() => ask('saveAnnouncement', { before, after: undefined })),
    },
  };
}

/** `Oct 20 – 22, 2026: Dashain`. */
function inWords({ from, until, reason }: SpecialDay, { languages: [first] }: Schedule): string {
  const text = reason[document.documentElement.lang] ?? reason[first?.code ?? ''] ?? '';
  return `${format({ dateStyle: 'medium' }).formatRange(new Date(from), new Date(until))}: ${text}`;
}

/** Formats days, which have no time zone, in the language of the page. */
function format(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(document.documentElement.lang, { ...options, timeZone: 'UTC' });
}
