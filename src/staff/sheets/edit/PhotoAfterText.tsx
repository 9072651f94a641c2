import type { Editable } from '../../edits/edit-text.ts';
import { useStaff } from '../../parts/context.ts';
import { Form, type FormProps } from '../../parts/form/Form.tsx';
import { createPhotoForm } from '../photo-form.ts';
import { textFields, type TextEdit } from './useTextEdit.ts';

/** Renders the form that adds a photo below a text. */
export function PhotoAfterText({ editable, textEdit }: { editable: Editable; textEdit: TextEdit }) {
  const staff = useStaff();
  const { strings, typed } = staff;
  const photoForm = createPhotoForm(staff, editable);
  /** Adds the photo after it has saved the text, which would be lost when the sheet closes. */
  const addPhoto: FormProps['submit'] = (values, photo, acceptsWarnings) =>
    textEdit.saveBefore(acceptsWarnings, () => photoForm.submit(values, photo, acceptsWarnings));
  return (
    <details
      open={Object.keys(typed).some((name) => !/^(text|address|.* content\/.*)$/.test(name))}
    >
      <summary>{strings.addPhoto}</summary>
      <Form
        {...photoForm}
        submit={addPhoto}
        label={strings.useThisPhoto}
        fields={[...textFields, ...photoForm.inputs.map(({ name }) => name)]}
      />
    </details>
  );
}
