import type { ReactNode } from 'react';
import { ToastContainer, toast, type CloseButtonProps } from 'react-toastify/unstyled';
import './toast.css';

export interface NoticeHostProps {
  /** The accessible name of the region of notices. */
  label: string;
  close: string;
  closeIcon: ReactNode;
}

/** The duration of a notice in milliseconds, unless it is pointed at or closed. */
const stay = 12_000;

/** Replaces the notice. The library keeps it until the host is on the page. */
export function showNotice(notice: ReactNode) {
  toast.dismiss();
  toast.clearWaitingQueue();
  // Uses the background of a band, which no card has.
  toast(notice, { role: 'status', className: 'on-band' });
}

/** Renders the region of notices at the edge of the screen. */
export function NoticeHost({ label, close, closeIcon }: NoticeHostProps) {
  return (
    <ToastContainer
      aria-label={label}
      position="bottom-center"
      autoClose={stay}
      limit={1}
      closeOnClick={false}
      hideProgressBar
      closeButton={<CloseNotice label={close} icon={closeIcon} />}
    />
  );
}

/** The library adds `closeToast`. */
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
