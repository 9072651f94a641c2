import type { Rolldown } from 'vite';

/**
 * Returns the URLs of a page's scripts: the entry, the page's modules, and all their imports.
 * @param chunks all chunks of the client
 * @param moduleIds the ids of the page's modules
 */
export function moduleUrls(
  chunks: readonly Rolldown.OutputChunk[],
  moduleIds: readonly string[],
): string[] {
  const neededChunks = new Set<Rolldown.OutputChunk>();
  const addWithImports = (chunk: Rolldown.OutputChunk) => {
    if (neededChunks.has(chunk)) return;
    neededChunks.add(chunk);
    chunks.filter(({ fileName }) => chunk.imports.includes(fileName)).forEach(addWithImports);
  };
  addWithImports(findEntry(chunks));
  for (const id of moduleIds) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === id);
    if (!chunk) throw new Error(`the client has no chunk for ${id}`);
    addWithImports(chunk);
  }
  return [...neededChunks].map(({ fileName }) => `/${fileName}`);
}

/** Returns the chunk of the entry script. */
export function findEntry(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('the client has no entry');
  return entry;
}
