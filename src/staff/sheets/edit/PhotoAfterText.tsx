import type { Editable } from '../../edits/edit-text.ts';
import { useStaff } from '../../parts/context.ts';
import { Form, type FormProps } from '../../parts/form/Form.tsx';
import { createPhotoForm } from '../photo-form.ts';
import type { TextEdit } from './useTextEdit.ts';

/** Renders the form that adds a photo below a text. */
export function PhotoAfterText({ editable, textEdit }: { editable: Editable; textEdit: TextEdit }) {
  const staff = useStaff();
  const { session, strings, typed } = staff;
  const { edit, isTextEdited, saveText } = textEdit;
  const photoForm = createPhotoForm(staff, editable);
  /** Adds the photo after it has saved the text, which would be lost when the sheet closes. */
  const addPhoto: FormProps['submit'] = async (values, photo, acceptsWarnings) => {
    const isEdited = isTextEdited || edit.address !== undefined;
    const answer = isEdited ? await session.save(edit, acceptsWarnings) : undefined;
    if (answer?.result === 'errors') return answer;
    if (answer?.result !== 'changed') return photoForm.submit(values, photo, acceptsWarnings);
    // Shows the newer text of the file.
    saveText();
    return undefined;
  };
  return (
    <details open={Object.keys(typed).some((name) => !/^(text|address)$/.test(name))}>
      <summary>{strings.addPhoto}</summary>
      <Form {...photoForm} submit={addPhoto} label={strings.useThisPhoto} />
    </details>
  );
}
