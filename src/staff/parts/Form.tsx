import {
  Fragment,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react';
import { Field } from '../../site/ui/field/Field.tsx';
import type { FormField } from '../edits/entry-types.ts';
import type { AcceptsWarnings, EditError, SaveAnswer } from '../edits/requests.ts';
import { ChoiceGrid } from './ChoiceGrid.tsx';
import { DayPicker } from './DayPicker.tsx';
import { redrawPhoto } from '../files/redraw-photo.ts';
import type { Bytes } from '../files/transport.ts';
import { StaffButton } from './StaffButton.tsx';
import { useStaff } from './context.ts';
import { toTimeInput, type BarDates } from '../describe/bar-dates.ts';
import { formatMessage } from '../describe/format-message.ts';
import type { Strings } from '../words/en.ts';
import { TableGrid } from './TableGrid.tsx';
import { replaceRange, usePaste } from './usePaste.tsx';
import { useAnswer } from './useAnswer.ts';
import { useSave } from './useSave.ts';
import { toEnglish } from '../../site/fields/say.ts';

/** A labelled control of a form. */
export interface FormInput {
  name: string;
  label: string;
  kind: FormField['kind'] | 'time' | 'file' | 'color' | 'table';
  /** The initial value. */
  value?: string | undefined;
  isOptional?: boolean;
  options?: readonly string[];
  /** The language of the value (BCP 47). */
  language?: string;
  /** The heading above the control, if it is the first of a group. */
  heading?: string | undefined;
  /** True if staff have chosen not to use the control. It keeps what they have typed. */
  isHidden?: boolean;
  /** An element below the control. */
  below?: ReactNode;
  /** An element next to the control, such as the text in another language. */
  beside?: ReactNode;
  /** Returns what staff should know about the value, from the values of the whole form. */
  hint?: (values: Readonly<Record<string, string>>) => string;
  /** True if staff seldom need it. Such inputs are last, and hidden until staff open them. */
  isRare?: boolean;
}

export interface FormProps {
  inputs: readonly FormInput[];
  /** The text of the submit button. */
  label?: string;
  /** Receives the values of the whole form when staff type. */
  onValues?: (values: Readonly<Record<string, string>>) => void;
  /** How many questions staff must answer before they can submit the form. */
  openCount?: number;
  /**
   * Saves the typed values, by input name, and the chosen photo.
   * @param acceptsWarnings true if staff have seen the warnings and save all the same
   */
  submit: (
    values: Record<string, string>,
    photo: Bytes | undefined,
    acceptsWarnings: AcceptsWarnings,
  ) => Promise<SaveAnswer | undefined>;
  /** Removes the item that the form edits. */
  remove?: (() => Promise<SaveAnswer>) | undefined;
  children?: ReactNode;
}

/** Renders a form. Its values are written only when staff press a button. */
export function Form({ inputs, label, onValues, openCount = 0, submit, ...rest }: FormProps) {
  const { remove, children } = rest;
  const staff = useStaff();
  const { chosenPhoto, closeSheet, dates, keepTyped, strings, typed } = staff;
  const { save, saveLabel, keep, isSaving, errors, forgetFixes } = useSave();
  const form = useRef<HTMLFormElement>(null);
  const { onPaste, pasteLine } = usePaste(({ name }) => /^body( |$)/.test(name));
  const [values, setValues] = useState(() =>
    Object.fromEntries(inputs.map(({ name, value = '' }) => [name, typed[name] ?? value])),
  );
  /** The chosen file, and its drawing, which is saved. */
  const [chosen, setChosen] = useState<{ file: File; photo: Promise<Bytes> }>();
  useEffect(() => {
    const input = form.current?.querySelector<HTMLInputElement>('[type=file]');
    if (!input || !chosenPhoto) return;
    const file = new File([chosenPhoto], 'photo.jpg');
    const files = new DataTransfer();
    files.items.add(file);
    input.files = files.files;
    setChosen({ file, photo: Promise.resolve(chosenPhoto) });
  }, [chosenPhoto]);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const current = readValues(new FormData(event.currentTarget), inputs);
    // A proposal is saved without a button, so its warnings are not accepted yet.
    const { submitter } = event.nativeEvent as SubmitEvent;
    void save(async (accepts) =>
      submit(withDays(current, inputs, dates), await chosen?.photo, submitter !== null && accepts),
    );
  };
  const errorsOf = (input: FormInput | undefined) =>
    errors.filter((error) => inputOf(error, inputs) === input);
  const dateProposals = inputs.flatMap((input) => {
    if (input.kind !== 'date') return [];
    const fix = errorsOf(input).find((error) => error.fix?.fieldValue !== undefined)?.fix;
    const typedDay = dates?.parse(values[input.name] ?? '');
    // A day that exists in both calendars has no error beside one that A.D. lacks.
    const value = fix?.fieldValue ?? (typedDay?.isBikramSambat ? typedDay.date : undefined);
    return value === undefined ? [] : [{ input, value }];
  });
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    form.current?.querySelector('.error, .warning')?.scrollIntoView({ block: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-deps -- only after a save, not while staff type
  }, [isSaving]);
  const choosePhoto = ([file]: FileList) => {
    const photo = file && redrawPhoto(file);
    setChosen(file && photo && { file, photo });
    // Shows why the file cannot be used.
    void save(async () => void (await photo));
  };
  const renderInput = (input: FormInput) => {
    const { name, heading } = input;
    const value = typed[name] ?? input.value;
    return (
      <Fragment key={name}>
        {heading && <h3>{heading}</h3>}
        {input.kind === 'icon' || input.kind === 'picture' ? (
          <ChoiceGrid {...input} kind={input.kind} value={value} />
        ) : (
          <div className={input.beside ? 'pair' : undefined}>
            {input.beside}
            <div className="stack">
              <div hidden={input.isHidden}>
                {input.kind === 'table' ? (
                  <TableInput {...input} value={value} />
                ) : (
                  <InputWithErrors
                    input={{ ...input, value }}
                    errors={errorsOf(input)}
                    dateProposals={dateProposals}
                    isClosed={values.closed === 'yes'}
                    hint={input.hint?.(values)}
                  />
                )}
              </div>
              {input.below}
            </div>
          </div>
        )}
      </Fragment>
    );
  };
  return (
    <form
      ref={form}
      onSubmit={handleSubmit}
      onPaste={onPaste}
      onChange={({ currentTarget, target }) => {
        if (target instanceof HTMLInputElement && target.files) choosePhoto(target.files);
        const current = readValues(new FormData(currentTarget), inputs);
        keepTyped(current);
        forgetFixes();
        setValues(current);
        onValues?.(current);
      }}
    >
      {inputs.filter(({ isRare }) => !isRare).map(renderInput)}
      {inputs.some(({ isRare }) => isRare) && (
        <details>
          <summary>{strings.moreChoices}</summary>
          <div className="stack">{inputs.filter(({ isRare }) => isRare).map(renderInput)}</div>
        </details>
      )}
      {chosen && (
        <Thumbnail key={`${chosen.file.name} ${chosen.file.lastModified}`} photo={chosen.photo} />
      )}
      {pasteLine}
      {children}
      <div role="alert">
        {errorsOf(undefined).map(({ message, isWarning }) => (
          <p key={toEnglish(message)} className={isWarning ? 'warning' : 'error'}>
            {formatMessage(staff, message)}
          </p>
        ))}
      </div>
      <div className="row actions">
        {openCount > 0 && <p role="status">{strings.stillOpen(openCount)}</p>}
        <StaffButton type="submit" look="primary" disabled={isSaving || openCount > 0}>
          {isSaving ? strings.loading : label && saveLabel === strings.save ? label : saveLabel}
        </StaffButton>
        {keep && <StaffButton onClick={keep}>{strings.keepText}</StaffButton>}
        <StaffButton onClick={closeSheet}>{strings.cancel}</StaffButton>
        {remove && (
          <StaffButton look="quiet" onClick={() => void save(() => remove())}>
            {strings.remove}
          </StaffButton>
        )}
      </div>
    </form>
  );
}

