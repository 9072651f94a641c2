import { useState, useTransition } from 'react';
import type { CurrentText, EditError, SaveAnswer } from '../protocol/edits.ts';
import { useStaff } from './context.ts';
import { strings } from './language.ts';
import { nameOf } from './names.ts';

/**
 * Returns `save`, which waits for a call of the server and handles the answer: closes the sheet and
 * shows a notice, or sets the errors. Send saves no text, so its call has no answer.
 */
export function useSave(existingErrors: readonly EditError[] = []) {
  const { showSheet, notify } = useStaff();
  const [errors, setErrors] = useState(existingErrors);
  /** The current text of the file, if the file has changed since the sheet was opened. */
  const [newerText, setNewerText] = useState<CurrentText>();
  const [isSaving, startSaving] = useTransition();
  const handleAnswer = (answer: SaveAnswer | undefined) => {
    switch (answer?.result) {
      case 'errors':
        return setErrors(answer.errors);
      case 'changed':
        setNewerText(answer.current);
        return setErrors(answer.current ? [] : [{ message: strings.goneNow }]);
      case 'saved':
        showSheet();
        return notify({ text: strings.saved(nameOf(answer.save)), save: answer.save });
      case 'unchanged':
        return showSheet();
      default:
        return setErrors([]);
    }
  };
  const save = (call: Promise<SaveAnswer | undefined>) =>
    startSaving(() => call.then(handleAnswer, ({ message }: Error) => setErrors([{ message }])));
  return { save, isSaving, errors, setErrors, newerText };
}
