import { useRef, useState } from 'react';
import type { Editable } from '../../edits/edit-text.ts';
import type { AcceptsWarnings, CurrentText, SaveAnswer } from '../../edits/requests.ts';
import { isTableText } from '../../edits/table-text.ts';
import { toMessage } from '../../describe/format-message.ts';
import { useStaff } from '../../parts/context.ts';
import { useSave } from '../../parts/useSave.ts';

export type TextEdit = ReturnType<typeof useTextEdit>;

/** Returns the text and the address that staff have typed, and what saves them. Typing saves nothing. */
export function useTextEdit(editable: Editable) {
  const { keepTyped, session, strings, typed } = useStaff();
  const { file, id, label } = editable;
  const [value, setValue] = useState(typed.text ?? editable.value);
  const [address, setAddress] = useState(typed.address ?? editable.address?.value ?? '');
  /** The text in the sheet now. A save that ends later compares it with the text that it has saved. */
  const current = useRef(value);
  const [saved, setSaved] = useState<CurrentText>();
  const saving = useSave(editable.errors);
  const { save, forgetFixes, newerText } = saving;
  // A save changes the file only if it still contains this text.
  const { expected } = newerText ?? saved ?? editable;
  const newAddress =
    editable.address && address !== editable.address.value
      ? { ...editable.address, value: withProtocol(address.trim()) }
      : undefined;
  const edit = { file, id, expected, value, address: newAddress };
  const isPastedTable = editable.isMarkdown && label !== 'table' && isTableText(value);
  const saveText = (text = value) => {
    const textBefore = current.current;
    const isEdited = () => current.current !== textBefore;
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
      // The next save replaces the text that is saved now.
      if (answer.result === 'saved' && isEdited()) setSaved(session.currentText({ file, id }));
      return answer;
    }, isEdited);
  };
  const changeText = (next: string) => {
    setValue(next);
    current.current = next;
    keepTyped({ text: next === editable.value ? undefined : next });
    forgetFixes();
  };
  /** Saves the typed text before another save, after which the sheet closes. */
  const saveBefore = async (
    acceptsWarnings: AcceptsWarnings,
    next: () => Promise<SaveAnswer | undefined>,
  ) => {
    const isEdited = value !== editable.value || newAddress !== undefined;
    const answer = isEdited ? await session.save(edit, acceptsWarnings) : undefined;
    if (answer?.result === 'errors') return answer;
    if (answer?.result === 'saved') {
      setSaved(session.currentText({ file, id }));
      const following = await next();
      return following?.result === 'unchanged' ? answer : following;
    }
    if (answer?.result !== 'changed') return next();
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
    isTextEdited: value !== editable.value,
    isPastedTable,
    isTable: label === 'table' || isPastedTable,
    saveText,
    changeText,
    changeAddress(next: string) {
      setAddress(next);
      keepTyped({ address: next });
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
