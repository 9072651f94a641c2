import type { ReactNode } from 'react';
import { ToastContainer, toast, type CloseButtonProps } from 'react-toastify/unstyled';
import './toast.css';

export interface NoticeHostProps {
  /** The accessible name of the region of notices. */
  label: string;
  /** The accessible name of the button that closes a notice. */
  close: string;
  closeIcon: ReactNode;
}

/** The duration of a notice. It stays longer while the pointer is over it. */
const durationMs = 12_000;

/** A button with keyboard focus. Keyboard users need more time for a notice (WCAG 2.2.1). */
const keyboardFocusSelector = 'button:focus-visible';

/** Shows a notice instead of the previous one, as soon as `NoticeHost` is on the page. */
export function showNotice(notice: ReactNode) {
  toast.dismiss();
  toast.clearWaitingQueue();
  toast(notice, {
    role: 'status',
    // This class sets a dark background, so that the notice differs from cards.
    className: 'on-band',
    autoClose: document.querySelector(keyboardFocusSelector) ? false : durationMs,
  });
}

/** Renders the region of notices at the edge of the screen. */
export function NoticeHost({ label, close, closeIcon }: NoticeHostProps) {
  return (
    <ToastContainer
      aria-label={label}
      position="bottom-center"
      limit={1}
      closeOnClick={false}
      hideProgressBar
      closeButton={<CloseNotice label={close} icon={closeIcon} />}
    />
  );
}

/** Renders the close button. The library passes `closeToast`. */
function CloseNotice({
  closeToast,
  label,
  icon,
}: Partial<CloseButtonProps> & { label: string; icon: ReactNode }) {
  return (
    <button type="button" className="notice-close" aria-label={label} onClick={closeToast}>
      {icon}
    </button>
  );
}
