import { useSite } from '../model/contexts.ts';
import { useResolveLink } from '../model/useResolveLink.ts';
import { Anchor } from '../ui/Anchor.tsx';
import { Icon } from '../ui/icon/Icon.tsx';
import styles from './bottom-bar.module.css';

const contacts = [
  { contact: 'call', icon: 'phone' },
  { contact: 'whatsapp', icon: 'whatsapp-logo' },
  { contact: 'directions', icon: 'map-pin' },
] as const;

/** Renders the bar of contacts at the bottom of a phone's screen. */
export function BottomBar() {
  const { chat, 'bottom-bar': labels } = useSite();
  const resolve = useResolveLink();
  const availableContacts = contacts.filter(({ contact }) => contact !== 'whatsapp' || chat);
  return (
    <nav className={styles.bar} aria-label={labels.label}>
      <ul role="list">
        {availableContacts.map(({ contact, icon }) => (
          <li key={contact}>
            <Anchor link={resolve(contact)} className={styles.link}>
              <Icon name={icon} />
              {labels[contact]}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
