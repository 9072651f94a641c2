import type { Editable } from '../edits/edit-text.ts';
import type { NewType } from '../edits/entries.ts';
import { useStaff, type Staff } from './context.ts';
import type { FormInput, FormProps } from './Form.tsx';
import { ListSheet, type Row } from './ListSheet.tsx';
import { formatField, formatType } from './names.ts';

/** Lists the types of files that staff can create, each with its form. */
export function NewSheet() {
  const staff = useStaff();
  const { session, strings } = staff;
  const rows = session.newTypes().map((type) => ({
    id: type.type,
    label: formatType(strings, type.type),
    form: createEntryForm(staff, type),
  }));
  const photo = { id: 'photo', label: strings.photo, form: createPhotoForm(staff, undefined) };
  const allRows = [...rows.filter(isUsual), photo, ...rows.filter((row) => !isUsual(row))];
  const sections = [{ heading: strings.whatToMake, rows: allRows }];
  return <ListSheet title={strings.new} sections={sections} />;
}

/** Returns true for the types that staff create most often. Their rows come first. */
function isUsual({ id }: Row): boolean {
  return id === 'faq' || id === 'page';
}

function createEntryForm(
  { session, strings }: Staff,
  { type, fields, hasBody }: NewType,
): FormProps {
  const bodyInput: FormInput = { name: 'body', label: strings.body, kind: 'long text' };
  const inputs = fields.map(({ isRequired, ...field }): FormInput => {
    const label = formatField(strings, field.name);
    const isOptional = !isRequired;
    return { ...field, label, isOptional };
  });
  return {
    inputs: [
      ...inputs.filter(({ isOptional }) => !isOptional),
      ...(hasBody ? [bodyInput] : []),
      ...inputs.filter(({ isOptional }) => isOptional),
    ],
    submit: ({ body = '', ...values }, _, acceptsWarnings) =>
      session.createEntry({ type, values, body }, acceptsWarnings),
  };
}

/**
 * Returns the form that adds a photo or replaces a picture.
 * @param editable the picture that the photo replaces, or the text that the photo follows
 */
export function createPhotoForm(
  { session, strings }: Staff,
  editable: Editable | undefined,
): FormProps {
  const { file = '', id, expected = '' } = editable ?? {};
  const place = id === undefined ? undefined : { file, id, expected };
  return {
    inputs: [
      { name: 'photo', label: strings.choosePhoto, kind: 'file' },
      { name: 'description', label: strings.photoDescription, kind: 'text' },
      { name: 'name', label: strings.photoName, kind: 'text' },
    ],
    submit: async ({ name = '', description = '' }, photo, acceptsWarnings) =>
      photo && session.addPhoto({ photo, name, description, place }, acceptsWarnings),
  };
}
