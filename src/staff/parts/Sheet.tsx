import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { CloseButton } from './StaffButton.tsx';
import { SheetNotice } from './NoticeLine.tsx';
import { problemsId, useStaff } from './context.ts';
import { isComposing } from './is-composing.ts';

/** Renders a modal dialog. On a phone, the dialog slides up from the bottom and stays above the keyboard. */
export function Sheet({ title, children }: { title: ReactNode; children: ReactNode }) {
  const { closeSheet, showSheet } = useStaff();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // A dialog returns the focus only if the dialog is closed before React removes its element.
  useLayoutEffect(() => {
    const element = dialog.current;
    // The list of problems closes first, so that this dialog returns the focus to the bar.
    document.querySelector('staff-bar')?.shadowRoot?.getElementById(problemsId)?.hidePopover();
    element?.showModal();
    element?.querySelector<HTMLElement>('form :is(input, select, textarea)')?.focus();
    // A finger that moves over a sheet would scroll the page behind it.
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = '';
      element?.close();
    };
  }, []);
  useEffect(() => stayAboveKeyboard(dialog.current), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape belongs to the dialog
    <dialog
      ref={dialog}
      className="sheet"
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        // A second Escape closes a dialog even if its `cancel` event is prevented.
        // While a text is composed, Escape cancels only the composition.
        if (event.key !== 'Escape' || isComposing(event)) return;
        event.preventDefault();
        void closeSheet();
      }}
      onCancel={(event) => {
        event.preventDefault();
        void closeSheet();
      }}
      onClose={() => showSheet()}
    >
      <CloseButton onClick={closeSheet} />
      <h2 id={titleId}>{title}</h2>
      <SheetNotice />
      {children}
    </dialog>
  );
}

/** Moves the sheet above the keyboard, which covers the layout viewport but not the visual viewport. */
function stayAboveKeyboard(sheet: HTMLElement | null) {
  const viewport = visualViewport;
  if (!viewport || !sheet) return;
  const moveAboveKeyboard = () => {
    const coveredHeight = Math.max(0, innerHeight - viewport.height - viewport.offsetTop);
    sheet.style.setProperty('--keyboard', `${coveredHeight / viewport.scale}px`);
  };
  const listeners = new AbortController();
  viewport.addEventListener('resize', moveAboveKeyboard, { signal: listeners.signal });
  viewport.addEventListener('scroll', moveAboveKeyboard, { signal: listeners.signal });
  return () => listeners.abort();
}
