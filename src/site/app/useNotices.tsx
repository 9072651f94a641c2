import { useCallback, useState, type ComponentType, type ReactNode } from 'react';
import type { Site } from '../model/content.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import type { NoticeHostProps } from '../ui/notice/NoticeHost.tsx';
import styles from './fallback.module.css';

/**
 * Returns `notify`, which shows text and links for a while, and `notices`, the element that contains
 * them. The code of notices is loaded on demand. If it cannot be loaded, a plain box shows the notice.
 */
export function useNotices({ region, close }: Site['notices']) {
  const [Host, setHost] = useState<ComponentType<NoticeHostProps>>();
  const [fallback, setFallback] = useState<ReactNode>();
  const notify = useCallback(
    async (text: string, links?: ReactNode) => {
      const renderNotice = (dismiss: () => void) => (
        <Notice text={text} links={links} close={close} dismiss={dismiss} />
      );
      try {
        const { NoticeHost, showNotice } = await import('../ui/notice/NoticeHost.tsx');
        setHost(() => NoticeHost);
        setFallback(undefined);
        showNotice(renderNotice);
      } catch {
        setFallback(renderNotice(() => setFallback(undefined)));
      }
    },
    [close],
  );
  const notices = (
    // The live region exists before the first notice, so that screen readers announce the notice.
    <div aria-live="polite">
      {Host && <Host label={region} />}
      {fallback && (
        <div role="status" className={styles.notice}>
          {fallback}
        </div>
      )}
    </div>
  );
  return { notify, notices };
}

interface NoticeProps {
  text: string;
  links: ReactNode;
  /** The accessible name of the button that closes the notice. */
  close: string;
  dismiss: () => void;
}

function Notice({ text, links, close, dismiss }: NoticeProps) {
  return (
    <div className={styles.noticeContent}>
      <Icon name="chat-circle-dots" />
      <p>{text}</p>
      {links && <div className={`${styles.noticeLinks} row`}>{links}</div>}
      <button type="button" className={styles.close} aria-label={close} onClick={dismiss}>
        <Icon name="x" />
      </button>
    </div>
  );
}
