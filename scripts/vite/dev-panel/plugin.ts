import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Plugin, ResolvedConfig } from 'vite';
import { isBusiness } from '../../content/facts.ts';
import { allLanguages, languageAt } from '../../content/model.ts';
import type { ContentFile } from '../../content/validate/validate-file.ts';
import { Refusal } from '../../refusal.ts';
import type { ContentStore } from '../content-store.ts';
import { contentFile } from './content-file.ts';
import { createEdits, type Edits } from './edits.ts';
import { openInEditor } from './editor.ts';
import { isFact, type ServerApi, type ShownPage, type ShownValues } from './protocol.ts';
import { shownValues } from './shown-values.ts';
import { contentState } from './state.ts';

const client = '/scripts/vite/dev-panel/client/main.ts';

/**
 * The panel that the dev server adds to each page for those who write content: it lists the errors
 * and warnings and the values that cannot be clicked, and a click with Alt opens words to be changed.
 * Pages ask by Vite's own socket, which answers nobody but pages of this server.
 */
export function devPanel(store: ContentStore): Plugin {
  return {
    name: 'dev-panel',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview,
    configureServer({ config, ws }) {
      const api = createApi(store, config);
      ws.on('content:request', async ({ id, name, argument }, page) => {
        try {
          if (!Object.hasOwn(api, name)) throw new Refusal(`There is no "${name}".`);
          const call = api[name as keyof ServerApi] as (argument: unknown) => unknown;
          page.send('content:answer', { id, result: await call(argument) });
        } catch (error) {
          if (!(error instanceof Refusal)) config.logger.error(String(error));
          page.send('content:answer', { id, refused: (error as Error).message });
        }
      });
    },
    // In front of the site's own script, which may fail.
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: client }, injectTo: 'head-prepend' },
    ],
  };
}

function createApi(store: ContentStore, { root, server }: ResolvedConfig): ServerApi {
  return {
    state: () => contentState(store),
    values: (page) => listValues(store, page),
    ...(isForThisMachine(server)
      ? {
          ...createEdits(store.root, (file) => textOnPage(store, file)),
          openInEditor: (source) => openSource(store.root, source),
          changes: () => describeChanges(root, store.root),
        }
      : onlyHere),
  };
}

/** Whether the server listens to this machine only, as it does without `--host`. */
function isForThisMachine({ host }: ResolvedConfig['server']): boolean {
  return host === undefined || ['localhost', '127.0.0.1', '::1'].includes(String(host));
}

const refuse = () => {
  throw new Refusal('Words can be changed and compared only where npm start runs without --host.');
};
/** What changes files or starts programs. */
const onlyHere: Edits & Pick<ServerApi, 'openInEditor' | 'changes'> = {
  edit: refuse,
  save: refuse,
  create: refuse,
  remove: refuse,
  undo: refuse,
  saves: () => [],
  openInEditor: refuse,
  changes: refuse,
};

function textOnPage(store: ContentStore, file: string): string | undefined {
  return store.valid()?.files.find(({ source }) => source.path === file)?.source.text;
}

/** Opens a source in the editor: a content file or a picture, and nothing else of this machine. */
async function openSource(root: string, source: string): Promise<boolean> {
  const name = source.replace(/(:\d+)*$/, '');
  try {
    const isPicture = /^content\/pictures\/[\w-]+\.\w+$/.test(name);
    const file = isPicture ? path.join(root, name) : contentFile(root, name);
    return await openInEditor(file + source.slice(name.length));
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

function listValues(store: ContentStore, { pageId, language }: ShownPage): ShownValues {
  const valid = store.valid();
  if (!valid) return { page: '', values: [] };
  const { model, files } = valid;
  const shown = allLanguages(model).find(({ site }) => site.language.code === language) ?? model;
  const valuesOf = (file: ContentFile) => shownValues(file, shown.facts);
  const own = files
    .filter(({ source }) => languageAt(model, source.path) === shown)
    .flatMap(valuesOf);
  // Facts that are the same in all languages stand in one file.
  const shared = files
    .filter(({ source }) => shown !== model && isBusiness(source))
    .flatMap(valuesOf)
    .filter(({ field }) => own.every((value) => !isFact(value) || value.field !== field));
  return {
    page: shown.pages.find(({ id }) => id === pageId)?.path ?? '',
    values: [...own, ...shared],
  };
}

/**
 * What `npm run diff` prints. It renders pages, which needs a Vite of its own.
 * @param root the project's folder
 */
async function describeChanges(root: string, contentRoot: string): Promise<string> {
  const { NODE_ENV: _, ...environment } = process.env;
  const env = { ...environment, CONTENT_ROOT: contentRoot, NO_COLOR: '1' };
  const command = ['--import', 'tsx', 'scripts/diff.ts'];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root, env }).catch(
    (error: { stderr: string }) => ({ stdout: error.stderr }),
  );
  return stdout.trim();
}
