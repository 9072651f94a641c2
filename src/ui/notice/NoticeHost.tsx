import type { ReactNode } from 'react';
import { ToastContainer, toast, type CloseButtonProps } from 'react-toastify/unstyled';
import './toast.css';

export interface NoticeHostProps {
  /** The name of the region that holds the notices, for screen readers. */
  label: string;
  close: string;
  /** Stands in the button that closes a notice. */
  closeIcon: ReactNode;
}

/** How long a notice stays, in milliseconds, unless it is pointed at or closed. */
const stay = 12_000;

/** Shows a notice in place of the last one; the library keeps it until the host is on the page. */
export function showNotice(words: ReactNode) {
  toast.dismiss();
  toast.clearWaitingQueue();
  // On the ground of a band, which no card has.
  toast(words, { role: 'status', className: 'on-band' });
}

/** The region at the edge of the screen that holds the notices. */
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

/** The library puts `closeToast` in. */
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
