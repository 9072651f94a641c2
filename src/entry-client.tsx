import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loaders, site } from 'virtual:content';
import './styles/index.css';
import { App } from './app.tsx';
import { matchPage } from './content/match-page.ts';

const root = document.getElementById('root');
const loader = loaders[matchPage(site.pages, location.pathname)];

if (root && loader) {
  const { page } = await loader();
  hydrateRoot(
    root,
    <StrictMode>
      <BrowserRouter>
        <App first={page} />
      </BrowserRouter>
    </StrictMode>,
  );
}

// In development edited content reaches the page through the app; here it needs no reload.
if (import.meta.hot) import.meta.hot.accept('virtual:content', () => {});
