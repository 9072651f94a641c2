import type { ReactNode } from 'react';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import './toast.css';

export interface NoticeHostProps {
  /** The accessible name of the region of notices. */
  label: string;
}

/** The duration of a notice. It stays longer while the pointer is over it. */
const durationMs = 12_000;

/**
 * Shows a notice instead of the previous one, as soon as `NoticeHost` is on the page. With keyboard
 * focus, a notice stays until it is closed: keyboard users need more time (WCAG 2.2.1).
 * @param render returns the notice, which contains a button that calls `dismiss`
 */
export function showNotice(render: (dismiss: () => void) => ReactNode) {
  toast.dismiss();
  toast.clearWaitingQueue();
  toast(({ closeToast }) => render(() => closeToast()), {
    role: 'status',
    // This class sets a dark background, so that the notice differs from cards.
    className: 'on-band',
    autoClose: document.querySelector(':focus-visible') ? false : durationMs,
  });
}

/** Renders the region of notices at the edge of the screen. */
export function NoticeHost({ label }: NoticeHostProps) {
  return (
    <ToastContainer
      aria-label={label}
      position="bottom-center"
      limit={1}
      closeOnClick={false}
      closeButton={false}
      hideProgressBar
    />
  );
}
