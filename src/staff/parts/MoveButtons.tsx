import { useState } from 'react';
import type { SaveAnswer } from '../edits/requests.ts';
import { useStaff } from './context.ts';
import { sentenceOf } from '../describe/names.ts';
import { StaffButton } from './StaffButton.tsx';

interface MoveButtonsProps {
  number: number;
  count: number;
  /** Moves the thing up (-1) or down (1). */
  move: (step: -1 | 1) => Promise<SaveAnswer>;
  /** Receives the new number. */
  onMoved: (number: number) => void;
}

/** Renders the place of an entry or a card among all, and the buttons that move it. The sheet stays open. */
export function MoveButtons({ number, count, move, onMoved }: MoveButtonsProps) {
  const { notify, notifySaved, strings } = useStaff();
  const [shownNumber, setNumber] = useState(number);
  const moveBy = async (step: -1 | 1) => {
    try {
      const answer = await move(step);
      if (answer.result !== 'saved') return;
      setNumber(shownNumber + step);
      onMoved(shownNumber + step);
      notifySaved(answer.id);
    } catch (error) {
      notify({ text: sentenceOf(strings, error as Error) });
    }
  };
  return (
    <div className="row">
      <StaffButton disabled={shownNumber === 1} onClick={() => void moveBy(-1)}>
        {strings.moveUp}
      </StaffButton>
      <StaffButton disabled={shownNumber === count} onClick={() => void moveBy(1)}>
        {strings.moveDown}
      </StaffButton>
      <span role="status">{strings.numberOf(shownNumber, count)}</span>
    </div>
  );
}
