/** A photo in a drawing, with its range in the drawing's text. */
export interface EmbeddedPhoto {
  bytes: Uint8Array;
  /** The offsets of the base64 text. */
  start: number;
  end: number;
}

/** Matches a picture in base64. `/9j/` is the beginning of a JPEG file, whatever its type is. */
const dataUrl =
  /data:(?:image\/(?!svg)[^,"')\s]*;base64,|[^,"')\s]*;base64,(?=\/9j\/))((?:[a-z\d+/=\s]|&#(?:10|13|x[ad]);|%[\da-f]{2})+)/dgi;

/** Returns the photos in a drawing, also those in its notes. */
export function embeddedPhotos(text: string): EmbeddedPhoto[] {
  return Array.from(text.matchAll(dataUrl), (match) => {
    const [start = 0, end = 0] = match.indices?.[1] ?? [];
    return { bytes: decodeBase64(match[1] ?? ''), start, end };
  });
}

/** Returns no bytes if the text is damaged. */
function decodeBase64(text: string): Uint8Array {
  try {
    const base64 = decodeURIComponent(text.replaceAll(/&#\w+;/g, '')).replaceAll(/\s/g, '');
    return Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

/** Returns the text of a drawing in a `data:` URL; undefined for any other target. */
export function embeddedDrawing(target: string): string | undefined {
  const [, base64, data = ''] = /^data:image\/svg\+xml[^,]*?(;base64)?,([^]*)$/i.exec(target) ?? [];
  if (data === '') return undefined;
  return base64 ? new TextDecoder('utf-8').decode(decodeBase64(data)) : decodeURIComponent(data);
}
