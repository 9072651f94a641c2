import { examineFile, type Findings } from './examine-file.ts';
import { createMemory, noteAsked } from './memory.ts';

/**
 * An `examineFile` that remembers what it found in sound files. Those with problems are read anew
 * each time: they are few, and what is told of them depends on more than their own words.
 */
export function createRememberingExamine(memory = createMemory<Findings>()): typeof examineFile {
  return (source, facts) => {
    if (!facts) return examineFile(source, facts);
    const known = memory.recall(source, facts);
    if (known) return known;
    const noted = noteAsked(facts);
    const findings = examineFile(source, noted.facts);
    if (findings.problems.length === 0) memory.remember(source, noted.asked, findings);
    return findings;
  };
}
