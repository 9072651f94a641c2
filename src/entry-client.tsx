import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loaders, site } from 'virtual:content';
import './styles/index.css';
import { App } from './app.tsx';
import { matchPage } from './content/match-page.ts';
import type { Content } from './content/model.ts';
import { createPageStore } from './content/page-store.ts';
import { withWords } from './content/words.ts';
import { keepOffline } from './site/keep-offline.ts';
import { SiteRouter } from './site/SiteRouter.tsx';

const written: Content = { site, loaders };
const container = document.getElementById('root');
const app = await loadApp(written);
const root = container && app && hydrateRoot(container, app);

// From here on the application fetches pages ahead itself.
document.querySelector('script[type="speculationrules"]')?.remove();
if (import.meta.env.PROD) void keepOffline();

// In development edited content takes the place of the old, and the page keeps its state.
if (import.meta.hot) {
  let newest = written;
  import.meta.hot.accept('virtual:content', async (module) => {
    if (!module) return;
    const edited = { site: module.site, loaders: module.loaders } as Content;
    newest = edited;
    const editedApp = await loadApp(edited);
    if (newest === edited) root?.render(editedApp);
  });
}

/** The app that shows the page of this address first; undefined where there is none to show. */
async function loadApp({ site: shared, loaders: pages }: Content) {
  const idOf = (path: string) => matchPage(shared.pages, path);
  const loader = pages[idOf(location.pathname)];
  if (!loader) return undefined;
  const store = createPageStore(pages, withWords((await loader()).page));
  return (
    <StrictMode>
      <SiteRouter isHere={(path) => store.peek(idOf(path)) !== undefined}>
        <App site={shared} store={store} />
      </SiteRouter>
    </StrictMode>
  );
}
