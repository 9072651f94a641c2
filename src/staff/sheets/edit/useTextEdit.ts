import { useState } from 'react';
import type { Editable } from '../../edits/edit-text.ts';
import type { AcceptsWarnings, SaveAnswer } from '../../edits/requests.ts';
import { isTableText } from '../../edits/table-text.ts';
import { toMessage } from '../../describe/format-message.ts';
import { useStaff } from '../../parts/context.ts';
import { useSave } from '../../parts/useSave.ts';

export type TextEdit = ReturnType<typeof useTextEdit>;

/** The names of the values that the form of a text keeps and saves. */
export const textFields: readonly string[] = ['text', 'address'];

/** Returns the text and the address that staff have typed, and what saves them. Typing saves nothing. */
export function useTextEdit(editable: Editable) {
  const { keepTyped, session, strings, typed } = useStaff();
  const { file, id, label } = editable;
  const [value, setValue] = useState(typed.text ?? editable.value);
  const [address, setAddress] = useState(typed.address ?? editable.address?.value ?? '');
  /** The text and the address in the file, while something else in the sheet is not saved. */
  const [saved, setSaved] = useState<Pick<Editable, 'expected' | 'value' | 'address'>>(editable);
  const saving = useSave(editable.errors);
  const { save, forgetFixes, newerText } = saving;
  // A save changes the file only if it still contains this text.
  const { expected } = newerText ?? saved;
  const newAddress =
    saved.address && address !== saved.address.value
      ? { ...saved.address, value: withProtocol(address.trim()) }
      : undefined;
  const edit = { file, id, expected, value, address: newAddress };
  const isPastedTable = editable.isMarkdown && label !== 'table' && isTableText(value);
  /**
   * Returns what is saved now, which the next save replaces: the first paragraph of several. Shows it,
   * unless staff have typed more meanwhile.
   */
  const noteSaved = (savedValue: string) => {
    const text = session.currentText({ file, id }) ?? saved;
    setValue((latest) => (latest === savedValue ? text.value : latest));
    const target = saved.address;
    setSaved({ ...text, address: target && { ...target, ...session.currentText(target) } });
    return text.expected;
  };
  const saveText = (text = value) => {
    if (editable.address && /^(https?:\/\/|www\.)\S+$/i.test(text.trim())) {
      void save(async () => ({
        result: 'errors',
        errors: [{ message: toMessage(strings.addressAsLabel) }],
      }));
      return;
    }
    void save(async (acceptsWarnings) => {
      const isAccepted = text === value || acceptsWarnings === 'repair';
      const answer = await session.save({ ...edit, value: text }, isAccepted && acceptsWarnings);
      if (answer.result === 'saved') noteSaved(text);
      return answer;
    }, textFields);
  };
  const changeText = (next: string) => {
    setValue(next);
    keepTyped({ text: next === saved.value ? undefined : next });
    forgetFixes();
  };
  /** Saves the typed text before another save, after which the sheet closes. */
  const saveBefore = async (
    acceptsWarnings: AcceptsWarnings,
    next: (expected: string) => Promise<SaveAnswer | undefined>,
  ) => {
    const isEdited = value !== saved.value || newAddress !== undefined;
    const answer = isEdited ? await session.save(edit, acceptsWarnings) : undefined;
    if (answer?.result === 'errors') return answer;
    if (answer?.result === 'saved') {
      const following = await next(noteSaved(value));
      return following?.result === 'unchanged' ? answer : following;
    }
    if (answer?.result !== 'changed') return next(expected);
    // Shows the newer text of the file.
    saveText();
    return undefined;
  };
  return {
    ...saving,
    saveBefore,
    edit,
    address,
    isWhole: id === undefined,
    isTextEdited: value !== saved.value,
    isPastedTable,
    isTable: label === 'table' || isPastedTable,
    saveText,
    changeText,
    changeAddress(next: string) {
      setAddress(next);
      keepTyped({ address: next === saved.address?.value ? undefined : next });
    },
    applyFix(fixed: string) {
      changeText(fixed);
      saveText(fixed);
    },
  };
}

/** Adds the `https://` that an address such as `facebook.com/shop` lacks. */
function withProtocol(address: string): string {
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(address) ? `https://${address}` : address;
}
