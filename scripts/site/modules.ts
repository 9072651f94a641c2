import type { Rolldown } from 'vite';

/**
 * Returns the URLs of the entry script and of the modules that a page needs in addition.
 * @param chunks all chunks of the client
 * @param moduleIds the ids of the additional modules
 */
export function modulesOf(
  chunks: readonly Rolldown.OutputChunk[],
  moduleIds: readonly string[],
): string[] {
  const needed = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk) => {
    if (needed.has(chunk)) return;
    needed.add(chunk);
    chunks.filter(({ fileName }) => chunk.imports.includes(fileName)).forEach(add);
  };
  add(entryOf(chunks));
  for (const id of moduleIds) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === id);
    if (!chunk) throw new Error(`the client has no chunk for ${id}`);
    add(chunk);
  }
  return [...needed].map(({ fileName }) => `/${fileName}`);
}

export function entryOf(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('the client has no entry');
  return entry;
}
