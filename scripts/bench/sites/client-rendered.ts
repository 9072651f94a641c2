import { copyFile, cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { htmlFiles } from '../../budgets/weight.ts';

/** Vite's own plain page: all that shows is rendered by the script. */
const shell = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/entry-client.tsx"></script>
  </body>
</html>
`;

const client = 'react-dom/client';
const rendering = `\0rendering:${client}`;

/** Lets the site's own entry render where it would hydrate. */
function renderInsteadOfHydrate(): Plugin {
  return {
    name: 'render-instead-of-hydrate',
    enforce: 'pre',
    resolveId: (id, importer) => (id === client && importer !== rendering ? rendering : undefined),
    load: (id) =>
      id === rendering
        ? `import { createRoot } from '${client}';
           export { createRoot };
           export const hydrateRoot = (root, tree) => createRoot(root).render(tree);`
        : undefined,
  };
}

/**
 * Builds the site as a plain client-rendered one, with the same shell at every address.
 * @param root a copy of the project, into which the shell is written
 * @param site the built site, whose other files are served as well
 */
export async function clientRendered(root: string, site: string, output: string) {
  const page = 'client-rendered.html';
  await cp(site, output, { recursive: true });
  await writeFile(path.join(root, page), shell);
  const built = `${output}-assets`;
  await build({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [renderInsteadOfHydrate()],
    build: { outDir: built, emptyOutDir: true, rolldownOptions: { input: path.join(root, page) } },
  });
  const pages = await htmlFiles(output);
  await cp(path.join(built, 'assets'), path.join(output, 'assets'), { recursive: true });
  for (const file of pages) await copyFile(path.join(built, page), path.join(output, file));
}
