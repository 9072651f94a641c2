import type { Bytes } from './transport.ts';

/** Encodes bytes as base64 (RFC 4648). */
export async function toBase64(bytes: Bytes): Promise<string> {
  const reader = new FileReader();
  reader.readAsDataURL(new Blob([bytes]));
  await new Promise((resolve) => reader.addEventListener('loadend', resolve));
  return String(reader.result).replace(/^.*?,/, '');
}

export function fromBase64(text: string): Bytes {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
