import type { Rolldown } from 'vite';

/**
 * Returns the URLs of an entry, of modules, and of all their imports. The entry is first.
 * @param chunks all chunks of the client
 * @param moduleIds the ids of modules that the entry loads later
 */
export function moduleUrls(
  chunks: readonly Rolldown.OutputChunk[],
  entry: Rolldown.OutputChunk,
  moduleIds: readonly string[] = [],
): string[] {
  const neededChunks = new Set<Rolldown.OutputChunk>();
  const addWithImports = (chunk: Rolldown.OutputChunk) => {
    if (neededChunks.has(chunk)) return;
    neededChunks.add(chunk);
    chunks.filter(({ fileName }) => chunk.imports.includes(fileName)).forEach(addWithImports);
  };
  addWithImports(entry);
  for (const id of moduleIds) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === id);
    if (!chunk) throw new Error(`the client has no chunk for ${id}`);
    addWithImports(chunk);
  }
  return [...neededChunks].map(({ fileName }) => `/${fileName}`);
}

/** Returns the chunk of an entry. @param name the file's name without its extension */
export function findEntry(
  chunks: readonly Rolldown.OutputChunk[],
  name: string,
): Rolldown.OutputChunk {
  const entry = chunks.find((chunk) => chunk.isEntry && chunk.name === name);
  if (!entry) throw new Error(`the client has no entry "${name}"`);
  return entry;
}
