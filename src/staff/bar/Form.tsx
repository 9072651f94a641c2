import { useState, type FormEvent, type ReactNode } from 'react';
import { Field } from '../../site/ui/field/Field.tsx';
import type { SaveAnswer } from '../protocol/edits.ts';
import type { FormField } from '../../../scripts/vite/dev-panel/edits/entries.ts';
import { Button } from './Button.tsx';
import { useStaff } from './context.ts';
import { formatField } from './names.ts';
import { useSave } from './useSave.ts';
import { strings } from './language.ts';

/** A labelled control of a form. */
export interface FormInput {
  name: string;
  label: string;
  kind: FormField['kind'] | 'time' | 'email' | 'file';
  /** The initial value. */
  value?: string | undefined;
  isOptional?: boolean;
  options?: readonly string[];
  /** The language of the value (BCP 47). */
  language?: string;
}

export interface FormProps {
  inputs: readonly FormInput[];
  /** The text of the submit button. */
  label?: string;
  /** Saves the typed values, by input name. `data` also contains the chosen files. */
  submit: (values: Record<string, string>, data: FormData) => Promise<SaveAnswer | undefined>;
  /** Removes the item that the form edits. */
  remove?: (() => Promise<SaveAnswer>) | undefined;
  children?: ReactNode;
}

/** Renders a form. Its values are written only when staff press a button. */
export function Form({ inputs, label, submit, remove, children }: FormProps) {
  const { closeSheet, setUnsaved } = useStaff();
  const { save, isSaving, errors } = useSave();
  // The times of a closed day are disabled.
  const startsClosed = inputs.some(({ name, value }) => name === 'closed' && value === 'yes');
  const [isClosed, setClosed] = useState(startsClosed);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const values: Record<string, string> = {};
    for (const { name } of inputs) values[name] = String(data.get(name) ?? '').trim();
    save(submit(values, data));
  };
  return (
    <form
      onSubmit={handleSubmit}
      onChange={({ currentTarget }) => {
        setUnsaved(true);
        setClosed(new FormData(currentTarget).has('closed'));
      }}
    >
      {inputs.map((input) => (
        <Field key={input.name} label={input.label} name={input.name}>
          {renderControl(input, isClosed)}
        </Field>
      ))}
      {children}
      <div role="alert">
        {errors.map(({ message, field }) => (
          <p key={message} className="advice">
            {field && `${formatField(field)}: `}
            {message}
          </p>
        ))}
      </div>
      <div className="row">
        <Button type="submit" look="primary" disabled={isSaving}>
          {isSaving ? strings.loading : (label ?? strings.save)}
        </Button>
        <Button onClick={closeSheet}>{strings.cancel}</Button>
        {remove && (
          <Button look="quiet" onClick={() => save(remove())}>
            {strings.remove}
          </Button>
        )}
      </div>
    </form>
  );
}

function renderControl(input: FormInput, isClosed: boolean) {
  const { kind, value, isOptional = false, options = [], language } = input;
  const sharedProps = { defaultValue: value, required: !isOptional, lang: language };
  if (options.length > 0) {
    const choices = isOptional ? ['', ...options] : options;
    return (
      <select {...sharedProps}>
        {choices.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  }
  if (kind === 'flag')
    return <input type="checkbox" value="yes" defaultChecked={value === 'yes'} />;
  if (kind === 'long text') return <textarea {...sharedProps} />;
  if (kind === 'file') return <input type="file" accept="image/*" required />;
  return <input type={kind} disabled={kind === 'time' && isClosed} {...sharedProps} />;
}
