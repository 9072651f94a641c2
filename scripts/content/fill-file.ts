import type { CheckedFile } from './check-file.ts';
import { factFiles, insertFacts, refuseFacts, type Facts } from './facts.ts';
import { takeInventory, type Inventory } from './inventory.ts';
import { singletonFolder } from './kinds.ts';
import { mapLeaves } from './leaves.ts';
import type { Problem } from './problem.ts';

/** A file with its facts put in and its mentions listed. */
export interface FilledFile {
  data: Record<string, unknown> | undefined;
  /** What its body mentions; undefined when it has none that can be parsed. */
  inventory: Inventory | undefined;
  problems: Problem[];
}

/** Puts the facts into a checked file. */
export function fillFile(checked: CheckedFile, facts: Facts): FilledFile {
  const { path } = checked.source;
  const { data, problems } = fillData(checked, facts);
  const inventory = checked.tree && takeInventory(checked.tree, facts, checked.torn);
  // Where the guard has refused something already, nothing more is to be said of it.
  const refused = new Set(checked.problems.map(({ line, column }) => `${line}:${column}`));
  for (const fault of inventory?.faults ?? []) {
    if (!refused.has(`${fault.line}:${fault.column}`)) problems.push({ path, ...fault });
  }
  return { data, inventory, problems };
}

function fillData({ source, kind, frontMatter, data }: CheckedFile, facts: Facts) {
  const problems: Problem[] = [];
  if (!kind || !data) return { data: undefined, problems };
  const isFactFile = source.folder === singletonFolder && factFiles.includes(source.id);
  const filled = mapLeaves(kind.frontMatter, data, (value, meta, path) => {
    if (!meta?.copy) return value;
    const blanks = meta.blanks as string[] | undefined;
    const { words, faults } = isFactFile
      ? refuseFacts(String(value), blanks)
      : insertFacts(String(value), facts, blanks);
    for (const finding of faults) {
      problems.push({ path: source.path, ...frontMatter.placeOf(path), ...finding });
    }
    return words;
  });
  return { data: filled as FilledFile['data'], problems };
}
