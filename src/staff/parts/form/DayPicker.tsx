import { useRef } from 'react';
import { StaffButton } from '../StaffButton.tsx';
import { useStaff } from '../context.ts';
import { replaceRange } from '../usePaste.tsx';

interface DayPickerProps {
  /** The name of the text field that gets the chosen day. */
  name: string;
  /** The day of the text field (ISO 8601); empty if its text is not a day. */
  value: string;
}

/** Renders the button that opens the browser's calendar, which knows only A.D. */
export function DayPicker({ name, value }: DayPickerProps) {
  const { strings } = useStaff();
  const picker = useRef<HTMLInputElement>(null);
  const choose = (day: string) => {
    const control = picker.current?.form?.elements.namedItem(name);
    if (control instanceof HTMLInputElement && day !== '')
      replaceRange(control, 0, control.value.length, day);
  };
  return (
    <div className="day-picker">
      <StaffButton look="quiet" onClick={() => picker.current?.showPicker()}>
        {strings.chooseDay}
      </StaffButton>
      <input
        ref={picker}
        type="date"
        value={value}
        aria-hidden
        tabIndex={-1}
        onChange={(event) => {
          // The text field reports the change.
          event.stopPropagation();
          choose(event.target.value);
        }}
      />
    </div>
  );
}
