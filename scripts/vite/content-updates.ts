import path from 'node:path';
import type { ErrorPayload, Plugin } from 'vite';
import { reportByFile } from '../../src/compiler/diagnostics/report.ts';
import type { ContentStore } from './content-store.ts';
import { createTerminalReport } from './terminal-report.ts';

/**
 * Reloads all pages after each change in content/. While there are errors, the pages stay as they
 * are, and Vite's overlay shows the report.
 */
export function contentUpdates(store: ContentStore): Plugin {
  const folder = path.join(store.root, 'content') + path.sep;
  let reportInTerminal: ReturnType<typeof createTerminalReport>;

  return {
    name: 'content-updates',
    apply: 'serve',
    async configureServer({ config, watcher, ws }) {
      // Vite watches only the project, and CONTENT_ROOT may be another folder.
      watcher.add(folder);
      reportInTerminal = createTerminalReport(config.logger);
      reportInTerminal(await store.refresh());
      // A page that is opened while there are errors shows them too.
      ws.on('connection', () => {
        const overlay = errorOverlay(store);
        if (overlay) ws.send(overlay);
      });
    },
    async hotUpdate({ type, file, read, server }) {
      if (!path.normalize(file).startsWith(folder)) return undefined;
      // Vite calls this once for each environment, the client first. Loading once is enough.
      if (this.environment.name !== 'client') return [];
      if (type !== 'delete') await waitForText(read);
      reportInTerminal(await store.refresh());
      const overlay = errorOverlay(store);
      if (!overlay)
        for (const { moduleGraph } of Object.values(server.environments))
          moduleGraph.invalidateAll();
      server.ws.send(overlay ?? { type: 'full-reload' });
      return [];
    },
  };
}

/** Returns the message that shows Vite's overlay; undefined if the content has no errors. */
function errorOverlay(store: ContentStore): ErrorPayload | undefined {
  const { diagnostics, files } = store.latest();
  if (diagnostics.length === 0) return undefined;
  const message = reportByFile(diagnostics, files).join('\n\n');
  return { type: 'error', err: { message, stack: '' } };
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
