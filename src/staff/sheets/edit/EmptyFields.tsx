import { formatFieldIn } from '../../describe/names.ts';
import type { Editable } from '../../edits/edit-text.ts';
import { useStaff } from '../../parts/context.ts';
import { Form } from '../../parts/form/Form.tsx';
import type { TextEdit } from './useTextEdit.ts';

/** Renders the form that adds optional fields which the file of a text does not have. */
export function EmptyFields({ editable, textEdit }: { editable: Editable; textEdit: TextEdit }) {
  const { session, strings, typed } = useStaff();
  const { file, language, type } = editable;
  const { saveBefore } = textEdit;
  const fields = session.emptyFields(file);
  if (fields.length === 0) return null;
  const inputs = fields.map((field) => ({
    ...field,
    name: `${field.name} ${field.file}`,
    label: formatFieldIn(strings, field.name, field.file, type),
    isOptional: true,
    ...(field.isText && language !== undefined && { language }),
  }));
  return (
    <details open={inputs.some(({ name }) => typed[name] !== undefined)}>
      <summary>{strings.addFields}</summary>
      <Form
        inputs={inputs}
        label={strings.save}
        submit={async (values, _, acceptsWarnings) => {
          const added = fields
            .map((field) => ({ ...field, value: values[`${field.name} ${field.file}`] ?? '' }))
            .filter(({ value }) => value !== '');
          return saveBefore(acceptsWarnings, () => session.saveFields(added, acceptsWarnings));
        }}
      />
    </details>
  );
}
