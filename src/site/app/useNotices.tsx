import { useCallback, useState, type ComponentType, type ReactNode } from 'react';
import type { Site } from '../model/content.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import type { NoticeHostProps } from '../ui/notice/NoticeHost.tsx';
import styles from './fallback.module.css';

/**
 * Returns `notify`, which shows text and links for a while, and `notices`, the element that contains
 * them. The code of notices is loaded on demand.
 */
export function useNotices({ region, close }: Site['notices']) {
  const [Host, setHost] = useState<ComponentType<NoticeHostProps>>();
  const [fallback, setFallback] = useState<ReactNode>();
  const notify = useCallback(async (text: string, links?: ReactNode) => {
    const notice = <NoticeContent text={text} links={links} />;
    try {
      const { NoticeHost, showNotice } = await import('../ui/notice/NoticeHost.tsx');
      setHost(() => NoticeHost);
      setFallback(undefined);
      showNotice(notice);
    } catch {
      setFallback(notice);
    }
  }, []);
  const notices = (
    <>
      {Host && <Host label={region} close={close} closeIcon={<Icon name="x" />} />}
      {fallback && (
        // Shown if the code of notices cannot be loaded.
        <div role="status" className={styles.notice}>
          {fallback}
        </div>
      )}
    </>
  );
  return { notify, notices };
}

function NoticeContent({ text, links }: { text: string; links: ReactNode }) {
  return (
    <div className={styles.noticeContent}>
      <Icon name="chat-circle-dots" />
      <p>{text}</p>
      {links && <div className={`${styles.noticeLinks} row`}>{links}</div>}
    </div>
  );
}
