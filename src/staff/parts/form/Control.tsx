import { toEnglish } from '../../../site/fields/say.ts';
import { useId, useState } from 'react';
import { Field } from '../../../site/ui/field/Field.tsx';
import { toTimeInput } from '../../describe/bar-dates.ts';
import { formatMessage } from '../../describe/format-message.ts';
import type { SheetDiagnostic } from '../../edits/requests.ts';
import type { Strings } from '../../words/en.ts';
import { StaffButton } from '../StaffButton.tsx';
import { useStaff } from '../context.ts';
import { DayPicker } from './DayPicker.tsx';
import { FileInput } from './FileInput.tsx';
import type { FormInput } from './form-input.ts';
import { keyboardOf } from './keyboard.ts';
import { TimeSelect } from './TimeSelect.tsx';

interface ControlProps {
  input: FormInput;
  errors: readonly SheetDiagnostic[];
  /** The proposals for all days of the form, which are used together: both may be in another calendar. */
  dateProposals: readonly Proposal[];
  /** The times of a closed day are disabled. */
  isClosed: boolean;
  hint: string | undefined;
}

/** Renders a control with its errors and warnings below it, and a button for each proposal. */
export function Control({ input, errors, dateProposals, isClosed, hint }: ControlProps) {
  const staff = useStaff();
  const { dates, strings } = staff;
  const hintId = useId();
  const errorId = useId();
  const [typed, setTyped] = useState(input.value ?? '');
  const isOptional = input.isOptional && input.kind !== 'flag';
  const day = input.kind === 'date' ? dates?.parse(typed)?.date : undefined;
  /** Formats a day in both calendars, or a time as the page does. */
  const format = (value: string) => {
    if (value === '' || !dates) return value;
    if (input.kind === 'date') return dates.inBothCalendars(dates.parse(value)?.date);
    return input.kind === 'time' ? dates.time(value) : value;
  };
  const shownHint =
    hint ?? (input.kind === 'date' ? format(typed) || strings.dayExamples : undefined);
  const isInvalid = errors.length > 0;
  const describedBy = [...(isInvalid ? [errorId] : []), ...(shownHint ? [hintId] : [])];
  return (
    <div className="stack" onChange={({ target }) => setTyped((target as HTMLInputElement).value)}>
      {input.kind === 'file' ? (
        <FileInput label={input.label} required={!input.isOptional} />
      ) : (
        <Field label={isOptional ? strings.optional(input.label) : input.label} name={input.name}>
          {renderControl(strings, input, isClosed, isInvalid, describedBy)}
        </Field>
      )}
      {input.kind === 'date' && <DayPicker name={input.name} value={day ?? ''} />}
      {shownHint && <small id={hintId}>{shownHint}</small>}
      {isInvalid && (
        <div id={errorId} role="alert">
          {errors.map(({ message, proposal, severity }) => (
            <div key={toEnglish(message)} className={severity ?? 'error'}>
              <p>{formatMessage(staff, message)}</p>
              {proposal?.fieldValue !== undefined && (
                <StaffButton
                  onClick={({ currentTarget }) =>
                    writeProposals(
                      currentTarget,
                      input.kind === 'date'
                        ? dateProposals
                        : [{ input, value: proposal.fieldValue ?? '' }],
                    )
                  }
                >
                  {strings.saveProposal(format(proposal.fieldValue))}
                </StaffButton>
              )}
            </div>
          ))}
        </div>
      )}
    </div>
  );
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

function renderControl(
  strings: Strings,
  input: FormInput,
  isClosed: boolean,
  isInvalid: boolean,
  describedBy: readonly string[],
) {
  const { kind, value, isOptional = false, options = [], language, meta } = input;
  const sharedProps = {
    defaultValue: value,
    autoComplete: 'off',
    ...keyboardOf(kind === 'date' ? { kind } : meta),
    required: !isOptional && !input.isHidden,
    lang: language,
    'aria-invalid': isInvalid,
    'aria-describedby': describedBy.join(' ') || undefined,
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
  if (kind === 'time') return <TimeSelect {...sharedProps} value={value} disabled={isClosed} />;
  return <input type={kind === 'color' ? kind : 'text'} {...sharedProps} />;
}
