import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../../../../src/ui/icon/Icon.tsx';
import { NoticeLine } from './NoticeLine.tsx';
import { useStaff, type Notice } from './context.ts';
import { problemsId } from './Problems.tsx';

interface SheetProps {
  title: ReactNode;
  notice: Notice | undefined;
  children?: ReactNode;
}

/** A dialog that slides up from the bottom of a phone and stays above its keyboard. */
export function Sheet({ title, notice, children }: SheetProps) {
  const { words, leave, show } = useStaff();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it is removed, it gives the focus back to what had it.
  useLayoutEffect(() => {
    const open = dialog.current;
    // Closed first, the list of problems gives the focus back, to where this returns it.
    document.querySelector('dev-panel')?.shadowRoot?.getElementById(problemsId)?.hidePopover();
    open?.showModal();
    open?.querySelector<HTMLElement>('form :is(input, select, textarea)')?.focus();
    return () => open?.close();
  }, []);
  useEffect(() => stayAboveKeyboard(dialog.current), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is the dialog's own key
    <dialog
      ref={dialog}
      className="sheet"
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        // A second Escape would close it without a question that can be answered by no.
        if (event.key !== 'Escape') return;
        event.preventDefault();
        leave();
      }}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      onClose={() => show(undefined)}
    >
      <div className="head">
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="close" aria-label={words.close} onClick={leave}>
          <Icon name="x" />
        </button>
      </div>
      {children}
      <NoticeLine notice={notice} />
    </dialog>
  );
}

/** A keyboard covers the layout's viewport and leaves the visual one. */
function stayAboveKeyboard(sheet: HTMLElement | null) {
  const viewport = visualViewport;
  if (!viewport || !sheet) return;
  const follow = () => {
    const covered = Math.max(0, innerHeight - viewport.height - viewport.offsetTop);
    sheet.style.setProperty('--keyboard', `${covered / viewport.scale}px`);
  };
  viewport.addEventListener('resize', follow);
  viewport.addEventListener('scroll', follow);
  return () => {
    viewport.removeEventListener('resize', follow);
    viewport.removeEventListener('scroll', follow);
  };
}
