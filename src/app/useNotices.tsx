import { useCallback, useState, type ComponentType, type ReactNode } from 'react';
import type { Site } from '../model/content.ts';
import type { Actions } from '../model/contexts.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import type { NoticeHostProps } from '../ui/notice/NoticeHost.tsx';
import styles from './fallback.module.css';

/**
 * Returns notices. Their code is fetched before the first one.
 * @returns `notify` shows text and links for a while; `notices` must be rendered on the page
 */
export function useNotices({ region, close }: Site['notices']): {
  notify: Actions['notify'];
  notices: ReactNode;
} {
  const [Host, setHost] = useState<ComponentType<NoticeHostProps>>();
  const [plain, setPlain] = useState<ReactNode>();
  const notify = useCallback(async (text: string, links?: ReactNode) => {
    const notice = <NoticeWords text={text} links={links} />;
    try {
      const { NoticeHost, showNotice } = await import('../ui/notice/NoticeHost.tsx');
      setHost(() => NoticeHost);
      setPlain(undefined);
      showNotice(notice);
    } catch {
      setPlain(notice);
    }
  }, []);
  const notices = (
    <>
      {Host && <Host label={region} close={close} closeIcon={<Icon name="x" />} />}
      {plain && (
        // A fallback if the code of notices is missing.
        <div role="status" className={styles.notice}>
          {plain}
        </div>
      )}
    </>
  );
  return { notify, notices };
}

function NoticeWords({ text, links }: { text: string; links: ReactNode }) {
  return (
    <div className={styles.words}>
      <Icon name="chat-circle-dots" />
      <p>{text}</p>
      {links && <div className={`${styles.links} row`}>{links}</div>}
    </div>
  );
}
