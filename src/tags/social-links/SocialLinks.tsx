import { useSite } from '../../model/contexts.ts';
import { useResolveLink } from '../../model/useResolveLink.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import styles from './social-links.module.css';

const socialPages = ['facebook', 'instagram', 'tiktok'] as const;

/** Buttons to the shop's social pages. */
export function SocialLinks() {
  const { links } = useSite();
  const resolve = useResolveLink();
  return (
    <ul className={styles.links} role="list">
      {socialPages.map((page) => (
        <li key={page}>
          <ButtonLink link={resolve(page)} look="secondary" icon={`${page}-logo`}>
            {links[page]}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
