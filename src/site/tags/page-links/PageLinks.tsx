import { useSite } from '../../model/contexts.ts';
import { linkedPages } from '../../model/linked-pages.ts';
import { Anchor } from '../../ui/Anchor.tsx';

/** Renders the list of pages that the header links to. */
export function PageLinks() {
  const { pages } = useSite();
  return (
    <ul role="list">
      {linkedPages(pages).map(({ route, label }) => (
        <li key={route}>
          <Anchor link={{ kind: 'inside', href: route }} className="touch-link">
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
