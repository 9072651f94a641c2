import { useEffect, useMemo, useState, type FormEvent, type ReactNode } from 'react';
import { Field } from '../../site/ui/field/Field.tsx';
import type { FormField } from '../edits/entries.ts';
import type { SaveAnswer } from '../edits/requests.ts';
import { redrawPhoto } from '../photos/redraw-photo.ts';
import type { Bytes } from '../transport/transport.ts';
import { StaffButton } from './StaffButton.tsx';
import { useStaff } from './context.ts';
import { formatField } from './names.ts';
import { useAnswer } from './useAnswer.ts';
import { useSave } from './useSave.ts';

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
  /** Saves the typed values, by input name, and the chosen photo. */
  submit: (values: Record<string, string>, photo?: Bytes) => Promise<SaveAnswer | undefined>;
  /** Removes the item that the form edits. */
  remove?: (() => Promise<SaveAnswer>) | undefined;
  children?: ReactNode;
}

/** Renders a form. Its values are written only when staff press a button. */
export function Form({ inputs, label, submit, remove, children }: FormProps) {
  const { closeSheet, keepTyped, strings, typed } = useStaff();
  const { save, isSaving, errors } = useSave();
  // The times of a closed day are disabled.
  const startsClosed = inputs.some(
    ({ name, value }) => name === 'closed' && (typed[name] ?? value) === 'yes',
  );
  const [isClosed, setClosed] = useState(startsClosed);
  /** The chosen file, and its drawing, which is saved. */
  const [chosen, setChosen] = useState<{ file: File; photo: Promise<Bytes> }>();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = readValues(new FormData(event.currentTarget), inputs);
    void save(async () => submit(values, await chosen?.photo));
  };
  const choosePhoto = ([file]: FileList) => {
    const photo = file && redrawPhoto(file);
    setChosen(file && photo && { file, photo });
    // Shows why the file cannot be used.
    void save(async () => void (await photo));
  };
  return (
    <form
      onSubmit={handleSubmit}
      onChange={({ currentTarget, target }) => {
        if (target instanceof HTMLInputElement && target.files) choosePhoto(target.files);
        const data = new FormData(currentTarget);
        keepTyped(readValues(data, inputs));
        setClosed(data.has('closed'));
      }}
    >
      {inputs.map((input) => (
        <Field key={input.name} label={input.label} name={input.name}>
          {renderControl({ ...input, value: typed[input.name] ?? input.value }, isClosed)}
        </Field>
      ))}
      {chosen && (
        <Thumbnail key={`${chosen.file.name} ${chosen.file.lastModified}`} photo={chosen.photo} />
      )}
      {children}
      <div role="alert">
        {errors.map(({ message, field }) => (
          <p key={message} className="advice">
            {field && `${formatField(strings, field)}: `}
            {message}
          </p>
        ))}
      </div>
      <div className="row actions">
        <StaffButton type="submit" look="primary" disabled={isSaving}>
          {isSaving ? strings.loading : (label ?? strings.save)}
        </StaffButton>
        <StaffButton onClick={closeSheet}>{strings.cancel}</StaffButton>
        {remove && (
          <StaffButton look="quiet" onClick={() => void save(remove)}>
            {strings.remove}
          </StaffButton>
        )}
      </div>
    </form>
  );
}

/** Renders a photo as it will be saved; nothing if it cannot be saved. */
function Thumbnail({ photo }: { photo: Promise<Bytes> }) {
  const { strings } = useStaff();
  const bytes = useAnswer(() => photo);
  const url = useMemo(() => bytes && URL.createObjectURL(new Blob([bytes])), [bytes]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  return url && <img className="thumbnail" src={url} alt={strings.chosenPhoto} />;
}

/** Returns the typed values without spaces around them. Chosen files are not among them. */
function readValues(data: FormData, inputs: readonly FormInput[]): Record<string, string> {
  const texts = inputs
    .filter(({ kind }) => kind !== 'file')
    .map(({ name }) => [name, String(data.get(name) ?? '').trim()]);
  return Object.fromEntries(texts) as Record<string, string>;
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
  if (kind === 'file') return <input type="file" accept="image/*" required={!isOptional} />;
  return <input type={kind} disabled={kind === 'time' && isClosed} {...sharedProps} />;
}
