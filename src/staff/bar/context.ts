import { createContext, use, type ReactNode } from 'react';
import type { ShownFact } from '../../../scripts/vite/dev-panel/page-values.ts';
import type { Save } from '../protocol/edits.ts';
import type { ContentState, ListedDiagnostic } from '../../../scripts/vite/dev-panel/state.ts';

/** State and actions that all components of the bar share. */
export interface Staff {
  /** The state of the content; undefined until it arrives. */
  content: ContentState | undefined;
  /** The translations whose originals have changed. */
  stale: readonly ListedDiagnostic[];
  /** The number of errors. */
  errorCount: number;
  /** The number of errors, warnings and stale translations. */
  problemCount: number;
  /** The number of sentences and files that differ from the last commit. */
  changeCount: number;
  /** The facts of the shop, such as its phone number, in the language of the page. */
  facts: readonly ShownFact[];
  /** The message above the page, and the save that its Undo button undoes. */
  notice: { text: string; save?: Save | undefined } | undefined;
  notify: (notice: Staff['notice']) => void;
  /** Opens a sheet instead of the open sheet. Without an argument, closes the open sheet. */
  showSheet: (sheet?: ReactNode) => void;
  /** Closes the open sheet. Asks before it discards unsaved text. */
  closeSheet: () => unknown;
  setUnsaved: (isUnsaved: boolean) => void;
  /**
   * Opens the text at a source, such as `content/faq/delivery.mdx:2:11`, or its whole file.
   * @param isOnPage true if the source is a position in the version that the page shows
   */
  openSource: (source: string, isWhole?: boolean, isOnPage?: boolean) => Promise<void>;
  undo: (save: Save) => Promise<void>;
}

export const StaffContext = createContext<Staff | undefined>(undefined);

/** Returns the state that all components share. @throws outside of the bar */
export function useStaff(): Staff {
  const staff = use(StaffContext);
  if (!staff) throw new Error('StaffContext is missing above this component');
  return staff;
}
