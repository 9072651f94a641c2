import path from 'node:path';
import { examineFiles, type Examine, type Findings } from './examine-file.ts';
import { examineNoted } from './examine-noted.ts';
import { inParallel } from './in-parallel.ts';
import { knownOrMade } from './known-or-made.ts';
import { createMemory } from './memory.ts';

const helper = [
  path.join(import.meta.dirname, '../run.mjs'),
  path.join(import.meta.dirname, 'examine-process.ts'),
] as const;

/**
 * An `examineFiles` that remembers what it found in sound files. Those with problems are read anew
 * each time: they are few, and what is told of them depends on more than their own words.
 */
export function createRememberingExamine(memory = createMemory<Findings>()): Examine {
  return (sources, facts) => {
    if (!facts) return examineFiles(sources, facts);
    return knownOrMade(
      sources,
      (source) => memory.recall(source, facts),
      async (unknown) => {
        const examined = await inParallel(examineNoted, helper, unknown, facts);
        return examined.map((noted, index) => {
          const source = unknown[index];
          if (source && noted.findings.problems.length === 0) {
            memory.remember(source, noted.facts, noted.findings);
          }
          return noted.findings;
        });
      },
    );
  };
}
