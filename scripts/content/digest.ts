import { hash } from 'node:crypto';

/** The SHA-256 of a text as Base64. */
export function digestOf(text: string): string {
  return hash('sha256', text, 'base64');
}
