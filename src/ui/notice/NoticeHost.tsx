import { useEffect, type ReactNode } from 'react';
import { ToastContainer, toast, type CloseButtonProps } from 'react-toastify/unstyled';
import './toast.css';

/** A message to the visitor; `count` grows with each, so that the same words can be shown again. */
export interface Notice {
  words: string;
  count: number;
}

interface NoticeHostProps {
  notice: Notice;
  /** The name of the region that holds the notices, for screen readers. */
  label: string;
  close: string;
  /** Stands in the button that closes a notice. */
  closeIcon: ReactNode;
}

/** How long a notice stays, in milliseconds, unless it is pointed at or closed. */
const stay = 12_000;

/** Shows notices at the edge of the screen; loaded when the first one is due. */
export function NoticeHost({ notice, label, close, closeIcon }: NoticeHostProps) {
  useEffect(() => {
    toast(notice.words, { toastId: notice.count, role: 'status' });
  }, [notice]);

  return (
    <ToastContainer
      aria-label={label}
      position="bottom-center"
      autoClose={stay}
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
