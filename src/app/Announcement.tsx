import { useSite } from '../model/contexts.ts';
import { useClock } from '../ui/useClock.ts';
import { useResolveLink } from '../model/useResolveLink.ts';
import { dateInKathmandu } from '../lib/kathmandu.ts';
import { Anchor } from '../ui/Anchor.tsx';
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
        <Anchor link={resolve(announcement.link)} className="touch-link">
          {announcement.words}
        </Anchor>
      ) : (
        announcement.words
      )}
    </aside>
  );
}
