export type Decoded =
  | { text: string; bom: '' | '\uFEFF'; encoding: 'utf-8' | 'utf-16le' | 'utf-16be' }
  /** Bytes of an unknown encoding: Latin-1, a picture, a program … */
  | { text?: undefined; bom?: undefined; encoding: undefined };

const unknown: Decoded = { encoding: undefined };

/** Decodes UTF-8, and UTF-16 with a byte order mark. It does not guess the encoding. */
export function decode(bytes: Uint8Array): Decoded {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeAs('utf-16le', bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeAs('utf-16be', bytes);
  // UTF-16 without a byte order mark and most binary files have zero bytes.
  return bytes.includes(0) ? unknown : decodeAs('utf-8', bytes);
}

function decodeAs(encoding: 'utf-8' | 'utf-16le' | 'utf-16be', bytes: Uint8Array): Decoded {
  try {
    const text = new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
    const bom = text.startsWith('\uFEFF') ? '\uFEFF' : '';
    return { text: text.slice(bom.length), bom, encoding };
  } catch {
    return unknown;
  }
}

/** Decodes bytes as Latin-1, which never fails. Different bytes are different characters. */
export function decodeLatin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}
