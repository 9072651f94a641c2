/** The id that the `#…` of an address names; the text itself where its percent signs mean nothing. */
export function anchorId(hash: string): string {
  const name = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
