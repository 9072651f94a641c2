import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import './styles/index.css';
import { App } from './app.tsx';
import { matchPage } from './content/match-page.ts';
import { createPageStore } from './content/page-store.ts';
import type { ServerEntry } from './content/server-entry.ts';
import { withWords } from './content/words.ts';

export const render: ServerEntry['render'] = async ({ site, loaders }, path) => {
  const id = matchPage(site.pages, path);
  const loader = loaders[id];
  if (!loader) throw new Error(`there is no page "${id}"`);
  const page = withWords((await loader()).page);
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <App site={site} store={createPageStore(loaders, page)} />
      </StaticRouter>
    </StrictMode>,
  );
  // React puts what it hoists into the head in front of everything else.
  const [head = ''] = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*\/>)*/.exec(html) ?? [];
  return { id, head, body: html.slice(head.length) };
};
