/** Returns the id of a URL's fragment, or the text itself if its percent-encoding is invalid. */
export function anchorId(hash: string): string {
  const name = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
