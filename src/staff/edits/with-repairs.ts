import { isTranslationOf } from '../../compiler/content-types/file-location.ts';
import { replaceInBytes } from '../../compiler/write/replace-in-bytes.ts';
import type { FileChange } from '../files/transport.ts';
import { repairOf, replacementFor } from './repair.ts';
import { upToDate } from './up-to-date.ts';
import type { Writer } from './writer.ts';

/** Returns changes together with those that solve the errors which they cause in other texts. */
export async function withRepairs(
  writer: Writer,
  changes: readonly FileChange[],
): Promise<readonly FileChange[]> {
  const step = { past: await writer.compile(), next: await writer.compile(changes) };
  const changed = new Map(changes.map((change) => [change.path, change]));
  const repaired = new Map<string, FileChange>();
  for (const file of step.next.files) {
    const { path } = file.textFile;
    const replacements = step.next.diagnostics
      .filter((error) => error.path === path)
      .flatMap((error) => {
        const repair = repairOf(step, error);
        return (repair && replacementFor(step, file, error, repair)) ?? [];
      });
    const before = writer.readBytes(path);
    const current = changed.get(path)?.after ?? before;
    if (!current || replacements.length === 0) continue;
    repaired.set(path, { path, before, after: replaceInBytes(current, replacements) });
  }
  const untouched = [...repaired.values()].filter(({ path }) => !changed.has(path));
  // Without a link, the texts still say the same, so the translations stay up to date.
  const originals = step.next.files.filter(({ textFile }) =>
    untouched.some(({ path }) => path === textFile.path),
  );
  const translations = step.next.files
    .filter(({ textFile }) => !changed.has(textFile.path) && !repaired.has(textFile.path))
    .filter(({ textFile }) =>
      originals.some((original) => isTranslationOf(textFile, original.textFile)),
    )
    .map(({ textFile: { path } }): FileChange => {
      const bytes = writer.readBytes(path);
      return { path, before: bytes, after: bytes };
    });
  return [
    ...changes.map((change) => repaired.get(change.path) ?? change),
    ...(await upToDate(writer, [...untouched, ...translations])),
  ];
}
