import { utcOffsets } from '../../../../src/lib/time-zone.ts';
import type { PageValues } from '../page-values.ts';
import type { Schedule } from '../schedule/schedule.ts';
import { useStaff } from './context.ts';
import { findSource } from './find-source.ts';
import type { FormProps } from './Form.tsx';
import { ListSheet } from './ListSheet.tsx';
import { showMoment } from './PreviewLine.tsx';
import { formatField } from './names.ts';
import { useAnswer } from './server.ts';
import { pageLanguage, strings } from './language.ts';

/** Shows the preview of another day, text that cannot be tapped, and the QR code for phones. */
export function MoreSheet() {
  const { openSource, showSheet } = useStaff();
  const pageId = document.querySelector('main')?.dataset.page ?? '';
  const page = useAnswer('values', pageId, { pageId, language: pageLanguage });
  const values = page ? listUntappable(page) : [];
  const schedule = useAnswer('schedule');
  const phoneCode = useAnswer('phoneCode');
  const preview = schedule && {
    id: 'preview',
    label: strings.preview,
    form: createPreviewForm(schedule, showSheet),
  };
  const purposeSections = Object.entries(strings.purposes).map(([purpose, heading]) => ({
    heading,
    rows: values
      .filter((value) => purposeOf(value) === purpose)
      .map(({ field, text, source }) => ({
        id: field + source,
        label: (
          <>
            <b>{formatField(field)}</b> {text}
          </>
        ),
        onPress: () => openSource(source),
      })),
  }));
  const sections = [{ heading: strings.page, rows: preview ? [preview] : [] }, ...purposeSections];
  return (
    <ListSheet title={strings.more} sections={sections}>
      {phoneCode && (
        <details>
          <summary>{strings.phone}</summary>
          <p>{strings.phoneHow}</p>
          <img alt={strings.phone} src={`data:image/svg+xml,${encodeURIComponent(phoneCode)}`} />
        </details>
      )}
    </ListSheet>
  );
}

/** Returns the form that shows the page as it is on another day, in the shop's time zone. */
function createPreviewForm({ today, timeZone }: Schedule, close: () => void): FormProps {
  return {
    inputs: [
      { name: 'day', label: strings.previewDay, kind: 'date', value: today },
      { name: 'time', label: strings.previewTime, kind: 'time', value: '12:00' },
    ],
    label: strings.showDay,
    submit: async ({ day, time }) => {
      showMoment(momentAt(Date.parse(`${day}T${time}Z`), timeZone));
      close();
      return undefined;
    },
  };
}

/** Returns the Unix time in milliseconds of a local time. @param local the local time as if it were UTC */
function momentAt(local: number, timeZone: string): number {
  const offsets = utcOffsets(timeZone, new Date(local).getUTCFullYear() - 1);
  const offset = offsets.findLast(({ startsAt, minutes }) => startsAt + minutes * 60_000 <= local);
  return local - (offset?.minutes ?? 0) * 60_000;
}

/** Returns the values that cannot be tapped. Lists a page's title again as the text of the Open Graph image. */
function listUntappable({ page, values }: PageValues): PageValues['values'] {
  const elements = [...document.body.querySelectorAll('*')].filter(isVisible);
  const tappable = new Set(elements.map((element) => findSource(element, [])?.source));
  const listed = values.filter(({ source }) => !tappable.has(source));
  const title = listed.find(({ file, field }) => file === page && field === 'title');
  return title ? [...listed, { ...title, field: strings.sharePicture }] : listed;
}

/** Returns the purpose of a text, by its field and file. */
function purposeOf({ field, file }: PageValues['values'][number]): keyof typeof strings.purposes {
  if (!/\/site\/[^/]*$/.test(file)) return field === 'whatsapp' ? 'chat' : 'search';
  const [, name] = /(contact-form|notices|errors)\.mdx$/.exec(file) ?? [];
  return (name as keyof typeof strings.purposes | undefined) ?? 'labels';
}

/** Returns true if an element is visible. Text only for screen readers has a size of one pixel. */
function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
}
