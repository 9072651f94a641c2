import { createHash } from 'node:crypto';

/**
 * The SHA-256 of a text or of a file's bytes, as Content-Security-Policy and Subresource Integrity
 * write it.
 */
export function hashOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
