/** Decodes the fragment of a URL. Returns it unchanged if its percent-encoding is invalid. */
export function anchorId(hash: string): string {
  const name = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
