import path from 'node:path';
import { renderSVG } from 'uqr';
import type { Plugin, ResolvedConfig } from 'vite';
import { languageAt } from '../../../src/compiler/model.ts';
import { startOfFile, type Diagnostic } from '../../../src/compiler/diagnostics/diagnostic.ts';
import {
  staleTranslations,
  whyStale,
  type StaleTranslation,
} from '../../../src/compiler/translation/stale.ts';
import { createReadBlob } from '../../read/read-blob.ts';
import { UserError } from '../../user-error.ts';
import type { ContentStore } from '../content-store.ts';
import { phoneAccessOf } from './access/phone-access.ts';
import { createEdits } from './edits.ts';
import { listNewTypes } from './edits/entries.ts';
import type { ShownFile } from './edits/edit-part.ts';
import { changedPages } from './send/changed-pages.ts';
import { createSend } from './send/send.ts';
import { listPageValues } from './page-values.ts';
import { contentState, listDiagnostics, type ContentState } from './state.ts';

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    /** Sent to all pages after content/ is loaded again. */
    'content:state': ContentState;
    /** Sent by a page to call a function of the server. */
    'content:request': { id: number; name: string; argument: unknown };
    /** Sent to the page of the request, with the result or with the message of an error. */
    'content:answer': { id: number; result?: unknown; reason?: string };
  }
}

const client = '/src/staff/bar/main.tsx';

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
      // Without this check, Vite would open the editor for requests from any website.
      middlewares.use('/__open-in-editor', ({ headers }, response, next) => {
        const isOwnPage = headers['sec-fetch-site'] === 'same-origin';
        if (isOwnPage && isForThisMachine(config)) next();
        else response.writeHead(404).end();
      });
      // A page can send anything. An error outside of `try` would end the server.
      ws.on('content:request', async (request, page) => {
        try {
          const { id, name, argument } = request;
          if (!Object.hasOwn(api, name)) throw new UserError(`There is no "${name}".`);
          if (!mayEdit(config) && !unguardedCalls.has(name)) throw new UserError(forbiddenCall);
          const call = api[name as keyof Api] as (argument: unknown) => unknown;
          page.send('content:answer', { id, result: await call(argument) });
        } catch (error) {
          if (!(error instanceof UserError)) config.logger.error(String(error));
          page.send('content:answer', { id: request?.id, reason: (error as Error).message });
        }
      });
    },
    // Runs after React's refresh script, and before the site's own script, which may fail.
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: client }, injectTo: 'head' },
    ],
  };
}

/** The calls that pages can send to this server, each with at most one argument. */
export type Api = ReturnType<typeof createApi>;

function createApi(store: ContentStore, config: ResolvedConfig) {
  const { root } = store;
  const hasErrors = async () => (await store.load(root)).model === undefined;
  return {
    state: () => contentState(store),
    values: (page: Parameters<typeof listPageValues>[1]) => listPageValues(store.valid(), page),
    /** Returns the QR code of the link for phones as SVG. */
    phoneCode: () => {
      const url = phoneAccessOf(config)?.links()?.phone;
      return url && renderSVG(url);
    },
    /** Lists the translations that may be out of date. */
    stale: async () => {
      if (!mayEdit(config)) return [];
      const stale = await staleTranslations(store.valid()?.files ?? [], createReadBlob(root));
      return listDiagnostics(stale.map(describeStale));
    },
    newTypes: () => listNewTypes(Object.keys(store.valid()?.model.pictures ?? {})),
    changedPages: () => changedPages(root),
    ...createEdits(root, (file) => findShownFile(store, file), store.load),
    ...createSend(root, hasErrors),
  };
}

/** The calls that are allowed to every device, because they change nothing and compare nothing. */
const unguardedCalls = new Set(['state', 'values', 'phoneCode', 'stale', 'saves']);
const forbiddenCall = 'Text can be changed and compared only if npm start runs without --host.';

/** Returns true if pages may change files: on this machine, or with the secret of `npm run phone`. */
function mayEdit(config: ResolvedConfig): boolean {
  return isForThisMachine(config) || phoneAccessOf(config) !== undefined;
}

/** Returns true if the server listens only to this machine, as it does without `--host`. */
function isForThisMachine({ server: { host } }: ResolvedConfig): boolean {
  return host === undefined || ['localhost', '127.0.0.1', '::1'].includes(String(host));
}

async function findShownFile(store: ContentStore, file: string): Promise<ShownFile> {
  const valid = store.valid();
  if (!valid) return {};
  const stale = await staleTranslations(
    valid.files,
    createReadBlob(store.root),
    path.basename(file, '.mdx'),
  );
  const staleFile = stale.find((translation) => translation.file.source.path === file);
  return {
    stale: staleFile && (staleFile.changes ?? []),
    file: valid.files.find(({ source }) => source.path === file),
    language: languageAt(valid.model, file).site.language.code,
  };
}

function describeStale(stale: StaleTranslation): Diagnostic {
  return {
    rule: 'stale-translation',
    path: stale.file.source.path,
    ...startOfFile,
    message: whyStale(stale),
    related: { path: stale.original.source.path, ...startOfFile },
  };
}