/** Renders a table as a grid. The form reads its text from a hidden control. */
function TableInput({ name, label, value = '', language }: FormInput) {
  const control = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(value);
  const changeText = (next: string) => {
    setText(next);
    if (control.current) replaceRange(control.current, 0, control.current.value.length, next);
  };
  return (
    <>
      <textarea ref={control} name={name} defaultValue={value} hidden />
      <TableGrid label={label} value={text} language={language} onChange={changeText} />
    </>
  );
}

interface InputWithErrorsProps {
  input: FormInput;
  errors: readonly EditError[];
  /** The proposals for all days of the form, which are used together: both may be in another calendar. */
  dateProposals: readonly Proposal[];
  /** The times of a closed day are disabled. */
  isClosed: boolean;
  hint: string | undefined;
}

/** Renders a control with its errors and warnings below it, and a button for each proposal. */
function InputWithErrors({ input, errors, dateProposals, isClosed, hint }: InputWithErrorsProps) {
  const staff = useStaff();
  const { dates, strings } = staff;
  const errorId = useId();
  const [typed, setTyped] = useState(input.value ?? '');
  // A photo that replaces another one needs no "(optional)".
  const isOptional = input.isOptional && !/^(flag|file)$/.test(input.kind);
  const day = input.kind === 'date' ? dates?.parse(typed)?.date : undefined;
  /** Formats a day in both calendars, or a time as the page does. Browsers show it in their own way. */
  const format = (value: string) => {
    if (value === '' || !dates) return value;
    if (input.kind === 'date') return dates.inBothCalendars(dates.parse(value)?.date);
    return input.kind === 'time' ? dates.time(value) : value;
  };
  const isHidden = input.kind === 'time' && isClosed;
  const pageFormat = /^(date|time)$/.test(input.kind) && !isHidden ? format(typed) : '';
  const formatted = pageFormat === browserTime(typed) ? '' : pageFormat;
  return (
    <div className="stack" onChange={({ target }) => setTyped((target as HTMLInputElement).value)}>
      <Field label={isOptional ? strings.optional(input.label) : input.label} name={input.name}>
        {renderControl(strings, input, isClosed, errors.length > 0 ? errorId : undefined)}
      </Field>
      {input.kind === 'date' && <DayPicker name={input.name} value={day ?? ''} />}
      {(hint ?? formatted) && <small>{hint ?? formatted}</small>}
      {errors.length > 0 && (
        <div id={errorId} role="alert">
          {errors.map(({ message, fix, isWarning }) => (
            <div key={toEnglish(message)} className={isWarning ? 'warning' : 'error'}>
              <p>{formatMessage(staff, message)}</p>
              {fix?.fieldValue !== undefined && (
                <StaffButton
                  onClick={({ currentTarget }) =>
                    writeProposals(
                      currentTarget,
                      input.kind === 'date'
                        ? dateProposals
                        : [{ input, value: fix.fieldValue ?? '' }],
                    )
                  }
                >
                  {strings.saveProposal(format(fix.fieldValue))}
                </StaffButton>
              )}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

/** Returns a time as the browser shows it in a time input: `6:00 PM` for `18:00`. */
function browserTime(value: string): string {
  const time = new Date(`2000-01-01T${value}`);
  const text = time.toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' });
  // Some browsers write a narrow space before PM.
  return text.replaceAll(/\s/g, ' ');
}

/** A proposed value for an input. */
interface Proposal {
  input: FormInput;
  value: string;
}

/** Writes proposed values into their inputs, and submits the form. */
function writeProposals({ form }: HTMLButtonElement, proposals: readonly Proposal[]) {
  for (const { input, value } of proposals) {
    const control = form?.elements.namedItem(input.name) as HTMLInputElement | null;
    if (control) control.value = input.kind === 'time' ? toTimeInput(value) : value;
  }
  form?.requestSubmit();
}

/** Returns the input that has an error; undefined if the error has no field in this form. */
function inputOf({ field = '', source = '' }: EditError, inputs: readonly FormInput[]) {
  // The fields of a list, such as `special_days.2.from`, have the name of the last step.
  const name = field.split('.').at(-1) ?? '';
  const names = new Set([field, name, `${name}0`, name === 'date' ? 'from' : '']);
  const [, language] = /^content\/([^/]+)\/site\//.exec(source) ?? [];
  const inLanguage = inputs.filter((input) => /^(reason|words)$/.test(name) && input.language);
  // The name of a text in several languages ends with its language: `question ne`.
  const named = inputs.filter((input) => names.has(input.name.replace(/ .*/, '')));
  return (
    named.find((input) => source.startsWith(`content/${input.language}/`)) ??
    named[0] ??
    inLanguage.find((input) => input.language === language) ??
    inLanguage[0]
  );
}

/** Renders and keeps a photo as it will be saved; renders nothing if it cannot be saved. */
function Thumbnail({ photo }: { photo: Promise<Bytes> }) {
  const { keepPhoto, strings } = useStaff();
  const bytes = useAnswer(() => photo);
  useEffect(() => {
    if (!bytes) return;
    void keepPhoto(bytes);
    return () => void keepPhoto(undefined);
  }, [bytes, keepPhoto]);
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

/**
 * Returns the values with typed days such as `15 Mangsir 2083` as A.D. (ISO 8601). A year without the name of
 * a month may be of another calendar, so the check asks about it.
 */
function withDays(
  values: Readonly<Record<string, string>>,
  inputs: readonly FormInput[],
  dates: BarDates | undefined,
): Record<string, string> {
  const days = inputs
    .filter(({ kind }) => kind === 'date')
    .flatMap(({ name }) => {
      const parsed = dates?.parse(values[name] ?? '');
      const isCertain = parsed && (parsed.hasMonthName || !parsed.isBikramSambat);
      return isCertain ? [[name, parsed.date] as const] : [];
    });
  return { ...values, ...Object.fromEntries(days) };
}

function renderControl(
  strings: Strings,
  input: FormInput,
  isClosed: boolean,
  errorId: string | undefined,
) {
  const { kind, value, isOptional = false, options = [], language } = input;
  const sharedProps = {
    defaultValue: value,
    required: !isOptional && !input.isHidden,
    lang: language,
    'aria-invalid': errorId !== undefined,
    'aria-describedby': errorId,
  };
  if (options.length > 0) {
    const choices = isOptional ? ['', ...options] : options;
    return (
      <select {...sharedProps}>
        {choices.map((option) => (
          <option key={option} value={option}>
            {strings.choices[option] ?? option}
          </option>
        ))}
      </select>
    );
  }
  if (kind === 'flag')
    return <input type="checkbox" value="yes" defaultChecked={value === 'yes'} />;
  if (kind === 'long text') return <textarea {...sharedProps} />;
  if (kind === 'file') return <input type="file" accept="image/*" required={!isOptional} />;
  if (kind === 'date') return <input type="text" autoComplete="off" {...sharedProps} />;
  return <input type={kind} disabled={kind === 'time' && isClosed} {...sharedProps} />;
}
