import type { Bytes } from '../files/transport.ts';

/**
 * Creates the function that returns the URL of a picture's bytes by its path. An unchanged picture keeps its URL. The
 * URL before is revoked one change later, because the page that is still shown may be loading it.
 */
export function createPictureUrls(readBytes: (path: string) => Bytes | undefined) {
  const urls = new Map<string, { bytes: Bytes; url: string; before: string | undefined }>();
  return (path: string): string => {
    const bytes = readBytes(path) ?? new Uint8Array();
    const known = urls.get(path);
    if (known?.bytes === bytes) return known.url;
    if (known?.before !== undefined) URL.revokeObjectURL(known.before);
    const url = createPictureUrl(path, bytes);
    urls.set(path, { bytes, url, before: known?.url });
    return url;
  };
}

/** Returns the URL of the bytes of a picture, which the caller revokes. */
export function createPictureUrl(path: string, bytes: Bytes): string {
  // Browsers recognize photos, but not drawings, by their bytes.
  const type = path.endsWith('.svg') ? 'image/svg+xml' : '';
  return URL.createObjectURL(new Blob([bytes], { type }));
}
