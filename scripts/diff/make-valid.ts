import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { diagnosticLine } from '../content/diagnostics/report.ts';
import { load, type LoadResult } from '../content/load.ts';
import { Refusal } from '../refusal.ts';

/** A copy of content/ in one state, in which files may be changed. */
export interface State {
  /** What it is called: `HEAD`, "the files as they are now". */
  name: string;
  /** The folder that holds the copy. */
  folder: string;
}

/** Content without errors. */
export type ValidContent = Extract<LoadResult, { diagnostics: [] }>;

/**
 * Makes both states valid. A file with errors becomes the other state's, so that nothing in it looks
 * changed; where that does not help, both states lose it.
 * @returns both states, loaded, and a line for each file that is not compared
 * @throws Refusal where the facts have errors, or a file that no site can do without
 */
export async function makeValid(past: State, now: State) {
  const leftOut = new Map<string, string>();
  for (let round = 1; ; round += 1) {
    const [was, is] = [await load(past.folder), await load(now.folder)];
    if (was.model && is.model) return { was, is, leftOut: [...leftOut.values()] };
    const refused = [...refusedFiles(past, now, was), ...refusedFiles(now, past, is)];
    for (const { file, line } of refused) leftOut.set(file, leftOut.get(file) ?? line);
    const present = refused.filter(({ here, there }) => existsSync(here) || existsSync(there));
    if (present.length === 0)
      throw cannotCompare(
        'Nothing can be compared while the site lacks these files',
        leftOut.values(),
      );
    for (const { here, there } of present) {
      if (round === 1 && existsSync(there)) cpSync(there, here);
      else for (const file of [here, there]) rmSync(file, { force: true });
    }
  }
}

/** The files of a state that have errors, where they are in both states, and the first error. */
function refusedFiles(state: State, other: State, { facts, diagnostics }: LoadResult) {
  if (!facts) {
    const what = `Nothing can be compared while the facts of the shop have errors in ${state.name}`;
    throw cannotCompare(what, diagnostics.map(diagnosticLine));
  }
  const firsts = new Map(diagnostics.toReversed().map((first) => [first.path, first]));
  return [...firsts].map(([file, first]) => ({
    file,
    here: path.join(state.folder, file),
    there: path.join(other.folder, file),
    line: `${diagnosticLine(first)} (in ${state.name})`,
  }));
}

function cannotCompare(what: string, lines: Iterable<string>): Refusal {
  return new Refusal([`${what}:`, ...lines].join('\n'));
}
