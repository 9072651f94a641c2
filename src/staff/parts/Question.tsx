import { useId, useLayoutEffect, useRef } from 'react';
import { StaffButton } from './StaffButton.tsx';
import type { OpenQuestion } from './useQuestion.ts';

/** Renders a question above the open sheet. `confirm()` would have buttons in the language of the phone. */
export function Question({ text, yes, no, answer }: OpenQuestion) {
  const textId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // A dialog returns the focus only if the dialog is closed before React removes its element.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('button:last-child')?.focus();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className="sheet"
      aria-labelledby={textId}
      onCancel={(event) => {
        event.preventDefault();
        answer(false);
      }}
      onClose={() => answer(false)}
    >
      <p id={textId} className="advice">
        {text}
      </p>
      <div className="row">
        <StaffButton look="primary" onClick={() => answer(true)}>
          {yes}
        </StaffButton>
        <StaffButton onClick={() => answer(false)}>{no}</StaffButton>
      </div>
    </dialog>
  );
}
