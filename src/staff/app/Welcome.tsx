import { useEffect, useState, type ReactNode } from 'react';
import { shownPath, startLanguageOf } from '../page/shown-path.ts';
import type { BarLanguage } from '../words/bar-language.ts';

interface WelcomeProps extends Pick<BarLanguage, 'strings'> {
  children: ReactNode;
}

/** The shop's name and icons in the web app manifest. */
interface Shop {
  name: string;
  icons: readonly { src: string }[];
}

/**
 * Renders a text of the staff page before the content can be read, or after a person has signed out, below
 * the name and the logo of the shop, with the way back to its site.
 */
export function Welcome({ strings, children }: WelcomeProps) {
  const path = shownPath(location);
  const [shop, setShop] = useState<Shop>();
  useEffect(() => {
    const prefix = startLanguageOf(path) === 'ne' ? '/ne' : '';
    // Without the manifest, the text is shown alone.
    fetch(`${prefix}/manifest.webmanifest`)
      .then(async (response) => response.ok && setShop((await response.json()) as Shop))
      .catch(() => undefined);
  }, [path]);
  const [icon] = shop?.icons ?? [];
  return (
    <main className="welcome stack">
      {shop && (
        <h1>
          {icon && <img src={icon.src} alt="" width="96" height="96" />}
          {shop.name}
        </h1>
      )}
      {children}
      <a href={path}>{strings.backToSite}</a>
    </main>
  );
}
