import { sitePath } from '../../site/lib/site-path.ts';
import type { FormField, NewType } from '../edits/entry-types.ts';
import type { FieldValues } from '../edits/requests.ts';
import { ownFirst } from '../edits/site-languages.ts';
import { pageWith, shownOn, titleOf } from '../edits/file-context.ts';
import { useStaff, type Staff } from '../parts/context.ts';
import type { FormProps } from '../parts/form/Form.tsx';
import type { FormInput } from '../parts/form/form-input.ts';
import { ListSheet, type Row } from '../parts/ListSheet.tsx';
import { formatField, formatType } from '../describe/names.ts';
import { createPhotoForm } from './photo-form.ts';
import { createPriceListForm } from './price-list-form.ts';
import { showNew } from '../parts/show-new.ts';

/** Lists the types of files that staff can create, each with its form. */
export function NewSheet() {
  const staff = useStaff();
  const { session, showSheet, strings } = staff;
  const rows = session.newTypes().map((type) => ({
    id: type.type,
    label: formatType(strings, type.type),
    hint: describeType(staff, type),
    form: createEntryForm(staff, type),
  }));
  const priceList = createPriceListForm(staff);
  const priceRows = priceList
    ? [
        {
          id: 'price-list',
          label: strings.priceList,
          hint: strings.meanings['price-list'],
          form: priceList,
        },
      ]
    : [];
  const photo = {
    id: 'photo',
    label: strings.photo,
    hint: strings.meanings.photo,
    form: createPhotoForm(staff, undefined),
  };
  const ofSchedule = [
    { id: 'new', label: strings.addHoliday },
    { id: 'announcement', label: strings.addAnnouncement },
  ].map(({ id, label }) => ({ id, label, onPress: () => showSheet({ kind: 'hours', row: id }) }));
  const [usual, others] = [rows.filter(isUsual), rows.filter((row) => !isUsual(row))];
  const allRows = [...usual, ...priceRows, photo, ...ofSchedule, ...others];
  const sections = [{ heading: strings.whatToMake, rows: allRows }];
  return <ListSheet title={strings.new} sections={sections} />;
}

/** Says what a new file is, and which page shows it: `one of the steps – on Sell with Us`. */
function describeType({ content, page, session, strings }: Staff, { type, folder }: NewType) {
  const language = session.languages().find(({ code }) => code === page.language);
  const files = content.latest.files.filter(
    ({ textFile }) => textFile.language === language?.folder,
  );
  const listPage = pageWith(folder, files);
  const meaning = strings.meanings[type];
  return meaning && listPage ? strings.meaningOn(meaning, titleOf(listPage)) : meaning;
}

/** Returns true for the types that staff create most often. Their rows come first. */
function isUsual({ id }: Row): boolean {
  return id === 'faq' || id === 'page';
}

/** Returns the form of a new entry or page, with its texts in all languages. The page's language comes first. */
function createEntryForm(
  { page, session, strings }: Staff,
  { type, fields, hasBody, initialTexts }: NewType,
): FormProps {
  const languages = ownFirst(session.languages(), page.language);
  // A page needs a text in the site's default language, which defines its path.
  const [needed] = type === 'page' ? session.languages() : languages;
  const body: FormField = {
    name: 'body',
    kind: 'long text',
    meta: { isText: true },
    isRequired: true,
    isText: true,
    options: [],
  };
  const [title, ...others] = fields.filter(({ isText }) => isText);
  const texts = [...(title ? [title] : []), ...(hasBody ? [body] : []), ...others];
  const shared = fields.filter(({ isText }) => !isText);
  const toInput = (field: FormField, isOptional: boolean): FormInput => {
    const { name, kind, meta, options, isRequired } = field;
    const label = formatField(strings, name, type);
    return {
      name,
      kind,
      meta,
      options,
      isOptional,
      label,
      isRare: !isRequired && name !== 'navigation.label',
      hint: () => (name === 'navigation.label' ? strings.withoutMenuName : undefined),
    };
  };
  const textInputs = languages.flatMap(({ code, name }) =>
    texts.map((field, fieldIndex): FormInput => {
      const isFirst = fieldIndex === 0 && languages.length > 1;
      const mayWait = code !== needed?.code;
      const heading = mayWait ? strings.mayWait(name) : name;
      const input = toInput(field, mayWait || !field.isRequired);
      // The seldom needed fields of all languages follow each other, without headings.
      const label = input.isRare ? strings.inLanguage(input.label, name) : input.label;
      return {
        ...input,
        label,
        name: `${field.name} ${code}`,
        value: initialTexts[code]?.[field.name],
        language: code,
        heading: isFirst ? heading : undefined,
      };
    }),
  );
  const showCreated = (id: number, isInLanguage: boolean) => {
    const { latest, saves } = session.state();
    const save = saves.find((candidate) => candidate.id === id);
    const created = save?.differences.find(({ kind }) => kind === 'new');
    if (!created || !('path' in created)) return;
    const route = shownOn(created.path, latest.files);
    if (route === undefined) return;
    showNew(created.path, isInLanguage ? sitePath(page.basename, route) : route);
  };
  return {
    inputs: [...textInputs, ...shared.map((field) => toInput(field, !field.isRequired))],
    submit: async (values, _, acceptsWarnings) => {
      const form = {
        type,
        values: pick(values, shared, ''),
        texts: Object.fromEntries(
          languages.map(({ code }): [string, FieldValues] => {
            const typed = pick(values, texts, ` ${code}`);
            const isChanged = texts.some(
              ({ name }) => typed[name] !== (initialTexts[code]?.[name] ?? ''),
            );
            return [code, isChanged ? typed : {}];
          }),
        ),
      };
      const answer = await session.createEntry(form, acceptsWarnings);
      // A page that the language of the shown page lacks is shown in the site's own language.
      const isInLanguage =
        type !== 'page' || Object.keys(form.texts[page.language] ?? {}).length > 0;
      if (answer.result === 'saved') showCreated(answer.id, isInLanguage);
      return answer;
    },
  };
}

/** Returns the values of some fields. @param suffix what the names of the inputs have after the names of the fields */
function pick(values: FieldValues, fields: readonly FormField[], suffix: string): FieldValues {
  return Object.fromEntries(fields.map(({ name }) => [name, values[name + suffix] ?? '']));
}
