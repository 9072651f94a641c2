import { diffArrays } from 'diff';
import type { CompileResult } from '../../compiler/compile.ts';
import type { ContentFile } from '../../compiler/read/resolve/content-file.ts';
import { orderOf } from '../../compiler/read/resolve/order.ts';

/**
 * Returns the paths of the entries that staff have moved among the others of their folders. An entry that
 * only makes room for another one has another number, but was not moved.
 * @param paths the entries with other numbers, the moved one of two neighbours first
 */
export function movedEntries(
  past: CompileResult,
  current: CompileResult,
  paths: readonly string[],
): string[] {
  const folders = new Set(
    current.files
      .filter(({ textFile }) => paths.includes(textFile.path))
      .map(({ textFile }) => textFile.folder),
  );
  return [...folders].flatMap((folder) => {
    const [old, next] = [past, current].map(({ files }) => sequence(files, folder));
    const before = (old ?? []).filter((path) => next?.includes(path));
    const after = (next ?? []).filter((path) => old?.includes(path));
    if (isSame(before, after)) return [];
    const single = paths.find((path) => isSame(without(before, path), without(after, path)));
    if (single !== undefined && after.includes(single)) return [single];
    return diffArrays(before, after).flatMap(({ removed, value }) => (removed ? value : []));
  });
}

/** Returns the paths of the originals in a folder, in their order on the page. */
function sequence(files: readonly ContentFile[], folder: string): string[] {
  return files
    .filter(({ textFile }) => textFile.folder === folder && textFile.language === undefined)
    .toSorted((a, b) => numberOf(a) - numberOf(b))
    .map(({ textFile }) => textFile.path);
}

const numberOf = (file: ContentFile) => orderOf(file)?.number ?? 0;

const without = (list: readonly string[], path: string) => list.filter((other) => other !== path);

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.join('\n') === b.join('\n');
}
