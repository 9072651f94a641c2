import path from 'node:path';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { reportByFile } from '../../src/compiler/diagnostics/report.ts';
import { revisionOf } from '../../src/compiler/read/files/revision.ts';
import { readContent } from '../read/read-content.ts';
import { isContentModule } from './content-modules.ts';
import type { ContentStore } from './content-store.ts';
import type { SiteCode } from './site-code.ts';
import { createTerminalReport } from './terminal-report.ts';

/**
 * Reloads all pages after each change in content/. While there are errors, the pages stay as they
 * are, and Vite's overlay shows the report.
 */
export function contentUpdates(store: ContentStore, code: SiteCode): Plugin {
  const folder = path.join(store.root, 'content') + path.sep;
  let reportInTerminal: ReturnType<typeof createTerminalReport>;
  const readRevision = () => revisionOf(readContent(store.root));

  const update = async (server: ViteDevServer) => {
    reportInTerminal(await store.refresh());
    const overlay = errorOverlay(store);
    if (!overlay) {
      invalidateContent(server);
      code.change();
    }
    server.ws.send(overlay ?? { type: 'full-reload' });
  };

  return {
    name: 'content-updates',
    apply: 'serve',
    async configureServer(server) {
      const { config, watcher, ws } = server;
      const revision = readRevision();
      // Vite watches only the project, and CONTENT_ROOT may be another folder.
      watcher.add(folder);
      watcher.once('ready', () => {
        // The watcher does not report changes before it has found all files.
        if (readRevision() === revision) return;
        update(server).catch((error: unknown) => config.logger.error(String(error)));
      });
      reportInTerminal = createTerminalReport(config.logger);
      reportInTerminal(await store.refresh());
      // A page that is opened while there are errors shows them too.
      ws.on('connection', () => {
        const overlay = errorOverlay(store);
        if (overlay) ws.send(overlay);
      });
    },
    async hotUpdate({ file, server }) {
      if (!path.normalize(file).startsWith(folder)) return undefined;
      // Vite calls this once for each environment, the client first. Loading once is enough.
      if (this.environment.name === 'client') await update(server);
      return [];
    },
  };
}

/** Makes all environments load the modules of the content again, and the modules that import them. */
function invalidateContent({ environments }: ViteDevServer) {
  for (const { moduleGraph } of Object.values(environments)) {
    for (const module of moduleGraph.idToModuleMap.values()) {
      if (isContentModule(module.id ?? '')) moduleGraph.invalidateModule(module);
    }
  }
}

/** Returns the message that shows Vite's overlay; undefined if the content has no errors. */
function errorOverlay(store: ContentStore): ErrorPayload | undefined {
  const { diagnostics, files } = store.latest();
  if (diagnostics.length === 0) return undefined;
  const message = reportByFile(diagnostics, files).join('\n\n');
  return { type: 'error', err: { message, stack: '' } };
}
