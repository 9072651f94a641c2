import type { Bytes } from './transport.ts';

/** A call accepts fewer arguments than a photo has bytes. */
const chunkLength = 30_000;

/** Encodes bytes as base64 (RFC 4648). */
export function toBase64(bytes: Bytes): string {
  let characters = '';
  for (let start = 0; start < bytes.length; start += chunkLength)
    characters += String.fromCharCode(...bytes.subarray(start, start + chunkLength));
  return btoa(characters);
}

export function fromBase64(text: string): Bytes {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
