import { createHash } from 'node:crypto';
import path from 'node:path';
import type { BuiltFiles } from '../../../src/compiler/check/built-files.ts';
import type { StartData } from '../../../src/staff/page/start-data.ts';
import { build, type Rolldown } from 'vite';
import { browserBuild } from '../browser-build.ts';
import { compilerInBrowser } from '../compiler-in-browser.ts';
import { staffPolicy } from '../../site/staff-policy.ts';
import type { SiteFiles } from '../../site/site-files.ts';

interface PublishedStaff {
  /** `owner/name` */
  repository: string;
  /** The styles that each published page contains. */
  styles: string;
  built: BuiltFiles;
  /** Undefined if staff see more than visitors. */
  start: StartData | undefined;
}

interface StaffOptions {
  /** The published site; undefined for the page that changes the files of a computer. */
  published: PublishedStaff | undefined;
  /** React's build. The development build logs mistakes, such as two elements with one key. */
  react: 'development' | 'production';
}

/**
 * Builds the staff page: `staff.html`, and its scripts and styles below assets/staff/.
 * @param root the project's folder
 */
export async function buildStaff(
  root: string,
  { published, react }: StaffOptions,
): Promise<SiteFiles> {
  const result = await build({
    ...browserBuild,
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [compilerInBrowser()],
    define: { 'process.env.NODE_ENV': JSON.stringify(react) },
    // Text contains source markers, which this JSX runtime turns into attributes.
    oxc: { jsx: { runtime: 'automatic', importSource: '/src/staff/page', development: false } },
    build: {
      ...browserBuild.build,
      write: false,
      // One style sheet keeps the order of the layers.
      cssCodeSplit: false,
      // A chunk and those that it imports are loaded together.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: path.join(root, 'src/staff/start/start.ts'),
        output: {
          entryFileNames: 'assets/staff/[name]-[hash].js',
          chunkFileNames: 'assets/staff/[name]-[hash].js',
          assetFileNames: 'assets/staff/[name]-[hash][extname]',
        },
      },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  const files: SiteFiles = new Map(
    output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  );
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry);
  const { fileName: script = '', imports = [] } = entry?.type === 'chunk' ? entry : {};
  const styleSheet = [...files.keys()].find((name) => name.endsWith('.css')) ?? '';
  if (!published) return files.set('staff.html', staffHtml({ script, imports, styleSheet }, ''));
  const { repository, styles, built, start } = published;
  /** Adds a file, and returns the `<meta>` that names it. */
  const addJson = (name: string, data: object) => {
    const json = JSON.stringify(data);
    const hash = createHash('sha256').update(json).digest('hex').slice(0, 8);
    const file = `assets/staff/${name}-${hash}.json`;
    files.set(file, json);
    return `<meta name="${name}" content="/${file}" />`;
  };
  const metadata = [
    `<meta name="repository" content="${repository}" />`,
    ...(start ? [addJson('start-data', start)] : []),
    addJson('built-files', built),
  ];
  const html = staffHtml({ script, imports, styleSheet, styles }, metadata.join('\n    '));
  return files.set('staff.html', html);
}

interface StaffHtml {
  script: string;
  /** The scripts that it imports at once. */
  imports: readonly string[];
  styleSheet: string;
  /** The styles of the published pages. */
  styles?: string;
}

/** Returns the HTML of the staff page. Hosts that send no headers need the policy in a `<meta>`. */
function staffHtml({ script, imports, styleSheet, styles }: StaffHtml, metadata: string): string {
  const preloads = imports.map((file) => `<link rel="modulepreload" href="/${file}" />`);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="Content-Security-Policy" content="${staffPolicy(styles)}" />
    <meta name="robots" content="noindex" />
    ${metadata}
    <title>Staff</title>
    <link rel="icon" href="/favicon.ico" sizes="32x32 48x48" />
    <link rel="stylesheet" href="/${styleSheet}" />
    ${preloads.join('\n    ')}
    <script type="module" src="/${script}"></script>
  </head>
  <body>
    <div id="siteRoot"></div>
  </body>
</html>
`;
}
