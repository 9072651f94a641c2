import { createContext, use } from 'react';
import type { ShownFact } from '../protocol/content-state.ts';
import type { Editable, Save, SaveAnswer } from '../protocol/edits.ts';
import type { Strings } from './strings/en.ts';

/** The open sheet. */
export type Open =
  { sheet: 'edit'; editable: Editable } | { sheet: 'hours' | 'new' | 'changes' | 'send' | 'more' };

/** A message above everything else, and the save that it can undo. */
export interface Notice {
  text: string;
  save?: Save | undefined;
}

/** State and actions that all components of the bar share. */
interface Staff {
  strings: Strings;
  /** The facts in the language of the page. */
  facts: readonly ShownFact[];
  /** Opens the sheet for a source. @param whole true for the whole file */
  openSource: (source: string, whole?: boolean, isOnPage?: boolean) => Promise<void>;
  showSheet: (open: Open | undefined) => void;
  /** Closes the open sheet. Asks before it discards unsaved text. */
  closeSheet: () => void;
  notify: (notice: Notice | undefined) => void;
  /** Closes the sheet and announces the save. @returns a result that was not saved */
  completeSave: (
    answer: SaveAnswer,
  ) => Exclude<SaveAnswer, { result: 'saved' | 'unchanged' }> | undefined;
  undo: (save: Save) => Promise<void>;
  /** Sets whether the sheet contains unsaved text. */
  setUnsaved: (isUnsaved: boolean) => void;
}

export const StaffContext = createContext<Staff | undefined>(undefined);

/** Returns the state that all components share. @throws outside of the bar */
export function useStaff(): Staff {
  const staff = use(StaffContext);
  if (!staff) throw new Error('StaffContext is missing above this component');
  return staff;
}
