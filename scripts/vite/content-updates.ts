import path from 'node:path';
import type { EnvironmentModuleNode, HotPayload, Plugin } from 'vite';
import { holdsFacts } from '../content/content-types/content-types.ts';
import { contentModule, themeModule, withoutQuery } from './content-modules.ts';
import type { ContentStore } from './content-store.ts';
import { contentState } from './dev-panel/state.ts';
import { createTerminalReport } from './terminal-report.ts';

/** An update of no module: it takes away Vite's error overlay, or the page that consists of it. */
const nothing: HotPayload = { type: 'update', updates: [] };

/**
 * Keeps the open pages like the files: after every change in content/ it loads the content again,
 * reports the errors, and hands Vite the modules that show a changed file. With errors, none does.
 */
export function contentUpdates(store: ContentStore): Plugin {
  const folder = path.join(store.root, 'content') + path.sep;
  /** The files that have changed since the last valid content. */
  const changed = new Set<string>();
  let reportInTerminal: ReturnType<typeof createTerminalReport>;

  return {
    name: 'content-updates',
    apply: 'serve',
    async configureServer({ config, watcher }) {
      // Vite itself watches the project only.
      watcher.add(folder);
      reportInTerminal = createTerminalReport(config.logger);
      reportInTerminal(await store.refresh());
    },
    async hotUpdate({ type, file, read, server }) {
      if (!path.normalize(file).startsWith(folder)) return undefined;
      // One loading serves all environments, and the client is the first to be asked.
      if (this.environment.name !== 'client') return [];
      if (type !== 'delete') await waitForText(read);
      changed.add(placeOf(file));
      const result = await store.refresh();
      reportInTerminal(result);
      server.ws.send('content:state', contentState(store));
      if (!result.model) return [];

      const isStale = showsOneOf([...changed]);
      changed.clear();
      const stale = Object.values(server.environments).flatMap(({ moduleGraph }) => {
        const modules = [...moduleGraph.idToModuleMap.values()].filter(isStale);
        for (const module of modules) moduleGraph.invalidateModule(module);
        return modules;
      });
      // Vite sends no update where no module of an open page changes, such as that of its overlay.
      server.ws.send(nothing);
      // For a module that no page holds any more Vite would reload them all.
      return stale.filter(
        ({ environment, importers }) => environment === 'client' && importers.size > 0,
      );
    },
  };
}

/**
 * Waits where a file is empty, since an editor is about to write it; else the error that an empty file
 * is could stay, since a watcher may report both as one change.
 */
async function waitForText(read: () => unknown) {
  try {
    await read();
  } catch (error) {
    // An editor's draft may have the name of the file by now.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Returns a file's folder and name, such as `faq/payment.mdx`, which its translations share. */
function placeOf(file: string): string {
  return file.split('/').slice(-2).join('/');
}

/**
 * Returns whether a module shows one of the files. The modules of the content always do: they are what
 * a page asks for again to hear of an edit. The theme depends on its file, and bodies on all facts.
 */
function showsOneOf(places: readonly string[]): (module: EnvironmentModuleNode) => boolean {
  const hasFacts = places.some((place) => {
    const [folder = '', name = ''] = place.split('/');
    return holdsFacts({ folder, id: path.basename(name, '.mdx') });
  });
  return ({ id, file }) => {
    const name = withoutQuery(id ?? '').replace('\0', '');
    if (name === themeModule) return places.includes('site/theme.mdx');
    if (name.startsWith(contentModule)) return true;
    return (hasFacts && name.endsWith('.mdx')) || places.includes(placeOf(file ?? ''));
  };
}
