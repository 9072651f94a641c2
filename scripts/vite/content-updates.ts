import path from 'node:path';
import {
  normalizePath,
  type DevEnvironment,
  type EnvironmentModuleNode,
  type HotPayload,
  type Plugin,
} from 'vite';
import { insertFacts } from '../content/insert-facts.ts';
import { bodyInPlace } from '../content/parse/body.ts';
import { contentError } from './content-error.ts';
import { pageCode, pageModule, siteCode, siteModule } from './content-modules.ts';
import type { ContentStore } from './content-store.ts';

/** An update of no module: it takes the error overlay away. */
const nothing: HotPayload = { type: 'update', updates: [] };

/** What each module of the content is made from, by the module's id. */
type ModuleSources = ReadonlyMap<string, string>;

/**
 * Keeps the open pages like the files: after every change in content/ it loads the content again and
 * hands Vite exactly the modules that changed, or shows the errors over the page.
 */
export function contentUpdates(store: ContentStore): Plugin {
  const folder = path.join(store.root, 'content') + path.sep;
  let shown: ModuleSources = new Map();

  return {
    name: 'content-updates',
    apply: 'serve',
    async configureServer(server) {
      // Vite reloads a page when its first update takes an overlay away; so this one comes before.
      server.ws.on('vite:client:connect', async (_, page) => {
        if ((await store.latest()).model) page.send(nothing);
      });
      shown = await moduleSources(store);
    },
    async hotUpdate({ type, file, modules, read, server }) {
      if (!path.normalize(file).startsWith(folder)) return undefined;
      // One loading serves all environments, and the client is the first to be asked.
      if (this.environment.name !== 'client') return [];
      // Waits where a file is empty, since an editor is about to write it; else the error that an empty
      // file is could stay, since a watcher may report both as one change.
      if (type !== 'delete') await read();
      await store.refresh();
      const result = await store.latest();
      if (!result.model) throw contentError(result, store.root);

      const now = await moduleSources(store);
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

/** The code of the virtual modules, and each body with its facts, so that an edit can be told. */
async function moduleSources(store: ContentStore): Promise<ModuleSources> {
  const { model, files } = await store.latest();
  if (!model) return new Map();
  const root = normalizePath(store.root);
  return new Map([
    [`\0${siteModule}`, siteCode(model)],
    ...model.pages.map(
      (page) => [`\0${pageModule(page.id)}`, pageCode(model, page, root)] as const,
    ),
    ...files.map(
      ({ source }) =>
        [
          `${root}/${source.path}`,
          insertFacts(bodyInPlace(source.text), model.facts).text,
        ] as const,
    ),
  ]);
}
