import { createRoot } from 'react-dom/client';
import barStyles from '../styles/index.css?inline';
import './page-space.css';
import { startLanguageOf } from '../page/shown-path.ts';
import type { PublishedSite } from './published-site.ts';
import { barLanguage } from '../words/bar-language.ts';
import { GitHubApp } from './GitHubApp.tsx';
import { LocalApp } from './LocalApp.tsx';

interface StaffPageProps {
  /** The element that shows the site. */
  container: HTMLElement;
  /** The path of the page that is shown first. */
  path: string;
  /** Undefined on a computer with `npm start`. */
  published: PublishedSite | undefined;
  /** Called when the bar has something to show. */
  endStart: () => void;
}

/** Renders the bar, which opens the site. */
export function openStaffPage({ container, path, published, endStart }: StaffPageProps): void {
  const [styleSheet] = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  // The bar is in a shadow root, so that the styles of the page do not change it. A shadow root
  // ignores the style sheets of the page, so it links the one that contains the site's buttons too.
  const host = document.createElement('staff-bar');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(barStyles);
  shadow.adoptedStyleSheets = [sheet];
  document.body.append(host);
  const code = startLanguageOf(path);
  const startLanguage = barLanguage(code);
  const shared = { container, host, startLanguage, endStart };
  createRoot(shadow).render(
    <>
      <link rel="stylesheet" href={styleSheet?.href} />
      {/* The bar has lost the language of the page with all its styles, and with it the shapes of Nepali. */}
      <div lang={code}>
        {published ? <GitHubApp {...shared} {...published} /> : <LocalApp {...shared} />}
      </div>
    </>,
  );
}
