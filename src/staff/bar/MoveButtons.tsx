import { useState } from 'react';
import type { Editable } from '../edits/edit-text.ts';
import type { Move } from '../edits/move-entry.ts';
import { useStaff } from './context.ts';
import { nameOf, sentenceOf } from './names.ts';
import { StaffButton } from './StaffButton.tsx';

/** Renders the place of an entry among all entries, and the buttons that move it. The sheet stays open. */
export function MoveButtons({
  file,
  number,
  count,
}: Pick<Editable, 'file'> & { number: number; count: number }) {
  const staff = useStaff();
  const { notify, session, strings } = staff;
  const [shownNumber, setNumber] = useState(number);
  const move = async (step: Move['step']) => {
    try {
      const answer = await session.moveEntry({ file, step });
      if (answer.result !== 'saved') return;
      setNumber(shownNumber + step);
      notify({ text: strings.saved(nameOf(staff, answer.save)), save: answer.save });
    } catch (error) {
      notify({ text: sentenceOf(strings, error as Error) });
    }
  };
  return (
    <div className="row">
      <StaffButton disabled={shownNumber === 1} onClick={() => void move(-1)}>
        {strings.moveUp}
      </StaffButton>
      <StaffButton disabled={shownNumber === count} onClick={() => void move(1)}>
        {strings.moveDown}
      </StaffButton>
      <span role="status">{strings.numberOf(shownNumber, count)}</span>
    </div>
  );
}
