import path from 'node:path';
import {
  normalizePath,
  type DevEnvironment,
  type EnvironmentModuleNode,
  type HotPayload,
  type Plugin,
} from 'vite';
import { allLanguages, type EntryModel } from '../content/model.ts';
import { moduleCodes, withoutQuery } from './content-modules.ts';
import type { ContentStore } from './content-store.ts';
import { contentState } from './dev-panel/state.ts';
import { createTerminalReport } from './terminal-report.ts';

/** An update without modules. It removes Vite's error overlay. */
const nothing: HotPayload = { type: 'update', updates: [] };

/** What each module of the content is made from, by the module's id. */
type ModuleSources = ReadonlyMap<string, string>;

/**
 * Updates the open pages: after every change in content/ it loads the content again,
 * reports the errors, and hands Vite exactly the modules that changed. With errors, none does.
 */
export function contentUpdates(store: ContentStore): Plugin {
  const folder = path.join(store.root, 'content') + path.sep;
  let shown: ModuleSources = new Map();
  let reportInTerminal: ReturnType<typeof createTerminalReport>;

  return {
    name: 'content-updates',
    apply: 'serve',
    async configureServer({ config, watcher }) {
      // Vite itself watches the project only.
      watcher.add(folder);
      reportInTerminal = createTerminalReport(config.logger);
      reportInTerminal(await store.refresh());
      shown = moduleSources(store);
    },
    async hotUpdate({ type, file, modules, read, server }) {
      if (!path.normalize(file).startsWith(folder)) return undefined;
      // One loading serves all environments, and the client is the first to be asked.
      if (this.environment.name !== 'client') return [];
      if (type !== 'delete') await waitForText(read);
      const result = await store.refresh();
      reportInTerminal(result);
      server.ws.send('content:state', contentState(store));
      if (!result.model) return [];

      const now = moduleSources(store);
      const changed = changedModules(this.environment, shown, now);
      const pictures = modules.filter(({ id }) => id !== null && !now.has(id));
      for (const environment of Object.values(server.environments)) {
        for (const module of changedModules(environment, shown, now)) {
          environment.moduleGraph.invalidateModule(module);
        }
      }
      shown = now;
      // Vite sends nothing if no module of an open page changes, so its overlay would stay.
      server.ws.send(nothing);
      // Vite would reload all pages for a module that none of them imports.
      return [...changed, ...pictures].filter(({ importers }) => importers.size > 0);
    },
  };
}

/**
 * Waits while a file is empty, because an editor writes it in two steps. A watcher may report both as
 * one change, so the error of the empty file could stay.
 */
async function waitForText(read: () => unknown) {
  try {
    await read();
  } catch (error) {
    // The editor may have renamed its temporary file.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function changedModules(
  { moduleGraph }: DevEnvironment,
  before: ModuleSources,
  now: ModuleSources,
): EnvironmentModuleNode[] {
  return [...moduleGraph.idToModuleMap.values()].filter(({ id }) => {
    const name = withoutQuery(id ?? '');
    return now.has(name) && now.get(name) !== before.get(name);
  });
}

/** The code of the virtual modules, and each body with its facts, so that a change can be seen. */
function moduleSources(store: ContentStore): ModuleSources {
  const model = store.valid()?.model;
  if (!model) return new Map();
  const root = normalizePath(store.root);
  return new Map([
    ...[...moduleCodes(model, root)].map(([name, code]) => [`\0${name}`, code()] as const),
    ...allLanguages(model).flatMap(({ pages, collections }) =>
      [...pages, ...Object.values<EntryModel[]>(collections).flat()].map(
        ({ path: file, body }) => [`${root}/${file}`, JSON.stringify(body)] as const,
      ),
    ),
  ]);
}
