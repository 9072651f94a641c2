import path from 'node:path';
import type { DevEnvironment, EnvironmentModuleNode, HotPayload, Plugin } from 'vite';
import { contentError } from './content-error.ts';
import type { ContentStore } from './content-store.ts';
import { moduleSources, type ModuleSources } from './module-sources.ts';

/** An update of no module. */
const nothing: HotPayload = { type: 'update', updates: [] };

/**
 * Keeps the open pages like the files: after every change in content/ it loads the content anew and
 * hands Vite exactly the modules that became other ones, or shows the problems over the page.
 * @param root the project's folder
 */
export function contentUpdates(store: ContentStore, root: string): Plugin {
  const folder = path.join(root, 'content') + path.sep;
  let shown: ModuleSources = new Map();

  return {
    name: 'content-updates',
    apply: 'serve',
    async configureServer(server) {
      // Vite reloads a page when its first update takes an overlay away; so this one comes before.
      server.ws.on('vite:client:connect', async (_, page) => {
        const { model } = await store.latest();
        if (model) page.send(nothing);
      });
      const { model } = await store.latest();
      if (model) shown = moduleSources(model, root);
    },
    async hotUpdate({ file, modules, server }) {
      if (!path.normalize(file).startsWith(folder)) return undefined;
      // One loading serves all environments, and the client is the first to be asked.
      if (this.environment.name !== 'client') return [];
      const result = await store.refresh();
      const { model } = result;
      if (!model) throw contentError(result, root);

      const now = moduleSources(model, root);
      const changed = changedModules(this.environment, shown, now);
      const pictures = modules.filter(({ id }) => id !== null && !now.has(id));
      for (const environment of Object.values(server.environments)) {
        for (const module of changedModules(environment, shown, now)) {
          environment.moduleGraph.invalidateModule(module);
        }
      }
      shown = now;
      // Takes the overlay away, also where no module has to change.
      server.ws.send(nothing);
      // For a module that no page holds any more Vite would reload them all.
      return [...changed, ...pictures].filter(({ importers }) => importers.size > 0);
    },
  };
}

function changedModules(
  { moduleGraph }: DevEnvironment,
  before: ModuleSources,
  now: ModuleSources,
): EnvironmentModuleNode[] {
  return [...moduleGraph.idToModuleMap.values()].filter(
    ({ id }) => id !== null && now.has(id) && now.get(id) !== before.get(id),
  );
}
