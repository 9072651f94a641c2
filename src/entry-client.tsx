import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loaders, site } from 'virtual:content';
import './styles/index.css';
import { App } from './app.tsx';
import { matchPage } from './content/match-page.ts';
import { keepOffline } from './site/keep-offline.ts';
import { mayReload } from './site/reload.ts';

const root = document.getElementById('root');
const loader = loaders[matchPage(site.pages, location.pathname)];

if (root && loader) {
  const { page } = await loader().catch((error: unknown) => {
    if (mayReload()) location.reload();
    throw error;
  });
  hydrateRoot(
    root,
    <StrictMode>
      <BrowserRouter>
        <App first={page} />
      </BrowserRouter>
    </StrictMode>,
  );
}

if (import.meta.env.PROD) void keepOffline();

// In development edited content reaches the page through the app; here it needs no reload.
if (import.meta.hot) import.meta.hot.accept('virtual:content', () => {});
