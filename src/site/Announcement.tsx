import { useSite } from '../content/contexts.ts';
import { useClock } from '../content/useClock.ts';
import { useResolveLink } from '../content/useResolveLink.ts';
import { dateInKathmandu } from '../links/kathmandu.ts';
import { Anchor } from '../ui/anchor/Anchor.tsx';
import styles from './announcement.module.css';

/** The line above the header, on the days that its file names. */
export function Announcement() {
  const { announcement } = useSite();
  const resolve = useResolveLink();
  const today = useClock(dateInKathmandu, announcement?.builtOn);
  if (!announcement || !today) return null;
  if (today < announcement.from || announcement.until < today) return null;
  return (
    <aside className={styles.line}>
      {announcement.link ? (
        <Anchor link={resolve(announcement.link)}>{announcement.words}</Anchor>
      ) : (
        announcement.words
      )}
    </aside>
  );
}
