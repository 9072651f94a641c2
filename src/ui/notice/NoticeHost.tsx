import type { ReactNode } from 'react';
import { ToastContainer, toast, type CloseButtonProps } from 'react-toastify/unstyled';
import './toast.css';

export interface NoticeHostProps {
  /** The accessible name of the region of notices. */
  label: string;
  close: string;
  closeIcon: ReactNode;
}

/** The duration of a notice, unless a visitor points at it or closes it. */
const durationMs = 12_000;

/** Shows a notice instead of the previous one, as soon as `NoticeHost` is on the page. */
export function showNotice(notice: ReactNode) {
  toast.dismiss();
  toast.clearWaitingQueue();
  // The dark background makes it differ from cards.
  toast(notice, { role: 'status', className: 'on-band' });
}

/** Renders the region of notices at the edge of the screen. */
export function NoticeHost({ label, close, closeIcon }: NoticeHostProps) {
  return (
    <ToastContainer
      aria-label={label}
      position="bottom-center"
      autoClose={durationMs}
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
