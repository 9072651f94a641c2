import { examineFile, type Examine, type Findings } from './examine-file.ts';
import type { Facts } from './facts.ts';
import { createMemory, noteAsked, type Memory } from './memory.ts';
import type { SourceFile } from './read.ts';

/**
 * An `examineFiles` that remembers what it found in sound files. Those with problems are read anew
 * each time: they are few, and what is told of them depends on more than their own words.
 */
export function createRememberingExamine(memory = createMemory<Findings>()): Examine {
  return (sources, facts) =>
    sources.map((source) =>
      facts ? rememberingExamine(source, facts, memory) : examineFile(source, facts),
    );
}

function rememberingExamine(source: SourceFile, facts: Facts, memory: Memory<Findings>): Findings {
  const known = memory.recall(source, facts);
  if (known) return known;
  const noted = noteAsked(facts);
  const findings = examineFile(source, noted.facts);
  if (findings.problems.length === 0) memory.remember(source, noted.asked, findings);
  return findings;
}
