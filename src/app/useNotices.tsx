import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import type { Site } from '../model/content.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { Icon } from '../ui/icon/Icon.tsx';
import type { Notice } from '../ui/notice/NoticeHost.tsx';
import styles from './fallback.module.css';

const NoticeHost = lazy(async () => {
  const { NoticeHost: host } = await import('../ui/notice/NoticeHost.tsx');
  return { default: host };
});

/**
 * Notices, whose code is fetched when the first one is due.
 * @returns `notify` shows words for a while; `notices` must stand somewhere on the page
 */
export function useNotices(words: Site['notices']): {
  notify: (words: string) => void;
  notices: ReactNode;
} {
  const [notice, setNotice] = useState<Notice>();
  const notify = useCallback((text: string) => {
    setNotice((last) => ({ words: text, count: (last?.count ?? 0) + 1 }));
  }, []);
  const notices = notice && (
    <ErrorBoundary fallback={<PlainNotice words={notice.words} />}>
      <Suspense>
        <NoticeHost
          notice={notice}
          label={words.region}
          close={words.close}
          closeIcon={<Icon name="x" />}
        />
      </Suspense>
    </ErrorBoundary>
  );
  return { notify, notices };
}

/** Stands in where the code of notices cannot be fetched. */
function PlainNotice({ words }: { words: string }) {
  return (
    <p role="status" className={styles.notice}>
      {words}
    </p>
  );
}
