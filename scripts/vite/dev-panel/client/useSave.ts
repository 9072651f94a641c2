import { useState } from 'react';
import type { Editable, EditError, SaveAnswer } from '../protocol/edits.ts';
import { useStaff } from './context.ts';
import { nameOf } from './names.ts';

/** The reasons why nothing was saved. */
export interface Rejection {
  errors: readonly (Pick<EditError, 'message'> & Partial<EditError>)[];
  /** The text in the file, if it changed after the sheet was opened. */
  current?: Editable | undefined;
}

/**
 * Returns a function that waits for a save. It closes the sheet and announces the save, or it sets
 * the rejection. Calls that save nothing return undefined.
 */
export function useSave(existingErrors: readonly EditError[] = []) {
  const { strings, showSheet, notify } = useStaff();
  const [rejection, setRejection] = useState<Rejection>({ errors: existingErrors });
  const [isSaving, setSaving] = useState(false);

  const reject = (reasons: Rejection) => setRejection((before) => ({ ...before, ...reasons }));
  const receive = (answer: SaveAnswer | undefined) => {
    switch (answer?.result) {
      case 'errors':
        return reject({ errors: answer.errors });
      case 'changed':
        return reject({
          errors: answer.current ? [] : [{ message: strings.goneNow }],
          current: answer.current,
        });
      case 'saved':
        showSheet();
        return notify({ text: strings.saved(nameOf(answer.save, strings)), save: answer.save });
      case 'unchanged':
        return showSheet();
      default:
        return reject({ errors: [] });
    }
  };
  const save = async (call: Promise<SaveAnswer | undefined>) => {
    setSaving(true);
    await call.then(receive, ({ message }: Error) => reject({ errors: [{ message }] }));
    setSaving(false);
  };
  return { save, isSaving, rejection, setRejection };
}
