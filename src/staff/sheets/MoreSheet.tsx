import { useState } from 'react';
import { logoOf } from '../../compiler/read/files/pictures.ts';
import { Field } from '../../site/ui/field/Field.tsx';
import { dateAdvice } from '../../site/fields/date.ts';
import { formatContrast, textContrast } from '../../site/fields/colour.ts';
import {
  groupValues,
  isFound,
  namesOf,
  namesOfRow,
  type MoreValue,
  type Purpose,
} from '../describe/more-groups.ts';
import { formatField, formatFieldIn } from '../describe/names.ts';
import { contrastOf, listColours, type ThemeColour } from '../edits/save-colours.ts';
import type { Schedule } from '../edits/schedule/schedule.ts';
import { StaffError } from '../files/staff-error.ts';
import { StaffButton } from '../parts/StaffButton.tsx';
import { useStaff, type Staff } from '../parts/context.ts';
import type { FormProps } from '../parts/form/Form.tsx';
import { ListSheet, type Row } from '../parts/ListSheet.tsx';
import { momentAt, showMoment } from '../parts/PreviewLine.tsx';
import { useAnswer } from '../parts/useAnswer.ts';
import type { Strings } from '../words/en.ts';

/** Lists what cannot be found on the page, in groups by purpose, and searches all texts and settings. */
export function MoreSheet() {
  const staff = useStaff();
  const { content, page, openSource, session, showSheet, signOut, strings } = staff;
  const [query, setQuery] = useState('');
  const isSearching = query.trim() !== '';
  const pageId = document.querySelector('main')?.dataset.page ?? '';
  const { answer: schedule } = useAnswer(session.schedule, content);
  const theme = content.valid?.model.site.theme;
  const logo = content.valid && logoOf(content.valid.model.pictures);
  const preview: MoreRow | undefined = schedule && {
    id: 'preview',
    nameIn: (words) => words.preview,
    form: createPreviewForm(strings, schedule, () => showSheet()),
  };
  const settings: Partial<Record<Purpose, (MoreRow | undefined | false)[]>> = {
    shop: [
      {
        id: 'hours',
        nameIn: (words) => words.hours,
        onPress: () => showSheet({ kind: 'hours', row: undefined }),
      },
    ],
    looks: [
      theme && {
        id: 'colours',
        nameIn: (words) => words.colours,
        form: createColourForm(staff, listColours(theme)),
      },
      logo && {
        id: 'logo',
        nameIn: (words) => words.logo,
        onPress: () => openSource(`${logo.path}:1:1`),
      },
    ],
  };
  const person = createPersonForm(staff);
  if (person) settings.phone = [{ id: 'who', nameIn: (words) => words.yourName, form: person }];
  const { page: file, values } = session.values({ pageId, language: page.language });
  const groups = groupValues(withSharePicture(values, file, strings));
  const sections = groups.map(({ purpose, values: ofPurpose }) => {
    const ofSite = (settings[purpose] ?? [])
      .filter((row) => !!row)
      .filter(({ id, nameIn }) => isFound(query, namesOfRow(id, nameIn)))
      .map((row) => ({ ...row, label: row.nameIn(strings) }));
    const texts = ofPurpose
      .filter((value) => isFound(query, namesOf(value)))
      .map((value) => createTextRow(staff, value));
    return {
      heading: strings.purposes[purpose],
      isClosed: !isSearching,
      rows: [...ofSite, ...texts],
    };
  });
  const isPreviewFound = preview && isFound(query, namesOfRow(preview.id, preview.nameIn));
  const first: Row[] = isPreviewFound ? [{ ...preview, label: strings.preview }] : [];
  const allSections = [{ heading: '', rows: first }, ...sections];
  return (
    <ListSheet
      title={strings.more}
      sections={allSections}
      footer={
        signOut && (
          <div className="row actions">
            <SignOutButton signOut={signOut} />
          </div>
        )
      }
    >
      <Field label={strings.search} name="search">
        <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      </Field>
      <p role="status" className="not-found">
        {allSections.every(({ rows }) => rows.length === 0) && strings.notFound}
      </p>
    </ListSheet>
  );
}

/** A row that is no text of a file. Its name is in both languages, because people search in either. */
interface MoreRow extends Omit<Row, 'label'> {
  nameIn: (words: Strings) => string;
}

function createTextRow({ openSource, strings }: Staff, value: MoreValue): Row {
  const { field, file, source, text } = value;
  const name = formatFieldIn(strings, field, file);
  return {
    id: name + source,
    label: (
      <>
        <b>{name}</b> {text}
      </>
    ),
    onPress: () => openSource(source),
  };
}

/** Repeats the title of the page, which the picture for shared links also shows. */
function withSharePicture(values: readonly MoreValue[], page: string, strings: Strings) {
  const title = values.find(({ file, field }) => file === page && field === 'title');
  return title ? [...values, { ...title, field: strings.sharePicture }] : values;
}

function SignOutButton({ signOut }: { signOut: () => Promise<void> }) {
  const { ask, strings } = useStaff();
  return (
    <StaffButton
      onClick={async () => {
        const text = strings.confirmSignOut;
        if (await ask({ text, yes: strings.signOutNow, no: strings.cancel })) await signOut();
      }}
    >
      {strings.signOut}
    </StaffButton>
  );
}

/** Returns the form of the name that is shown with what this phone sends; undefined on a computer. */
function createPersonForm({
  person,
  savePerson,
  showSheet,
  strings,
}: Staff): FormProps | undefined {
  return (
    savePerson && {
      inputs: [{ name: 'person', label: strings.whoAreYou, kind: 'text', value: person }],
      submit: async ({ person: name = '' }) => {
        if (name === '') throw new StaffError('no-text');
        await savePerson(name);
        showSheet();
        return undefined;
      },
    }
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
