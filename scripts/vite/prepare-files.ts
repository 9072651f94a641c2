import { checkFile } from '../content/check-file.ts';
import { examineChecked } from '../content/examine-file.ts';
import type { Noted } from '../content/examine-noted.ts';
import type { Facts } from '../content/facts.ts';
import { noteAsked } from '../content/memory.ts';
import type { SourceFile } from '../content/read.ts';
import { compileBody, type CompiledBody } from './compile-body.ts';

/** All that a build must know of a file by itself. */
export interface Prepared extends Noted {
  /** Undefined where the file has problems, or no words. */
  body: CompiledBody | undefined;
}

/** Examines files and compiles the words of those that are sound; each is parsed once. */
export function prepareFiles(sources: readonly SourceFile[], facts: Facts): Prepared[] {
  return sources.map((source) => {
    const noted = noteAsked(facts);
    const checked = checkFile(source);
    const findings = examineChecked(checked, noted.facts);
    const isSound = findings.problems.length === 0;
    const body = isSound && checked.tree && compileBody(source, checked.tree, facts);
    return { findings, facts: noted.asked, body: body || undefined };
  });
}
