import type { Editable } from '../../../scripts/vite/dev-panel/edits/edit-part.ts';
import type { NewType } from '../../../scripts/vite/dev-panel/edits/entries.ts';
import type { FormInput, FormProps } from './Form.tsx';
import { ListSheet, type Row } from './ListSheet.tsx';
import { formatField, formatType } from './names.ts';
import { callServer, useAnswer } from './server.ts';
import { strings } from './language.ts';

/** Lists the types of files that staff can create, each with its form. */
export function NewSheet() {
  const types = useAnswer('newTypes');
  // Shows all rows at once. A late row would move the row that staff are about to tap.
  if (!types) return <ListSheet title={strings.new} sections={[]} />;
  const rows = types.map((type) => ({
    id: type.type,
    label: formatType(type.type),
    form: createEntryForm(type),
  }));
  const photo = { id: 'photo', label: strings.photo, form: createPhotoForm(undefined) };
  const allRows = [...rows.filter(isUsual), photo, ...rows.filter((row) => !isUsual(row))];
  const sections = [{ heading: strings.whatToMake, rows: allRows }];
  return <ListSheet title={strings.new} sections={sections} />;
}

/** Returns true for the types that staff create most often. Their rows come first. */
function isUsual({ id }: Row): boolean {
  return id === 'faq' || id === 'page';
}

function createEntryForm({ type, fields, hasBody }: NewType): FormProps {
  const bodyInput: FormInput = { name: 'body', label: strings.body, kind: 'long text' };
  const inputs = fields.map(({ isRequired, ...field }): FormInput => {
    const label = formatField(field.name);
    const isOptional = !isRequired;
    return { ...field, label: isOptional ? strings.optional(label) : label, isOptional };
  });
  return {
    inputs: [
      ...inputs.filter(({ isOptional }) => !isOptional),
      ...(hasBody ? [bodyInput] : []),
      ...inputs.filter(({ isOptional }) => isOptional),
    ],
    submit: ({ body = '', ...values }) => callServer('createEntry', { type, values, body }),
  };
}

/**
 * Returns the form that adds a photo or replaces a picture.
 * @param editable the picture that the photo replaces, or the text that the photo follows
 */
export function createPhotoForm(editable: Editable | undefined): FormProps {
  const { file = '', id, expected = '' } = editable ?? {};
  const place = id === undefined ? undefined : { file, id, expected };
  return {
    inputs: [
      { name: 'photo', label: strings.choosePhoto, kind: 'file' },
      { name: 'description', label: strings.photoDescription, kind: 'text' },
      { name: 'name', label: strings.photoName, kind: 'text' },
    ],
    submit: async ({ name = '', description = '' }, data) => {
      const bytes = await base64Of(data.get('photo') as File);
      return callServer('addPhoto', { data: bytes, name, description, place });
    },
  };
}

/** Reads a file as base64, without the prefix of a data URL. */
async function base64Of(file: File): Promise<string> {
  const reader = new FileReader();
  reader.readAsDataURL(file);
  await new Promise((resolve) => reader.addEventListener('loadend', resolve));
  return String(reader.result).replace(/^.*?,/, '');
}
