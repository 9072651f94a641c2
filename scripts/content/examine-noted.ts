import { examineFile, type Findings } from './examine-file.ts';
import type { Facts } from './facts.ts';
import { noteAsked } from './memory.ts';
import type { SourceFile } from './read.ts';

/** What is known of a file by itself, and on what it depends. */
export interface Noted {
  findings: Findings;
  /** The facts that were asked for. */
  facts: Facts;
}

/** Examines files one after the other, and notes which facts each of them asks for. */
export function examineNoted(sources: readonly SourceFile[], facts: Facts): Noted[] {
  return sources.map((source) => {
    const noted = noteAsked(facts);
    return { findings: examineFile(source, noted.facts), facts: noted.asked };
  });
}
