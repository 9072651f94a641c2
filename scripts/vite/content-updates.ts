import path from 'node:path';
import type { EnvironmentModuleNode, Plugin } from 'vite';
import { insertFacts } from '../content/facts.ts';
import { contentError } from './content-error.ts';
import type { ContentStore } from './content-store.ts';
import { pageCode, pageModulePrefix, siteCode, siteModule } from './modules.ts';

/** What each module of the content is made from, by its id. */
type Sources = ReadonlyMap<string, string>;

/**
 * Keeps the open pages like the files: after every change in content/ it loads the content anew and
 * hands Vite exactly the modules that became other ones, or shows the problems over the page.
 * @param root the project's folder
 */
export function contentUpdates(store: ContentStore, root: string): Plugin {
  const folder = path.join(root, 'content') + path.sep;
  /** What the open pages show, for each of Vite's environments. */
  const shown = new Map<string, Sources>();

  return {
    name: 'content-updates',
    apply: 'serve',
    async configureServer(server) {
      const { problems } = await store.latest();
      if (problems.length > 0) return;
      const sources = sourcesOf(store, root);
      for (const name of Object.keys(server.environments)) shown.set(name, sources);
    },
    async hotUpdate({ file, modules, server }) {
      if (!path.normalize(file).startsWith(folder)) return undefined;
      const { name, moduleGraph } = this.environment;
      const { problems } = await (name === 'client' ? store.refresh() : store.latest());
      if (problems.length > 0) {
        if (name === 'client') throw contentError(problems, root);
        return [];
      }
      // Takes the overlay away, also where no module has to change.
      if (name === 'client') server.ws.send({ type: 'update', updates: [] });
      const before = shown.get(name);
      const now = sourcesOf(store, root);
      shown.set(name, now);
      const isOther = ({ id }: EnvironmentModuleNode) =>
        id !== null && now.has(id) && now.get(id) !== before?.get(id);
      const pictures = modules.filter(({ id }) => id !== null && !now.has(id));
      return [...[...moduleGraph.idToModuleMap.values()].filter(isOther), ...pictures];
    },
  };
}

/** The code of the modules that the store serves; the words of bodies with the facts in them. */
function sourcesOf(store: ContentStore, root: string): Sources {
  const model = store.model();
  const facts = store.facts();
  const bodies = [...store.texts()].map(
    ([file, text]) => [path.posix.join(root, file), insertFacts(text, facts).words] as const,
  );
  const pages = model.pages.map(
    (page) => [`\0${pageModulePrefix}${page.id}`, pageCode(model, page)] as const,
  );
  return new Map([[`\0${siteModule}`, siteCode(model)], ...pages, ...bodies]);
}
