import path from 'node:path';
import { normalizePath, type DevEnvironment, type EnvironmentModuleNode, type Plugin } from 'vite';
import { allLanguages, type EntryModel } from '../../src/compiler/model.ts';
import { moduleCodes, withoutQuery } from './content-modules.ts';
import type { ContentStore } from './content-store.ts';
import { contentState } from './dev-panel/state.ts';
import { createTerminalReport } from './terminal-report.ts';

/** The code or content of each module by its id, to find the modules that changed. */
type ModuleSources = ReadonlyMap<string, string>;

/**
 * Updates the open pages. After each change in content/ it loads the content again, reports the
 * errors, and returns the changed modules to Vite. It returns no modules while there are errors.
 */
export function contentUpdates(store: ContentStore): Plugin {
  const folder = path.join(store.root, 'content') + path.sep;
  let current: ModuleSources = new Map();
  let reportInTerminal: ReturnType<typeof createTerminalReport>;

  return {
    name: 'content-updates',
    apply: 'serve',
    async configureServer({ config, watcher }) {
      // Vite watches only the project, and CONTENT_ROOT may be another folder.
      watcher.add(folder);
      reportInTerminal = createTerminalReport(config.logger);
      reportInTerminal(await store.refresh());
      current = moduleSources(store);
    },
    async hotUpdate({ type, file, modules, read, server }) {
      if (!path.normalize(file).startsWith(folder)) return undefined;
      // Vite calls this once for each environment, the client first. Loading once is enough.
      if (this.environment.name !== 'client') return [];
      if (type !== 'delete') await waitForText(read);
      const result = await store.refresh();
      reportInTerminal(result);
      server.ws.send('content:state', contentState(store));
      if (!result.model) return [];

      const updated = moduleSources(store);
      const changed = changedModules(this.environment, current, updated);
      const pictures = modules.filter(({ id }) => id !== null && !updated.has(id));
      for (const environment of Object.values(server.environments)) {
        for (const module of changedModules(environment, current, updated)) {
          environment.moduleGraph.invalidateModule(module);
        }
      }
      current = updated;
      // Removes Vite's error overlay, even if no module of an open page has changed.
      server.ws.send({ type: 'update', updates: [] });
      // Vite would reload all pages for a module without importers.
      return [...changed, ...pictures].filter(({ importers }) => importers.size > 0);
    },
  };
}

/**
 * Waits briefly while a file is empty, as Vite's `read` does. Some editors first empty a file and
 * then write it. A watcher may report both steps as one change, so the error of the empty file could stay.
 */
async function waitForText(read: () => unknown) {
  try {
    await read();
  } catch (error) {
    // Ignores a temporary file that the editor has already renamed.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function changedModules(
  { moduleGraph }: DevEnvironment,
  before: ModuleSources,
  updated: ModuleSources,
): EnvironmentModuleNode[] {
  return [...moduleGraph.idToModuleMap.values()].filter(({ id }) => {
    const name = withoutQuery(id ?? '');
    return updated.has(name) && updated.get(name) !== before.get(name);
  });
}

/** Returns the code of the virtual modules, and the body of each page and entry. */
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
