import { useRef, useState } from 'react';
import type {
  AcceptsWarnings,
  CurrentText,
  SheetDiagnostic,
  SaveAnswer,
} from '../edits/requests.ts';
import { useStaff } from './context.ts';
import { sentenceOf } from '../describe/names.ts';
import { toMessage } from '../describe/format-message.ts';

type Call = (acceptsWarnings: AcceptsWarnings) => Promise<SaveAnswer | undefined>;

/**
 * Returns `save`, which waits for a call and handles its answer: closes the sheet, unless staff have typed
 * something else in it, and shows a notice, or sets the errors. While a save runs, further calls do nothing.
 */
export function useSave(existingErrors: readonly SheetDiagnostic[] = []) {
  const staff = useStaff();
  const { beginSave, strings, notify, notifySaved } = staff;
  const [errors, setErrors] = useState(existingErrors);
  /** The current text of the file, if the file has changed since the sheet was opened. */
  const [newerText, setNewerText] = useState<CurrentText>();
  const [isSaving, setSaving] = useState(false);
  const isBusy = useRef(false);
  const lastCall = useRef<{ call: Call; fields: readonly string[] | undefined }>(undefined);
  /** True if the text can be saved as it is, in spite of its warnings. */
  const canAccept = errors.length > 0 && errors.every(({ severity }) => severity === 'warning');
  const handleAnswer = (answer: SaveAnswer | undefined, close: () => void) => {
    switch (answer?.result) {
      case 'errors':
        return setErrors(answer.errors);
      case 'changed':
        setNewerText(answer.current);
        return setErrors(answer.current ? [] : [{ message: toMessage(strings.goneNow) }]);
      case 'saved':
        close();
        return notifySaved(answer.id);
      case 'unchanged':
        close();
        return notify({ text: strings.noChanges });
      default:
        return undefined;
    }
  };
  /**
   * @param call gets true if staff have seen the warnings and save all the same
   * @param fields the names of the values that the call saves; by default all of the sheet
   */
  const save = async (
    call: Call,
    fields?: readonly string[],
    acceptsWarnings: AcceptsWarnings = canAccept,
  ) => {
    if (isBusy.current) return;
    isBusy.current = true;
    lastCall.current = { call, fields };
    setSaving(true);
    // The same error is announced again.
    setErrors([]);
    const close = beginSave(fields);
    try {
      handleAnswer(await call(acceptsWarnings), close);
    } catch (error) {
      setErrors([{ message: toMessage(sentenceOf(strings, error as Error)) }]);
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  };
  /** Forgets warnings, and the fixes of errors, which apply to the previous text. */
  const forgetFixes = () =>
    setErrors(
      errors
        .filter(({ severity }) => severity !== 'warning')
        .map((error) => ({ ...error, proposal: undefined })),
    );
  const saveAgain = (acceptsWarnings: AcceptsWarnings) => {
    const { call, fields } = lastCall.current ?? {};
    if (call) void save(call, fields, acceptsWarnings);
  };
  const saveLabel = canAccept ? strings.saveAnyway : strings.save;
  /** Saves the text that was rejected because of its font, for good; undefined if none was. */
  const keep = canAccept && errors.some(isAboutFont) ? () => saveAgain('keep') : undefined;
  /** Saves what was rejected, and solves the errors that it causes in other texts; undefined if that is impossible. */
  const repair =
    errors.length > 0 && errors.every((error) => error.repair && error.repair !== 'by hand')
      ? () => saveAgain('repair')
      : undefined;
  return { save, saveLabel, keep, repair, isSaving, errors, forgetFixes, newerText };
}

/** Returns true if the text seems to be for a font such as Preeti. Staff convert it or keep it. */
export function isAboutFont({ rule }: SheetDiagnostic): boolean {
  return rule?.startsWith('legacy-') ?? false;
}
