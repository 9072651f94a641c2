import path from 'node:path';
import { examineFiles, type Examine, type Findings } from '../content/examine-file.ts';
import type { Facts } from '../content/facts.ts';
import { kindOf } from '../content/kinds.ts';
import type { Memory } from '../content/memory.ts';
import type { SourceFile } from '../content/read.ts';
import { inParallel } from './in-parallel.ts';
import type { Prepared } from './prepare-files.ts';

const helper = [
  path.join(import.meta.dirname, '../run.mjs'),
  path.join(import.meta.dirname, 'prepare-process.ts'),
] as const;

/** The compiler takes long to load, and most builds need it for nothing or little. */
const prepare = async (sources: readonly SourceFile[], facts: Facts): Promise<Prepared[]> => {
  const { prepareFiles } = await import('./prepare-files.ts');
  return prepareFiles(sources, facts);
};

/** An `examineFiles` for builds: it remembers what it found in sound files, and their words as code. */
export function createPreparingExamine(
  findings: Memory<Findings>,
  bodies: Memory<string>,
): Examine {
  const recall = (source: SourceFile, facts: Facts) => {
    const isCompiled =
      kindOf(source)?.body !== 'required' || bodies.recall(source, facts) !== undefined;
    return isCompiled ? findings.recall(source, facts) : undefined;
  };
  return async (sources, facts) => {
    if (!facts) return examineFiles(sources, facts);
    const found = new Map(sources.map((source) => [source, recall(source, facts)]));
    const unknown = sources.filter((source) => !found.get(source));
    if (unknown.length === 0) return sources.map((source) => found.get(source) as Findings);
    const prepared = await inParallel(prepare, helper, unknown, facts);
    for (const [index, one] of prepared.entries()) {
      const source = unknown[index] as SourceFile;
      found.set(source, one.findings);
      if (one.findings.problems.length > 0) continue;
      findings.remember(source, one.facts, one.findings);
      if (one.body) bodies.remember(source, one.body.facts, one.body.words);
    }
    return sources.map((source) => found.get(source) as Findings);
  };
}
