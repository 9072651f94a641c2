import { z } from 'zod';
import { weekdays } from '../../../../src/fields/weekday.ts';
import { localTime, utcOffsets } from '../../../../src/lib/time-zone.ts';
import { staleTranslations } from '../../../content/translation/stale.ts';
import { asDone } from '../../../new/translation.ts';
import { parseText } from '../edits/parse-text.ts';
import { parseRequest, textByLanguage } from '../edits/request.ts';
import type { Writer } from '../edits/writer.ts';
import type { ServerApi } from '../protocol/server-api.ts';
import { announcementOf } from './announcement.ts';
import { dayHours, withHours } from './hours.ts';
import { day, loadBusiness, replaced, toText } from './site-file.ts';
import { placeOf, specialDays, withReason, withSpecialDay } from './special-days.ts';

const time = z.string().regex(/^\d{2}:\d{2}$/);
const times = z.object({ opens: time, closes: time });
const hoursSchema = z.array(z.object({ day: z.enum(weekdays), times: z.array(times) }));
const specialDaySchema = replaced(
  z
    .object({ from: day, until: day, reason: textByLanguage, times: times.optional() })
    .transform((specialDay) => ({ ...specialDay, times: specialDay.times })),
);

/** Reads weekly hours, special days and the announcement. */
export function readSchedule(writer: Writer): ServerApi['schedule'] {
  return async () => {
    const { files, data, code, translated } = await loadBusiness(writer);
    const names = files.filter(
      ({ source }) => source.folder === 'site' && source.id === 'language',
    );
    return {
      today: localTime(new Date(), utcOffsets(data.time_zone)).date,
      timeZone: data.time_zone,
      languages: names.map(({ source, data: language }) => ({
        code: source.language ?? code,
        name: String(language?.name ?? ''),
      })),
      hours: dayHours(data.hours),
      specialDays: specialDays(data.special_days ?? [], code, translated),
      announcement: announcementOf(files, code),
    };
  };
}

/** Writes the weekly hours. */
export function saveHours(writer: Writer): ServerApi['saveHours'] {
  return async (request) => {
    const hours = parseRequest(hoursSchema, request);
    const { business, data } = await loadBusiness(writer);
    const change = toText(writer, business, withHours(business, data.hours, hours));
    return writer.write([change], { action: 'hours', name: change.file, words: '' });
  };
}

/** Adds, changes or removes a special day, in the file of each language. */
export function saveSpecialDay(writer: Writer): ServerApi['saveSpecialDay'] {
  return async (request) => {
    const change = parseRequest(specialDaySchema, request);
    const { before, after } = change;
    const { files, business, data, code, translated } = await loadBusiness(writer);
    const days = data.special_days ?? [];
    const index = placeOf(specialDays(days, code, translated), change);
    if (index < 0) return { result: 'changed', now: undefined };
    const own = toText(writer, business, withSpecialDay(business, days, index, change, code));
    const stale = await staleTranslations(writer.root, files, 'business');
    const translations = translated.map((file) => {
      const { language = '', text } = file.source;
      const written = withReason(file, days, index, change, code);
      const other = toText(writer, file, written);
      const isTyped = !after || after.reason[language] !== (before?.reason[language] ?? '');
      const isStale = stale.some((translation) => translation.file.source.path === other.file);
      if (written === text || !isTyped || isStale) return other;
      return { ...other, after: asDone(other.after, parseText(own.file, own.after)) };
    });
    const words = (after ?? before)?.reason[code] ?? '';
    return writer.write([own, ...translations], { action: 'special day', name: own.file, words });
  };
}
