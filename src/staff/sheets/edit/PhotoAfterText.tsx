import { useRef, useState } from 'react';
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
  /** The sheet stays open if something else in it is unsaved. Its form is then empty again. */
  const [savedPhotos, setSavedPhotos] = useState(0);
  const summary = useRef<HTMLElement>(null);
  /** Adds the photo after it has saved the text, which would be lost when the sheet closes. */
  const addPhoto: FormProps['submit'] = async (values, photo, acceptsWarnings) => {
    const answer = await textEdit.saveBefore(acceptsWarnings, () =>
      photoForm.submit(values, photo, acceptsWarnings),
    );
    if (answer?.result === 'saved') {
      setSavedPhotos(savedPhotos + 1);
      summary.current?.focus();
    }
    return answer;
  };
  return (
    <details
      open={Object.keys(typed).some((name) => !/^(text|address|.* content\/.*)$/.test(name))}
    >
      <summary ref={summary}>{strings.addPhoto}</summary>
      <Form
        key={savedPhotos}
        {...photoForm}
        submit={addPhoto}
        label={strings.useThisPhoto}
        fields={[...textFields, ...photoForm.inputs.map(({ name }) => name)]}
      />
    </details>
  );
}
