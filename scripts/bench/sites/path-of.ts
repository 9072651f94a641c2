/** The path at which a file of HTML in the built site's folder is found, such as /about. */
export function pathOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
}
