import type { PictureModel } from '../../compiler/files/pictures.ts';
import type { Bytes } from '../transport/transport.ts';

/** Creates the function that returns the URL of a picture's bytes. An unchanged picture keeps its URL. */
export function createPictureUrls(readBytes: (path: string) => Bytes | undefined) {
  const urls = new Map<string, { bytes: Bytes; url: string }>();
  return ({ path }: PictureModel): string => {
    const bytes = readBytes(path) ?? new Uint8Array();
    const known = urls.get(path);
    if (known?.bytes === bytes) return known.url;
    if (known) URL.revokeObjectURL(known.url);
    const url = URL.createObjectURL(new Blob([bytes], { type: typeOf(path) }));
    urls.set(path, { bytes, url });
    return url;
  };
}

/** Returns the media type of a picture. Browsers recognize photos, but not drawings, by their bytes. */
function typeOf(path: string): string {
  return path.endsWith('.svg') ? 'image/svg+xml' : '';
}
