import path from 'node:path';
import type { DevEnvironment, EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';
import { contentError } from './content-error.ts';
import type { ContentStore } from './content-store.ts';
import { pageCode, pageModulePrefix, siteCode, siteModule } from './modules.ts';

/** What was last sent to the open pages. */
interface Shown {
  /** The code of each module that the store serves, by its id. */
  code: ReadonlyMap<string, string>;
  facts: string;
}

/**
 * Keeps the open pages like the files: after every change in content/ it loads the content anew and
 * reloads exactly the modules that became other ones, or shows the problems over the page.
 * @param root the project's folder
 */
export function contentUpdates(store: ContentStore, root: string): Plugin {
  const folder = path.join(root, 'content') + path.sep;
  let shown: Shown | undefined;
  let queue = Promise.resolve();

  const update = async (server: ViteDevServer, file: string) => {
    const result = await store.refresh();
    if (result.problems.length > 0) {
      const { message, stack, plugin, id, loc } = contentError(result, root);
      server.ws.send({ type: 'error', err: { message, stack, plugin, id, loc } });
      return;
    }
    const now = snapshot(store);
    for (const environment of Object.values(server.environments)) {
      await reload(environment, changedModules(environment, file, folder, shown, now));
    }
    shown = now;
    // Takes the overlay away, also where no module had to change.
    server.ws.send({ type: 'update', updates: [] });
  };

  return {
    name: 'content-updates',
    apply: 'serve',
    async configureServer(server) {
      server.watcher.add(folder);
      const { problems } = await store.latest();
      if (problems.length === 0) shown = snapshot(store);
      server.watcher.on('all', (event, file) => {
        if (!file.startsWith(folder) || event === 'addDir') return;
        queue = queue
          .then(() => update(server, file))
          .catch((error: Error) => {
            server.config.logger.error(error.message, { error });
          });
      });
    },
    hotUpdate({ file }) {
      return path.normalize(file).startsWith(folder) ? [] : undefined;
    },
  };
}

function snapshot(store: ContentStore): Shown {
  const model = store.model();
  const pages = model.pages.map(
    (page) => [`\0${pageModulePrefix}${page.id}`, pageCode(model, page)] as const,
  );
  return {
    code: new Map([[`\0${siteModule}`, siteCode(model)], ...pages]),
    facts: JSON.stringify(store.facts()),
  };
}

/** The modules that must be loaded anew; all of them where nothing sound was shown before. */
function changedModules(
  { moduleGraph }: DevEnvironment,
  file: string,
  folder: string,
  before: Shown | undefined,
  now: Shown,
): EnvironmentModuleNode[] {
  const modules = [...moduleGraph.idToModuleMap.values()];
  const isBody = (module: EnvironmentModuleNode) =>
    module.file?.endsWith('.mdx') && path.normalize(module.file).startsWith(folder);
  return modules.filter((module) => {
    if (module.id !== null && now.code.has(module.id)) {
      return before?.code.get(module.id) !== now.code.get(module.id);
    }
    if (before?.facts !== now.facts && isBody(module)) return true;
    return module.file !== null && path.normalize(module.file) === file;
  });
}

async function reload(environment: DevEnvironment, modules: readonly EnvironmentModuleNode[]) {
  if (environment.name === 'client') {
    for (const module of modules) await environment.reloadModule(module);
  } else {
    for (const module of modules) environment.moduleGraph.invalidateModule(module);
  }
}
