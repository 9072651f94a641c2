import { localTime, utcOffsets } from '../../../site/lib/local-time.ts';
import type { SaveFunction, Writer } from '../writer.ts';
import { languagesOf } from '../site-languages.ts';
import type { HoursChange, SpecialDayChange } from './schedule-requests.ts';
import { listAnnouncements } from './save-announcement.ts';
import { loadBusiness, replaceText } from './load-business.ts';
import { listDayHours, withHours } from './week-hours.ts';
import { indexOfItem, listSpecialDays, withSpecialDay } from './special-days.ts';
import { changeTranslations } from './translated-list.ts';

export type Schedule = Awaited<ReturnType<typeof readSchedule>>;

/** Reads weekly hours, special days and announcements. */
export async function readSchedule(writer: Writer) {
  const business = await loadBusiness(writer);
  const { files, timeZone } = business;
  return {
    /** Today in the shop's time zone. */
    today: localTime(new Date(), utcOffsets(timeZone)).date,
    timeZone,
    /** The site's default language first. */
    languages: languagesOf(files),
    hours: listDayHours(business),
    /** In the order of the file. */
    specialDays: listSpecialDays(business),
    announcements: listAnnouncements(business),
  };
}

/** Writes the weekly hours. Writes nothing if the file no longer contains the hours `before`. */
export const saveHours: SaveFunction<HoursChange> = async (writer, { before, after }) => {
  const business = await loadBusiness(writer);
  if (JSON.stringify(listDayHours(business)) !== JSON.stringify(before))
    return { result: 'changed' };
  const change = replaceText(writer, business.file, withHours(business, after));
  return writer.write([change]);
};

/** Adds, changes or removes a special day, in the file of each language. */
export const saveSpecialDay: SaveFunction<SpecialDayChange> = async (writer, change) => {
  const { before, after } = change;
  const business = await loadBusiness(writer);
  const index = indexOfItem(listSpecialDays(business), change);
  if (index < 0) return { result: 'changed' };
  const original = replaceText(writer, business.file, withSpecialDay(business, index, change));
  const list = {
    ...business,
    name: 'special_days',
    field: 'reason',
    texts: business.specialDays.map(({ reason }) => reason),
    previousField: 'address',
  };
  const reasons = { before: before?.reason, after: after?.reason };
  const translations = await changeTranslations(writer, list, index, reasons, original);
  return writer.write([original, ...translations]);
};
