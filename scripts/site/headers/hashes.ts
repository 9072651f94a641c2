import { createHash } from 'node:crypto';

/** A script of these types is data, which no policy has to allow. */
const dataBlock = /\btype="application\/(?:ld\+)?json"/;

/**
 * The hashes by which a Content-Security-Policy allows what stands inline in pages.
 * @param pages the pages as HTML
 * @returns each hash once, as `sha256-` and base64
 */
export function inlineHashes(pages: readonly string[]) {
  const scripts = pages
    .flatMap((html) => [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)])
    .filter(([, attributes = '']) => !/\bsrc=/.test(attributes) && !dataBlock.test(attributes))
    .map(([, , text = '']) => text);
  const styles = pages
    .flatMap((html) => [...html.matchAll(/<style\b[^>]*>([^]*?)<\/style>/g)])
    .map(([, text = '']) => text);
  return { inlineScripts: hashesOf(scripts), inlineStyles: hashesOf(styles) };
}

function hashesOf(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => hashOf(text)))].toSorted();
}

/** The SHA-256 of a text or of a file's bytes, as CSP and Subresource Integrity write it. */
export function hashOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
