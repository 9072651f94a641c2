import type { Announcement, DayHours, SpecialDay } from '../edits/schedule/schedule-requests.ts';
import type { Schedule } from '../edits/schedule/schedule.ts';
import { showsUntranslated } from '../edits/schedule/save-announcement.ts';
import { textIn } from '../edits/schedule/translated-list.ts';
import { ownFirst } from '../edits/site-languages.ts';
import { useStaff, type Staff } from '../parts/context.ts';
import type { FormInput } from '../parts/form/form-input.ts';
import { ListSheet, type Row } from '../parts/ListSheet.tsx';
import { formatField, formatHoliday, sentenceOf } from '../describe/names.ts';
import type { Strings } from '../words/en.ts';
import { createTimeInputs, readTimes } from '../parts/form/time-inputs.ts';
import { useAnswer } from '../parts/useAnswer.ts';

/** Lists holidays, weekly hours and announcements. */
export function HoursSheet() {
  const staff = useStaff();
  const { content, page, session, strings } = staff;
  const { answer, error } = useAnswer(session.schedule, content);
  const schedule = answer && {
    ...answer,
    languages: ownFirst(answer.languages, page.language),
  };
  const sections = schedule && [
    {
      heading: strings.holidays,
      rows: [
        ...schedule.specialDays.map((day) => createHolidayRow(staff, schedule, day)),
        createHolidayRow(staff, schedule, undefined),
      ],
    },
    {
      heading: strings.weekly,
      rows: schedule.hours.map((day) => createWeekdayRow(staff, schedule.hours, day)),
    },
    {
      heading: strings.announcements,
      rows: [
        ...schedule.announcements.map((item) => createAnnouncementRow(staff, schedule, item)),
        createAnnouncementRow(staff, schedule, undefined),
      ],
    },
  ];
  return (
    <ListSheet title={strings.hours} sections={sections ?? []}>
      {error && <p className="error">{sentenceOf(strings, error)}</p>}
    </ListSheet>
  );
}

/**
 * Returns the inputs for the first day, the last day, and a text in each language.
 * @param isShown returns false if visitors of a language see nothing without a text in it
 */
function createSpanInputs(
  strings: Strings,
  span: { from: string; until: string } | undefined,
  texts: Record<string, string> | undefined,
  { languages }: Schedule,
  labelIn: (language: string) => string,
  isShown: (folder: string | undefined) => boolean = () => true,
): FormInput[] {
  const original = languages.find(({ folder }) => folder === undefined)?.code ?? '';
  return [
    { name: 'from', label: strings.firstDay, kind: 'date', value: span?.from },
    { name: 'until', label: strings.lastDay, kind: 'date', value: span?.until, isOptional: true },
    ...languages.map(({ code, name, folder }, index): FormInput => ({
      name: code,
      label: labelIn(name),
      kind: 'text',
      value: texts?.[code],
      // A text in the language of the page is enough.
      isOptional: index > 0,
      hint: (values) => {
        const typed = Object.fromEntries(
          languages.map((other) => [other.code, values[other.code] ?? '']),
        );
        const shown = textIn(typed, original);
        if (typed[code] || !shown) return undefined;
        return isShown(folder) ? strings.visitorsSee(name, shown) : strings.visitorsSeeNone(name);
      },
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

/** Returns the row that changes a holiday. Without a holiday, the row adds one. */
function createHolidayRow(staff: Staff, schedule: Schedule, before: SpecialDay | undefined): Row {
  const { session, strings } = staff;
  return {
    id: before ? before.from + before.until : 'new',
    label: before ? formatHoliday(staff, before) : strings.addHoliday,
    hint: before && daysInBikramSambat(staff, before),
    form: {
      inputs: [
        ...createSpanInputs(strings, before, before?.reason, schedule, strings.reasonIn),
        ...createTimeInputs(strings, before?.times ? [before.times] : []),
      ],
      submit: (values, _, acceptsWarnings) => {
        const { texts: reason, ...span } = readSpan(values, schedule);
        const [times] = readTimes(values);
        return session.saveSpecialDay(
          { before, after: { ...span, reason, times } },
          acceptsWarnings,
        );
      },
      remove: before && (() => session.saveSpecialDay({ before })),
    },
  };
}

/** Returns days in Nepal's calendar: `31 Asoj 2083 – 7 Kartik 2083`. */
function daysInBikramSambat(
  { dates }: Staff,
  { from, until }: SpecialDay | Announcement,
): string | undefined {
  const days = new Set([from, until].map((day) => dates?.bikramSambat(day)));
  return [...days].filter(Boolean).join(' – ') || undefined;
}

/** Returns the row of a weekday. A day without times is closed. */
function createWeekdayRow(
  { dates, notifySaved, session, showSheet, strings }: Staff,
  hours: readonly DayHours[],
  dayHours: DayHours,
): Row {
  const { day, times } = dayHours;
  return {
    id: day,
    label: dates?.hours(dayHours) ?? formatField(strings, day),
    title: formatField(strings, day),
    form: {
      inputs: createTimeInputs(strings, times),
      submit: async (values, _, acceptsWarnings) => {
        const changed = { day, times: readTimes(values) };
        const after = hours.map((other) => (other.day === day ? changed : other));
        const answer = await session.saveHours({ before: hours, after }, acceptsWarnings);
        if (answer.result !== 'saved') return answer;
        // Staff often change several days.
        showSheet({ kind: 'hours', row: undefined });
        notifySaved(answer.id);
        return undefined;
      },
    },
  };
}

/** Returns the row that changes an announcement. Without an announcement, the row adds one. */
function createAnnouncementRow(
  staff: Staff,
  schedule: Schedule,
  before: Announcement | undefined,
): Row {
  const { content, page, session, strings } = staff;
  const isShown = (folder: string | undefined) =>
    showsUntranslated(content.latest.files, folder, before);
  return {
    id: before ? `announcement ${before.from} ${before.until}` : 'announcement',
    label: before
      ? strings.entry(strings.announcement, textIn(before.words, page.language))
      : strings.addAnnouncement,
    hint: before && daysInBothCalendars(staff, before),
    form: {
      inputs: createSpanInputs(
        strings,
        before,
        before?.words,
        schedule,
        strings.textIn,
        isShown,
      ).map((input) =>
        input.kind === 'text' && !input.isOptional
          ? { ...input, hint: (values) => input.hint?.(values) ?? strings.hoursStay }
          : input,
      ),
      submit: (values, _, acceptsWarnings) => {
        const { texts: words, ...span } = readSpan(values, schedule);
        return session.saveAnnouncement({ before, after: { ...span, words } }, acceptsWarnings);
      },
      remove: before && (() => session.saveAnnouncement({ before })),
    },
  };
}

/** Returns the days of an announcement: `Sunday, November 29 – Monday, November 30 · 14 Mangsir 2083 – …`. */
function daysInBothCalendars(staff: Staff, range: Announcement): string {
  const days = new Set([range.from, range.until].map((day) => staff.dates?.day(day)));
  return [[...days].join(' – '), daysInBikramSambat(staff, range)].filter(Boolean).join(' · ');
}
