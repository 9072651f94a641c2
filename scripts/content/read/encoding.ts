/** A file's bytes as text, without byte order mark. */
export type Decoded =
  | { text: string; encoding: 'utf-8' | 'utf-16le' | 'utf-16be' }
  /** Bytes of which nobody can say for sure what text they are: Latin-1, a picture, a program … */
  | { text?: undefined; encoding: undefined };

const unknown: Decoded = { encoding: undefined };

/** Decodes UTF-8, and UTF-16 where its byte order mark names it; nothing is guessed or replaced. */
export function decode(bytes: Uint8Array): Decoded {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeAs('utf-16le', bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeAs('utf-16be', bytes);
  return bytes.includes(0) ? unknown : decodeAs('utf-8', bytes);
}

function decodeAs(encoding: 'utf-8' | 'utf-16le' | 'utf-16be', bytes: Uint8Array): Decoded {
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding };
  } catch {
    return unknown;
  }
}
