import { createContext, use } from 'react';
import type { ShownFact } from '../protocol/content-state.ts';
import type { Editable, Save, SaveAnswer } from '../protocol/edits.ts';
import type { Messages } from './messages/en.ts';

/** What is open above the page. */
export type Open =
  { sheet: 'edit'; editable: Editable } | { sheet: 'hours' | 'new' | 'changes' | 'send' | 'more' };

/** What the bar says above all else, and the save that can be undone from there. */
export interface Notice {
  text: string;
  save?: Save | undefined;
}

/** What all parts of the bar share. */
interface Staff {
  words: Messages;
  /** In the language of the page. */
  facts: readonly ShownFact[];
  /** Opens a text where it is written. @param whole whether the whole file is meant */
  openSource: (source: string, whole?: boolean, isOnPage?: boolean) => Promise<void>;
  openInEditor: (source: string) => Promise<void>;
  show: (open: Open | undefined) => void;
  /** Closes what is open, unless staff want to keep what they typed. */
  leave: () => void;
  notify: (notice: Notice | undefined) => void;
  /** Says and closes what was saved. @returns any other answer */
  finish: (
    answer: SaveAnswer,
  ) => Exclude<SaveAnswer, { result: 'saved' | 'unchanged' }> | undefined;
  undo: (save: Save) => Promise<void>;
  /** Notes whether something is typed that is not saved. */
  setUnsaved: (isUnsaved: boolean) => void;
}

export const StaffContext = createContext<Staff | undefined>(undefined);

/** Returns what all parts of the bar share. @throws outside of the bar */
export function useStaff(): Staff {
  const staff = use(StaffContext);
  if (!staff) throw new Error('StaffContext is missing above this component');
  return staff;
}
