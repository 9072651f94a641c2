/**
 * The names at the root of the published site that the build writes besides pages and languages. A test
 * compares this list with a built site.
 */
const builtNames: ReadonlySet<string> = new Set([
  '.build-files',
  '404.html',
  '_headers',
  'apple-touch-icon.png',
  'assets',
  'favicon.ico',
  'icon-192.png',
  'icon-512.png',
  'index.html',
  'licenses.txt',
  'manifest.webmanifest',
  'redirect.js',
  'revision.txt',
  'robots.txt',
  'share',
  'sitemap.xml',
  'staff-worker.js',
  'staff.html',
  'sw.js',
]);

/** Returns true if the build writes something at a path, or in a folder of that name: `staff`, `share/x`. */
export function isBuiltName(path: string): boolean {
  const [first = ''] = path.toLowerCase().split('/');
  return builtNames.has(first) || builtNames.has(`${first}.html`);
}
