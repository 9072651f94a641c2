import { Fragment, useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { AcceptsWarnings, SaveAnswer } from '../../edits/requests.ts';
import { redrawPhoto, type PhotoPlan } from '../../files/redraw-photo.ts';
import type { Bytes } from '../../files/transport.ts';
import { ErrorList } from '../ErrorList.tsx';
import { SaveButton } from '../SaveButton.tsx';
import { StaffButton } from '../StaffButton.tsx';
import { useStaff } from '../context.ts';
import { usePaste } from '../usePaste.tsx';
import { useSave } from '../useSave.ts';
import { ChoiceGrid } from './ChoiceGrid.tsx';
import { Control } from './Control.tsx';
import { PhotoEditor, type ChosenPhoto } from './PhotoEditor.tsx';
import { TableInput } from './TableInput.tsx';
import { inputOf, readValues, withDays, type FormInput } from './form-input.ts';

export interface FormProps {
  inputs: readonly FormInput[];
  /** The text of the submit button. */
  label?: string;
  /** Receives the values of the whole form when staff type. */
  onValues?: (values: Readonly<Record<string, string>>) => void;
  /** The number of questions to answer before the form can be submitted. */
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
  /** The names of the values that the form saves; by default all of its sheet. */
  fields?: readonly string[];
  /** Goes back to the sheet from which staff have come. */
  back?: (() => void) | undefined;
  /** The text that opens the inputs that staff seldom need. */
  rareLabel?: string;
  children?: ReactNode;
}

/** Renders a form. Its values are written only when staff press a button. */
export function Form({ inputs, label, onValues, openCount = 0, submit, ...rest }: FormProps) {
  const { remove, children, back, fields, rareLabel } = rest;
  const staff = useStaff();
  const { chosenPhoto, closeSheet, dates, keepTyped, strings, typed } = staff;
  const { save, saveLabel, keep, repair, isSaving, errors, forgetFixes } = useSave();
  const form = useRef<HTMLFormElement>(null);
  /** The control that had the focus before a save, which disables it. */
  const focused = useRef<HTMLElement>(undefined);
  const { onPaste, pasteLine } = usePaste(({ name }) => /^body( |$)/.test(name));
  const [values, setValues] = useState(() =>
    Object.fromEntries(inputs.map(({ name, value = '' }) => [name, typed[name] ?? value])),
  );
  const [chosen, setChosen] = useState<ChosenPhoto>();
  const { isLogo, shape, focus, savedPhoto } = inputs.find(({ kind }) => kind === 'file') ?? {};
  const [before] = useState(() => savedPhoto && toChosen(savedPhoto));
  const shownPhoto = chosen ?? before;
  useEffect(() => {
    const input = form.current?.querySelector<HTMLInputElement>('[type=file]');
    if (!input || !chosenPhoto) return;
    const file = new File([chosenPhoto], 'photo.jpg');
    const files = new DataTransfer();
    files.items.add(file);
    input.files = files.files;
    setChosen({ file, plan: { isLogo }, drawing: Promise.resolve(chosenPhoto) });
  }, [chosenPhoto, isLogo]);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const current = readValues(new FormData(event.currentTarget), inputs);
    // A proposal is saved without a button, so its warnings are not accepted yet.
    const { submitter } = event.nativeEvent as SubmitEvent;
    focused.current = event.currentTarget.querySelector<HTMLElement>(':focus') ?? undefined;
    void save(
      async (accepts) =>
        submit(
          withDays(current, inputs, dates),
          await chosen?.drawing,
          submitter !== null && accepts,
        ),
      fields,
    );
  };
  const errorsOf = (input: FormInput) =>
    errors.filter((error) => !error.repair && inputOf(error, inputs) === input);
  const dateProposals = inputs.flatMap((input) => {
    if (input.kind !== 'date') return [];
    const proposals = errorsOf(input).map(({ proposal }) => proposal?.fieldValue);
    const proposed = proposals.find((fieldValue) => fieldValue !== undefined);
    const typedDay = dates?.parse(values[input.name] ?? '');
    // A day that exists in both calendars has no error beside one that A.D. lacks.
    const value = proposed ?? (typedDay?.isBikramSambat ? typedDay.date : undefined);
    return value === undefined ? [] : [{ input, value }];
  });
  useEffect(() => {
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!isSaving) (invalid ?? focused.current)?.focus();
    form.current?.querySelector('.error, .warning')?.scrollIntoView({ block: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-deps -- only after a save, not while staff type
  }, [isSaving]);
  const draw = (file: File, plan: PhotoPlan) => {
    const isAsSaved = file === before?.file && !plan.turns && !plan.crop;
    if (isAsSaved) return setChosen(undefined);
    const drawing = redrawPhoto(file, plan);
    setChosen({ file, plan, drawing });
    // Shows why the file cannot be used. Staff can type until then.
    const show = () => save(async () => void (await drawing));
    return void drawing.then(show, show);
  };
  const choosePhoto = ([file]: FileList) => {
    if (file) draw(file, { isLogo });
    else setChosen(undefined);
  };
  const renderInput = (input: FormInput) => {
    const { name, heading } = input;
    const value = typed[name] ?? input.value;
    return (
      <Fragment key={name}>
        {heading && <h3>{heading}</h3>}
        {input.kind === 'file' && shownPhoto && (
          <PhotoEditor
            key={`${shownPhoto.file.name} ${shownPhoto.file.lastModified}`}
            chosen={shownPhoto}
            shape={shape}
            focus={focus}
            change={(plan) => draw(shownPhoto.file, plan)}
          />
        )}
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
                  <Control
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
      onInvalidCapture={({ target }) => sayInvalid(target, strings.fillIn)}
      onInputCapture={({ target }) => {
        for (const control of groupOf(target)) sayInvalid(control, '');
      }}
      onChange={({ currentTarget, target }) => {
        if (target instanceof HTMLInputElement && target.files) choosePhoto(target.files);
        const current = readValues(new FormData(currentTarget), inputs);
        keepTyped(
          Object.fromEntries(
            inputs.map(({ name, value = '' }) => [
              name,
              current[name] === value ? undefined : current[name],
            ]),
          ),
        );
        forgetFixes();
        setValues(current);
        onValues?.(current);
      }}
    >
      {/* A save would lose later input. */}
      <fieldset className="stack" disabled={isSaving}>
        {inputs.filter(({ isRare }) => !isRare).map(renderInput)}
        {inputs.some(({ isRare }) => isRare) && (
          <details>
            <summary>{rareLabel ?? strings.moreChoices}</summary>
            <div className="stack">{inputs.filter(({ isRare }) => isRare).map(renderInput)}</div>
          </details>
        )}
        {pasteLine}
        {children}
      </fieldset>
      <ErrorList errors={errors} repair={repair} isShown={(error) => !inputOf(error, inputs)} />
      <div className="row actions">
        <p role="status" className={openCount > 0 ? undefined : 'visually-hidden'}>
          {openCount > 0 && strings.stillOpen(openCount)}
        </p>
        <SaveButton type="submit" look="primary" isSaving={isSaving} disabled={openCount > 0}>
          {label && saveLabel === strings.save ? label : saveLabel}
        </SaveButton>
        {keep && <StaffButton onClick={keep}>{strings.keepText}</StaffButton>}
        {back && <StaffButton onClick={back}>{strings.back}</StaffButton>}
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

/** Returns a photo that is there already, to crop and to turn it. */
function toChosen({ bytes, alt }: NonNullable<FormInput['savedPhoto']>): ChosenPhoto {
  const file = new File([bytes], 'saved');
  return { file, plan: {}, drawing: Promise.resolve(bytes), savedAlt: alt };
}

/** Returns a control, with the other choices of its group: a missing choice makes each of them invalid. */
function groupOf(target: EventTarget): EventTarget[] {
  if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return [target];
  return [...(target.form?.elements ?? [])].filter(
    (other) => other instanceof HTMLInputElement && other.name === target.name,
  );
}

/** Sets what the browser says about an empty field, in the language of the page. Other text makes it invalid. */
function sayInvalid(target: EventTarget, message: string) {
  if (target instanceof HTMLElement && 'setCustomValidity' in target)
    (target as HTMLInputElement).setCustomValidity(message);
}
