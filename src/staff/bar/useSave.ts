import { useState } from 'react';
import type { CurrentText, EditError, SaveAnswer } from '../edits/requests.ts';
import { useStaff } from './context.ts';
import { nameOf, sentenceOf } from './names.ts';

/**
 * Returns `save`, which waits for a call and handles its answer: closes the sheet and shows a
 * notice, or sets the errors. While a save runs, further calls do nothing.
 */
export function useSave(existingErrors: readonly EditError[] = []) {
  const { strings, showSheet, notify } = useStaff();
  const [errors, setErrors] = useState(existingErrors);
  /** The current text of the file, if the file has changed since the sheet was opened. */
  const [newerText, setNewerText] = useState<CurrentText>();
  const [isSaving, setSaving] = useState(false);
  const handleAnswer = (answer: SaveAnswer | undefined, isEdited: boolean) => {
    switch (answer?.result) {
      case 'errors':
        return setErrors(answer.errors);
      case 'changed':
        setNewerText(answer.current);
        return setErrors(answer.current ? [] : [{ message: strings.goneNow }]);
      case 'saved':
        setErrors([]);
        if (!isEdited) showSheet();
        return notify({ text: strings.saved(nameOf(strings, answer.save)), save: answer.save });
      case 'unchanged':
        return showSheet();
      default:
        return setErrors([]);
    }
  };
  /** @param isEdited returns true if staff have typed during the save, so that the sheet stays open */
  const save = async (
    call: () => Promise<SaveAnswer | undefined>,
    isEdited: () => boolean = () => false,
  ) => {
    if (isSaving) return;
    setSaving(true);
    try {
      const answer = await call();
      handleAnswer(answer, isEdited());
    } catch (error) {
      setErrors([{ message: sentenceOf(strings, error as Error) }]);
    } finally {
      setSaving(false);
    }
  };
  return { save, isSaving, errors, setErrors, newerText };
}
