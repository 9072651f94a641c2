import { cp, readFile, writeFile } from 'node:fs/promises';
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
  await cp(path.join(built, 'assets'), path.join(output, 'assets'), { recursive: true });
  const html = await readFile(path.join(built, page), 'utf8');
  for (const name of await htmlFiles(output)) {
    const file = path.join(output, name);
    // By this the application finds the content, which lies among the site's other files.
    const [importMap] =
      /<script type="importmap">.*?<\/script>/.exec(await readFile(file, 'utf8')) ?? [];
    if (!importMap) throw new Error(`${name} of the site holds no import map`);
    await writeFile(
      file,
      html.replace('<head>', () => `<head>${importMap}`),
    );
  }
}
