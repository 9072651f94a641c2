import { localTime, utcOffsets } from '../../../site/lib/local-time.ts';
import { staleTranslations } from '../../../compiler/translate/stale.ts';
import { withCurrentVersion } from '../../../compiler/write/translation-marks.ts';
import { parseText, type SaveFunction, type Writer } from '../writer.ts';
import { languagesOf } from '../site-languages.ts';
import type { HoursChange, SpecialDayChange } from './schedule-requests.ts';
import { announcementOf } from './save-announcement.ts';
import { loadBusiness, replaceText } from './load-business.ts';
import { listDayHours, withHours } from './week-hours.ts';
import { indexOfDay, listSpecialDays, withReason, withSpecialDay } from './special-days.ts';

export type Schedule = Awaited<ReturnType<typeof readSchedule>>;

/** Reads weekly hours, special days and the announcement. */
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
    announcement: announcementOf(business),
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
  const index = indexOfDay(listSpecialDays(business), change);
  if (index < 0) return { result: 'changed' };
  const original = replaceText(writer, business.file, withSpecialDay(business, index, change));
  const stale = await staleTranslations(business.files, writer.readBlob, 'business');
  const translations = business.translations.map((file) => {
    const { language = '', text } = file.textFile;
    const newText = withReason(file, business, index, change);
    const translation = replaceText(writer, file, newText);
    // A new reason that is not translated is listed by itself.
    const isUpdated = !after || !before || after.reason[language] !== before.reason[language];
    const isStale = stale.some(({ file: { textFile } }) => textFile.path === translation.path);
    // A translation that was up to date stays so if its reason was typed or the day was removed.
    if (newText === text || !isUpdated || isStale) return translation;
    const newOriginal = parseText(original.path, original.after);
    return { ...translation, after: withCurrentVersion(translation.after, newOriginal) };
  });
  return writer.write([original, ...translations]);
};
