/** Decodes the hash of a URL. Returns it undecoded if its percent-encoding is invalid. */
export function decodeAnchor(hash: string): string {
  const anchor = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
