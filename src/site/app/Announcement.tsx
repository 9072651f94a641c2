import { isWithin } from '../fields/date.ts';
import { announcementsOf } from '../model/announcements.ts';
import { useSite } from '../model/contexts.ts';
import { useResolveLink } from '../model/useResolveLink.ts';
import { useToday } from '../model/useToday.ts';
import { Anchor } from '../ui/Anchor.tsx';
import styles from './announcement.module.css';

/** Renders the line above the header that announcement.mdx has for today. */
export function Announcement() {
  const { announcement } = useSite();
  const resolve = useResolveLink();
  const today = useToday();
  const current = announcementsOf(announcement).find((line) => isWithin(line, today));
  if (!current) return null;
  return (
    <aside className={styles.announcement}>
      {current.link ? (
        <Anchor link={resolve(current.link)} className="touch-link">
          {current.words}
        </Anchor>
      ) : (
        current.words
      )}
    </aside>
  );
}
