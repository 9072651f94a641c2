import { createRoot } from 'react-dom/client';
import '../../site/styles/index.css';
import '../../site/styles/devanagari.css';
import barStyles from './bar.css?inline';
import './page-space.css';
import { barLanguage } from '../words/bar-language.ts';
import { createDatabase } from '../draft/database.ts';
import { createDraftStore } from '../draft/drafts.ts';
import { isRead, namesPage, shownPath } from '../page/shown-path.ts';
import { GitHubApp } from './GitHubApp.tsx';
import { StaffApp } from './StaffApp.tsx';
import { localTransport } from '../files/local.ts';

const container = document.getElementById('siteRoot') as HTMLElement;
const [styleSheet] = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');

// The bar is in a shadow root, so that the styles of the page do not change it. A shadow root
// ignores the style sheets of the page, so it links the one that contains the site's buttons too.
const host = document.createElement('staff-bar');
const shadow = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(barStyles);
shadow.adoptedStyleSheets = [sheet];
document.body.append(host);
const startsInNepali = namesPage(location) ? shownPath(location).startsWith('/ne') : isRead('ne');
const pageLanguage = startsInNepali ? 'ne' : 'en';
const shared = { container, host, startLanguage: barLanguage(pageLanguage) };
/** The repository of a published site. On a computer with `npm start`, there is none. */
const repository = document.querySelector<HTMLMetaElement>('meta[name=repository]')?.content;
createRoot(shadow).render(
  <>
    <link rel="stylesheet" href={styleSheet?.href} />
    {repository === undefined ? (
      <StaffApp
        {...shared}
        transport={localTransport}
        store={createDraftStore(createDatabase('staff-local', 'drafts'))}
        refreshIntervalMs={2000}
      />
    ) : (
      <GitHubApp {...shared} repository={repository} />
    )}
  </>,
);
