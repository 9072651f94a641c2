import { isWithin } from '../fields/date.ts';
import { useSite } from '../model/contexts.ts';
import { useResolveLink } from '../model/useResolveLink.ts';
import { useToday } from '../model/useToday.ts';
import { Anchor } from '../ui/Anchor.tsx';
import styles from './announcement.module.css';

/** Renders the line above the header, from the first to the last day in announcement.mdx. */
export function Announcement() {
  const { announcement } = useSite();
  const resolve = useResolveLink();
  const today = useToday();
  if (!announcement || !isWithin(announcement, today)) return null;
  return (
    <aside className={styles.announcement}>
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
