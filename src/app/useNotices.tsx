import { useCallback, useState, type ComponentType, type ReactNode } from 'react';
import type { Site } from '../model/content.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import type { NoticeHostProps } from '../ui/notice/NoticeHost.tsx';
import styles from './fallback.module.css';

/**
 * Notices, whose code is fetched when the first one is due.
 * @returns `notify` shows text for a while; `notices` must stand somewhere on the page
 */
export function useNotices({ region, close }: Site['notices']): {
  notify: (text: string) => void;
  notices: ReactNode;
} {
  const [Host, setHost] = useState<ComponentType<NoticeHostProps>>();
  const [plainText, setPlainText] = useState<string>();
  const notify = useCallback(async (text: string) => {
    try {
      const { NoticeHost, showNotice } = await import('../ui/notice/NoticeHost.tsx');
      setHost(() => NoticeHost);
      setPlainText(undefined);
      showNotice(text);
    } catch {
      setPlainText(text);
    }
  }, []);
  const notices = (
    <>
      {Host && <Host label={region} close={close} closeIcon={<Icon name="x" />} />}
      {plainText !== undefined && <PlainNotice text={plainText} />}
    </>
  );
  return { notify, notices };
}

/** Stands in where the code of notices cannot be fetched. */
function PlainNotice({ text }: { text: string }) {
  return (
    <p role="status" className={styles.notice}>
      {text}
    </p>
  );
}
