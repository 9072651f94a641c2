const guideFiles: ReadonlySet<string> = new Set([
  'README.md',
  'README.ne.md',
  'REFERENCE.md',
  'SETUP.md',
]);
/** Files that operating systems and editors create. */
const systemFiles = /^(\..*|~\$.*|Thumbs\.db|desktop\.ini)$/i;

/** Returns false for files that the site never reads, such as guides. @param name the path in content/ */
export function isContent(name: string): boolean {
  return !guideFiles.has(name) && !name.split('/').some((step) => systemFiles.test(step));
}
