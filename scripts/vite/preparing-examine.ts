import path from 'node:path';
import { examineFiles, type Examine, type Findings } from '../content/examine-file.ts';
import type { Facts } from '../content/facts.ts';
import { inParallel } from '../content/in-parallel.ts';
import { kindOf } from '../content/kinds.ts';
import { knownOrMade } from '../content/known-or-made.ts';
import type { Memory } from '../content/memory.ts';
import type { SourceFile } from '../content/read.ts';
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
  return (sources, facts) => {
    if (!facts) return examineFiles(sources, facts);
    return knownOrMade(
      sources,
      (source) => recall(source, facts),
      async (unknown) => {
        const prepared = await inParallel(prepare, helper, unknown, facts);
        return prepared.map(({ findings: found, facts: asked, body }, index) => {
          const source = unknown[index];
          if (source && found.problems.length === 0) {
            findings.remember(source, asked, found);
            if (body) bodies.remember(source, body.facts, body.words);
          }
          return found;
        });
      },
    );
  };
}
