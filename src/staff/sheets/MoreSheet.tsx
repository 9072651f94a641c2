import { useState } from 'react';
import { Field } from '../../site/ui/field/Field.tsx';
import { businessFile } from '../../compiler/content-types/paths.ts';
import { formatContrast, textContrast } from '../../site/fields/colour.ts';
import { foldSpelling } from '../../compiler/text/fold-spelling.ts';
import { contrastOf, listColours, type ThemeColour } from '../edits/save-colours.ts';
import type { Schedule } from '../edits/schedule/schedule.ts';
import { findSource } from '../page/find-source.ts';
import type { PageValues } from '../draft/page-values.ts';
import { StaffButton } from '../parts/StaffButton.tsx';
import { useStaff, type Staff } from '../parts/context.ts';
import type { FormProps } from '../parts/form/Form.tsx';
import { ListSheet, type Row } from '../parts/ListSheet.tsx';
import { momentAt, showMoment } from '../parts/PreviewLine.tsx';
import { formatField, formatFieldIn } from '../describe/names.ts';
import { en, type Strings } from '../words/en.ts';
import { ne } from '../words/ne.ts';
import { useAnswer } from '../parts/useAnswer.ts';
import { dateAdvice } from '../../site/fields/date.ts';

/** Lists the preview of another day and the texts that cannot be tapped. */
export function MoreSheet() {
  const staff = useStaff();
  const { content, facts, page, openSource, session, showSheet, signOut, strings } = staff;
  const [query, setQuery] = useState('');
  const pageId = document.querySelector('main')?.dataset.page ?? '';
  const pageValues = session.values({ pageId, language: page.language });
  const untappable = listUntappable(strings, pageValues);
  const listed = new Set(untappable.map(({ source }) => source));
  const ofShop = facts.map(({ name, ...fact }) => ({ ...fact, field: name, file: businessFile }));
  /** The values that can be tapped, by source. */
  const tappable = new Map(
    [...ofShop, ...pageValues.values]
      .filter(({ source }) => !listed.has(source))
      .map((value) => [value.source, value]),
  );
  const schedule = useAnswer(session.schedule, content);
  const preview = schedule && {
    id: 'preview',
    label: strings.preview,
    form: createPreviewForm(strings, schedule, () => showSheet()),
  };
  const theme = content.valid?.model.site.theme;
  const colours = theme && {
    id: 'colours',
    label: strings.colours,
    form: createColourForm(staff, listColours(theme)),
  };
  const isFound = (text: string) => foldSpelling(text).includes(foldSpelling(query.trim()));
  const toRows = (values: PageValues['values'], heading: string): Row[] =>
    values
      .map((value) => ({ ...value, name: formatFieldIn(strings, value.field, value.file) }))
      .filter(({ name, text, field, file }) => {
        // Staff search by the name in either language.
        const names = [en, ne].map((words) => formatFieldIn(words, field, file));
        return isFound([heading, name, ...names, text].join(' '));
      })
      .map(({ name, text, source }) => ({
        id: name + source,
        label: (
          <>
            <b>{name}</b> {text}
          </>
        ),
        onPress: () => openSource(source),
      }));
  const purposeSections = Object.entries(strings.purposes).map(([purpose, heading]) => ({
    heading,
    rows: toRows(
      untappable.filter((value) => purposeOf(value) === purpose),
      heading,
    ),
  }));
  const ownRows = [preview, colours].filter((row) => row && isFound(row.label)) as Row[];
  // A search also finds what can be tapped on the page.
  const foundRows = query.trim() === '' ? [] : toRows([...tappable.values()], '');
  const sections = [
    { heading: strings.page, rows: [...ownRows, ...foundRows] },
    ...purposeSections,
  ];
  return (
    <ListSheet
      title={strings.more}
      sections={sections}
      footer={signOut && <SignOutButton signOut={signOut} />}
    >
      <Field label={strings.search} name="search">
        <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      </Field>
      <p role="status" className="not-found">
        {sections.every(({ rows }) => rows.length === 0) && strings.notFound}
      </p>
    </ListSheet>
  );
}

function SignOutButton({ signOut }: { signOut: () => Promise<void> }) {
  const { strings } = useStaff();
  return (
    <StaffButton
      onClick={() => {
        if (confirm(strings.confirmSignOut)) void signOut();
      }}
    >
      {strings.signOut}
    </StaffButton>
  );
}

/** Returns the form of the colours by day and at night. Their contrast follows each choice. */
function createColourForm({ session, strings }: Staff, colours: readonly ThemeColour[]): FormProps {
  return {
    inputs: colours.map(({ field, value }) => ({
      name: field,
      label: formatField(strings, field),
      kind: 'color',
      value,
      hint: (values) => {
        const contrast = contrastOf(field, values);
        return strings.contrast(formatContrast(contrast), contrast >= textContrast);
      },
    })),
    submit: (values, _, acceptsWarnings) => session.saveColours(values, acceptsWarnings),
  };
}

/** Returns the form that shows the page as it is on another day, in the shop's time zone. */
function createPreviewForm(
  strings: Strings,
  { today, timeZone }: Schedule,
  close: () => void,
): FormProps {
  return {
    inputs: [
      { name: 'day', label: strings.previewDay, kind: 'date', value: today },
      { name: 'time', label: strings.previewTime, kind: 'time', value: '12:00' },
    ],
    label: strings.showDay,
    submit: async ({ day = '', time }) => {
      if (!/^\d{4}-\d\d-\d\d$/.test(day)) {
        return { result: 'errors', errors: [{ message: dateAdvice(), field: 'day' }] };
      }
      showMoment(momentAt(Date.parse(`${day}T${time}Z`), timeZone));
      close();
      return undefined;
    },
  };
}

/** Returns the values that cannot be tapped. Repeats a listed title, which the Open Graph image also shows. */
function listUntappable(strings: Strings, { page, values }: PageValues): PageValues['values'] {
  const elements = [...document.querySelectorAll('#siteRoot *:not(a[hreflang])')].filter(isVisible);
  // Without facts, the source of a text that is exactly a fact is the text's own source.
  const tappableSources = new Set(elements.map((element) => findSource(element, [])?.source));
  const listed = values.filter(({ source }) => !tappableSources.has(source));
  const title = listed.find(({ file, field }) => file === page && field === 'title');
  return title ? [...listed, { ...title, field: strings.sharePicture }] : listed;
}

/** Returns the purpose of a text. Outside of content/site, only search engines and chats use such text. */
function purposeOf({ field, file }: PageValues['values'][number]): keyof Strings['purposes'] {
  const isOfSite = /\/site\/[^/]*$/.test(file);
  if (!isOfSite) return field === 'whatsapp' ? 'chat' : 'search';
  const fileNames = ['contact-form', 'notices', 'errors'] as const;
  return fileNames.find((name) => file.endsWith(`${name}.mdx`)) ?? 'labels';
}

/** Returns true if visitors see an element. Text only for screen readers is one pixel wide and high. */
function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
}
