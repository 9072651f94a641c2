import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { languageAt } from '../../content/model.ts';
import { startOfFile } from '../../content/diagnostics/diagnostic.ts';
import { sourceOf } from '../../content/diagnostics/position.ts';
import {
  staleTranslations,
  whyStale,
  type StaleTranslation,
} from '../../content/translation/stale.ts';
import { UserError } from '../../user-error.ts';
import type { ContentStore } from '../content-store.ts';
import { isGuarded, phoneLink } from './access/phone-access.ts';
import { createEdits } from './edits.ts';
import { listNewTypes } from './edits/create-entry.ts';
import type { OnPage } from './edits/edit-part.ts';
import type { ListedDiagnostic } from './protocol/content-state.ts';
import type { ServerApi } from './protocol/server-api.ts';
import { changedPages } from './send/changed-pages.ts';
import { createSend } from './send/send.ts';
import { pageValues } from './page-values.ts';
import { contentState } from './state.ts';

const client = '/scripts/vite/dev-panel/client/main.tsx';

/**
 * Adds the staff bar to each page of the dev server. Pages call the server through Vite's own
 * socket, which accepts only pages of this server.
 */
export function devPanel(store: ContentStore): Plugin {
  return {
    name: 'dev-panel',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview,
    configureServer({ config, middlewares, ws }) {
      const api = createApi(store, config);
      // Vite itself opens the editor for any website that the browser shows.
      middlewares.use('/__open-in-editor', ({ headers }, response, next) => {
        const isOwnPage = headers['sec-fetch-site'] === 'same-origin';
        if (isOwnPage && isForThisMachine(config)) next();
        else response.writeHead(404).end();
      });
      // A page can send anything. An error outside of `try` would end the server.
      ws.on('content:request', async (request, page) => {
        try {
          const { id, name, argument } = request;
          if (!Object.hasOwn(api, name)) throw new UserError(whyNot(name, config));
          const call = api[name as keyof ServerApi] as (argument: unknown) => unknown;
          page.send('content:answer', { id, result: await call(argument) });
        } catch (error) {
          if (!(error instanceof UserError)) config.logger.error(String(error));
          page.send('content:answer', { id: request?.id, refused: (error as Error).message });
        }
      });
    },
    // After React's refresh, and before the site's own script, which may fail.
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: client }, injectTo: 'head' },
    ],
  };
}

/**
 * Returns the calls that pages may use. They change files only on this machine or behind the guard.
 */
function createApi(store: ContentStore, config: ResolvedConfig): Partial<ServerApi> {
  const { root } = store;
  const hasErrors = async () => !(await store.load(root)).model;
  return {
    state: () => contentState(store),
    values: (page) => {
      const valid = store.valid();
      return valid ? pageValues(valid, page) : { page: '', values: [] };
    },
    phone: () => phoneLink(config),
    ...(mayEdit(config)
      ? {
          ...createEdits(root, (file) => onPage(store, file), store.load),
          ...createSend(root, { hasErrors }),
          changedPages: changedPages(root),
          newTypes: () => listNewTypes(Object.keys(store.valid()?.model.pictures ?? {})),
          stale: async () => (await staleOn(store)).map(listedStale),
        }
      : { saves: () => [], stale: () => Promise.resolve([]) }),
  };
}

function whyNot(name: string, config: ResolvedConfig): string {
  return mayEdit(config)
    ? `There is no "${name}".`
    : 'Text can be changed and compared only if npm start runs without --host.';
}

function mayEdit(config: ResolvedConfig): boolean {
  return isForThisMachine(config) || isGuarded(config);
}

/** Returns true if the server listens only to this machine, as it does without `--host`. */
function isForThisMachine({ server: { host } }: ResolvedConfig): boolean {
  return host === undefined || ['localhost', '127.0.0.1', '::1'].includes(String(host));
}

async function onPage(store: ContentStore, file: string): Promise<OnPage> {
  const valid = store.valid();
  if (!valid) return {};
  const stale = await staleOn(store, path.basename(file, '.mdx'));
  const own = stale.find((translation) => translation.file.source.path === file);
  return {
    stale: own && (own.changes ?? []),
    file: valid.files.find(({ source }) => source.path === file),
    language: languageAt(valid.model, file).site.language.code,
  };
}

/**
 * Returns the translations of the visible content that may be out of date.
 * @param id limits them to files of this name
 */
async function staleOn(store: ContentStore, id?: string): Promise<StaleTranslation[]> {
  return staleTranslations(store.root, store.valid()?.files ?? [], id);
}

function listedStale(stale: StaleTranslation): ListedDiagnostic {
  const { file, original } = stale;
  const source = sourceOf(file.source.path, startOfFile);
  const related = sourceOf(original.source.path, startOfFile);
  return {
    source,
    messages: [whyStale(stale)],
    rules: ['stale-translation'],
    frame: '',
    instead: [],
    related,
  };
}
