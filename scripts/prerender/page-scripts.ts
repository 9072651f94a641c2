import type { Manifest, ManifestChunk } from 'vite';
import { clientEntry } from '../application/parts.ts';
import type { ContentFiles } from './content-files.ts';

/** The chunks that every page needs: the application's entry and what it imports, each once. */
export function chunksOf(manifest: Manifest): ManifestChunk[] {
  const entry = manifest[clientEntry];
  if (!entry) throw new Error(`the application has no chunk for ${clientEntry}`);
  return [...new Set(withImports(manifest, entry))];
}

export function withImports(manifest: Manifest, chunk: ManifestChunk): ManifestChunk[] {
  const imported = (chunk.imports ?? []).flatMap((key) => manifest[key] ?? []);
  return [chunk, ...imported.flatMap((further) => withImports(manifest, further))];
}

/**
 * The scripts that a page runs once it is alive, each behind those that it imports.
 * @returns paths from the site's folder
 */
export function scriptsOf(manifest: Manifest, content: ContentFiles, pageId: string): string[] {
  const own = content.pages[pageId];
  if (own === undefined) throw new Error(`nothing was written of the page "${pageId}"`);
  const depth = (chunk: ManifestChunk) => withImports(manifest, chunk).length;
  const chunks = chunksOf(manifest)
    .toReversed()
    .toSorted((one, other) => depth(one) - depth(other));
  return [content.site, own, ...chunks.map(({ file }) => file)];
}
