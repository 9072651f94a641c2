import type { Editable, SaveAnswer } from '../protocol/edits.ts';
import type { NewType } from '../protocol/forms.ts';
import { useStaff, type Notice } from './context.ts';
import type { FormInput, FormProps } from './Form.tsx';
import { ListSheet } from './ListSheet.tsx';
import type { Messages } from './messages/en.ts';
import { fieldName } from './readable.ts';
import { ask, useAnswer } from './server.ts';

/** What staff can make, each as a form of its fields. */
export function NewSheet({ notice }: { notice: Notice | undefined }) {
  const { words } = useStaff();
  const types = useAnswer('newTypes');
  const rows = types?.map((type) => ({
    id: type.type,
    label: words.things[type.type] ?? fieldName(type.type, words),
    form: entryForm(type, words),
  }));
  const photo = { id: 'photo', label: words.photo, form: photoForm(undefined, words) };
  const [usual = [], others = []] = [true, false].map((isUsual) =>
    rows?.filter(({ id }) => /^(faq|page)$/.test(id) === isUsual),
  );
  // Rows that come later would move those that are tapped.
  const shown = rows ? [...usual, photo, ...others] : [];
  const sections = [{ heading: words.whatToMake, rows: shown }];
  return <ListSheet title={words.new} notice={notice} sections={sections} />;
}

function entryForm({ type, fields, hasBody }: NewType, words: Messages): FormProps {
  const body: FormInput[] = hasBody ? [{ name: 'body', label: words.body, kind: 'long text' }] : [];
  const inputs = fields.map(({ name, isRequired, ...field }): FormInput => {
    const label = fieldName(name, words);
    return {
      ...field,
      name,
      label: isRequired ? label : words.optional(label),
      isOptional: !isRequired,
    };
  });
  return {
    inputs: [
      ...inputs.filter(({ isOptional }) => !isOptional),
      ...body,
      ...inputs.filter(({ isOptional }) => isOptional),
    ],
    submit: ({ values: { body: text = '', ...values } }) =>
      ask('createEntry', { type, values, body: text }),
  };
}

/** @param editable what staff tapped: a picture is replaced, and a text gets the photo behind it */
export function photoForm(editable: Editable | undefined, words: Messages): FormProps {
  const place = editable && { file: editable.file, id: editable.id, shown: editable.shown };
  const send = async ({
    data,
    values,
  }: Parameters<FormProps['submit']>[0]): Promise<SaveAnswer> => {
    const { name = '', description = '' } = values;
    const bytes = await base64Of(data.get('photo') as File);
    return ask('addPhoto', { data: bytes, name, description, place });
  };
  return {
    inputs: [
      { name: 'photo', label: words.choosePhoto, kind: 'file' },
      { name: 'description', label: words.photoDescription, kind: 'text' },
      { name: 'name', label: words.photoName, kind: 'text' },
    ],
    submit: send,
  };
}

/** Reads a file as base64, without the prefix of a data URL. */
async function base64Of(file: File): Promise<string> {
  const reader = new FileReader();
  reader.readAsDataURL(file);
  await new Promise((resolve) => reader.addEventListener('loadend', resolve));
  return String(reader.result).replace(/^.*?,/, '');
}
