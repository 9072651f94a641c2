import { useEffect, useState } from 'react';
import { utcOffsets } from '../../../../src/lib/time-zone.ts';
import type { ShownValue, PageValues } from '../protocol/content-state.ts';
import type { Schedule } from '../protocol/schedule.ts';
import { useStaff, type Notice } from './context.ts';
import { findSource } from './find-source.ts';
import type { FormProps } from './Form.tsx';
import { ListSheet } from './ListSheet.tsx';
import type { Messages } from './messages/en.ts';
import { showMoment } from './PreviewLine.tsx';
import { fieldName } from './readable.ts';
import { fetchValues, useAnswer } from './server.ts';

/** Another day, text that cannot be tapped, and the way to a phone. */
export function MoreSheet({ notice }: { notice: Notice | undefined }) {
  const { words, openSource, show } = useStaff();
  const [values, setValues] = useState<ShownValue[]>([]);
  const schedule = useAnswer('schedule');
  const phone = useAnswer('phone');
  useEffect(() => void fetchValues().then((all) => setValues(untappable(all, words))), [words]);
  const preview = schedule && {
    id: 'preview',
    label: words.preview,
    form: previewForm(schedule, words, () => show(undefined)),
  };
  const byPurpose = Object.entries(words.purposes).map(([purpose, heading]) => ({
    heading,
    rows: values
      .filter((value) => purposeOf(value) === purpose)
      .map(({ field, text, source }) => ({
        id: field + source,
        label: (
          <>
            <b>{fieldName(field, words)}</b> {text}
          </>
        ),
        act: () => openSource(source),
      })),
  }));
  const sections = [{ heading: words.page, rows: preview ? [preview] : [] }, ...byPurpose];
  return (
    <ListSheet title={words.more} notice={notice} sections={sections}>
      {phone && (
        <details>
          <summary>{words.phone}</summary>
          <p>{words.phoneHow}</p>
          <img alt={words.phone} src={`data:image/svg+xml,${encodeURIComponent(phone.svg)}`} />
        </details>
      )}
    </ListSheet>
  );
}

/** Asks for a day and a time where the shop is, and shows the page as it is then. */
function previewForm({ today, timeZone }: Schedule, words: Messages, close: () => void): FormProps {
  return {
    inputs: [
      { name: 'day', label: words.previewDay, kind: 'date', value: today },
      { name: 'time', label: words.previewTime, kind: 'time', value: '12:00' },
    ],
    label: words.showDay,
    submit: ({ values: { day, time } }) => {
      showMoment(momentAt(Date.parse(`${day}T${time}Z`), timeZone));
      close();
      return undefined;
    },
  };
}

/** @param local a local time, as if it were UTC */
function momentAt(local: number, timeZone: string): number {
  const offsets = utcOffsets(timeZone, new Date(local).getUTCFullYear() - 1);
  const offset = offsets.findLast(({ from, minutes }) => from + minutes * 60_000 <= local);
  return local - (offset?.minutes ?? 0) * 60_000;
}

/** The values that no tap reaches. The share picture of a page is made from its title. */
function untappable({ page, values }: PageValues, words: Messages): ShownValue[] {
  const elements = [...document.body.querySelectorAll('*')].filter(canBeTapped);
  const reached = new Set(elements.map((element) => findSource(element, [])?.source));
  const listed = values.filter(({ source }) => !reached.has(source));
  const title = listed.find(({ file, field }) => file === page && field === 'title');
  return title ? [...listed, { ...title, field: words.sharePicture }] : listed;
}

/** Why a text exists, by its field and its file. */
function purposeOf({ field, file }: ShownValue): keyof Messages['purposes'] {
  if (!/\/site\/[^/]*$/.test(file)) return field === 'whatsapp' ? 'chat' : 'search';
  const [, name] = /(contact-form|notices|errors)\.mdx$/.exec(file) ?? [];
  return (name as keyof Messages['purposes'] | undefined) ?? 'labels';
}

/** Text for screen readers alone stands in a box of one pixel. */
function canBeTapped(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
}
