import { z } from 'zod';
import { template, text } from '../fields/text.ts';
import { weekdays, type Weekday } from '../fields/weekday.ts';
import { say, toIssue } from '../fields/say.ts';

export const calendar = z
  .strictObject({
    caption: text('The name of the table of opening hours, for screen readers.'),
    weekdays: z
      .strictObject(
        Object.fromEntries(weekdays.map((day) => [day, text(`The word for ${day}.`)])) as Record<
          Weekday,
          ReturnType<typeof text>
        >,
      )
      .meta({ description: 'The names of the days.' }),
    months: z
      .array(text('The name of a month.'))
      .length(12, toIssue(say`Write all twelve months, one per line.`))
      .meta({ description: 'The names of the months, from January on.' }),
    date: template('A date in the current year.', ['weekday', 'day', 'month']),
    date_with_year: template('A date in another year.', ['weekday', 'day', 'month', 'year']),
    special: template('A day with special hours, and the reason.', ['date', 'reason']),
    days: template('Several days in a row.', ['first', 'last']),
    times: template('From when to when the shop is open.', ['opens', 'closes']),
    list_times: template('Two times of one day, such as those before and after lunch.', [
      'first',
      'next',
    ]),
    all_day: text('The text instead of the times on a day when the shop is open day and night.'),
    closed: text('The text instead of the times on a day when the shop is closed.'),
    am: template('A time before noon. Without am and pm, times use 24 hours.', ['time']).optional(),
    afternoon: template(
      'A time from noon until four o\u2019clock. The default is the text of pm.',
      ['time'],
    ).optional(),
    pm: template('A time after noon.', ['time']).optional(),
    night: template(
      'A time from eight o\u2019clock in the evening until four. The default is the text of pm or am.',
      ['time'],
    ).optional(),
    full_hour: template('The {time} of a full hour. The default shows minutes: 6:00.', [
      'hour',
    ]).optional(),
    midnight: text(
      'The text for midnight as a closing time. The default is 12:00 AM or 24:00.',
    ).optional(),
    digits: text('The digits of the language from 0 to 9 in a row. Not needed for 0123456789.')
      .refine((digits) => digits.length === 10, toIssue(say`Write all ten digits, without spaces.`))
      .optional(),
    sentence_open: template('Days and times in the fact {hours}.', ['days', 'times']),
    sentence_closed: template('Closed days in the fact {hours}.', ['days']),
    sentence_list: template('The two groups of days in the fact {hours}.', ['first', 'next']),
  })
  .refine(({ am, pm }) => (am === undefined) === (pm === undefined), {
    error: toIssue(say`Write both "am" and "pm", or neither for a 24-hour clock.`),
    path: ['am'],
  })
  .meta({ description: 'The text for days and times, used for all opening hours.' });
