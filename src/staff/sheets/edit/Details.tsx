import { formatFieldIn } from '../../describe/names.ts';
import { languageIn } from '../../edits/details.ts';
import type { Editable } from '../../edits/edit-text.ts';
import { useStaff } from '../../parts/context.ts';
import { Form } from '../../parts/form/Form.tsx';
import type { FormInput } from '../../parts/form/form-input.ts';
import { textFields, type TextEdit } from './useTextEdit.ts';

/** Renders the form of what the page does not show as text, and of what a text and its list can get. */
export function Details({ editable, textEdit }: { editable: Editable; textEdit: TextEdit }) {
  const { content, session, strings, typed } = useStaff();
  const { type } = editable;
  const { files } = content.latest;
  const details = session.details(textEdit.edit);
  if (details.length === 0) return null;
  const inputs = details.map((detail): FormInput & { isAnother: boolean } => {
    const { name, file, kind, isText, isAnother = false, isRequired, options, saved } = detail;
    const label = formatFieldIn(strings, name, file, type);
    const language = isText ? languageIn(files, file) : undefined;
    const isOther = language !== undefined && language.code !== editable.language;
    return {
      ...detail,
      name: `${name} ${file}`,
      label: isOther ? strings.inLanguage(label, language.name) : label,
      value: kind === 'flag' && /^(true|yes)$/i.test(saved ?? '') ? 'yes' : saved,
      // A point of a photo is not among the words.
      options: options.length > 0 && saved ? [...new Set([...options, saved])] : options,
      // A new entry of a list needs all its values.
      isOptional: !isAnother && (saved === undefined || !isRequired),
      isAnother,
      ...(language && { language: language.code }),
    };
  });
  const renderForm = (isAnother: boolean) => {
    const shown = inputs.filter((input) => input.isAnother === isAnother);
    if (shown.length === 0) return null;
    return (
      <details open={shown.some(({ name }) => typed[name] !== undefined)}>
        <summary>{isAnother ? strings.addAnother : strings.details}</summary>
        <Form
          inputs={shown}
          label={strings.save}
          fields={[...textFields, ...shown.map(({ name }) => name)]}
          submit={async (values, _, acceptsWarnings) => {
            const changed = details.flatMap((detail) => {
              const name = `${detail.name} ${detail.file}`;
              const input = shown.find((candidate) => candidate.name === name);
              const value = values[name] ?? '';
              return !input || value === (input.value ?? '') ? [] : [{ ...detail, value }];
            });
            return textEdit.saveBefore(acceptsWarnings, () =>
              session.saveDetails(changed, acceptsWarnings),
            );
          }}
        />
      </details>
    );
  };
  return (
    <>
      {renderForm(true)}
      {renderForm(false)}
    </>
  );
}
