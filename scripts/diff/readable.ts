import type { ContentFile } from '../content/validate/examine-file.ts';
import type { LoadResult } from '../content/load.ts';
import { diagnosticLine } from '../content/diagnostics/report.ts';
import type { Content } from './content.ts';
import { CannotCompare } from './past-content.ts';

/** A state of the content and what it is called: `HEAD`, "the files as they are now". */
export interface State {
  name: string;
  loaded: LoadResult;
}

/**
 * Both states without the files that one of them has diagnostics in that keep them from being read: what
 * is left out on one side alone would look added or removed.
 * @returns the two states, and a line for each file that is left out
 * @throws CannotCompare when the facts, which stand on all pages, cannot be read
 */
export function readable(states: readonly [State, State]): {
  contents: [Content, Content];
  leftOut: string[];
} {
  const faulty = states.map(({ loaded }) => loaded.files.filter((file) => !isReadable(file)));
  const paths = new Set(faulty.flat().map(({ source }) => source.path));
  const content = ({ name, loaded: { files, facts, diagnostics } }: State): Content => {
    if (!facts) throw new CannotCompare(noFacts(name, diagnostics.map(diagnosticLine)));
    return { files: files.filter(({ source }) => !paths.has(source.path)), facts };
  };
  const leftOut = states.flatMap(({ name }, index) =>
    (faulty[index] ?? []).map((file) => `${firstDiagnostic(file)} (in ${name})`),
  );
  return { contents: [content(states[0]), content(states[1])], leftOut };
}

function isReadable({ kind, data, references }: ContentFile): boolean {
  return (
    kind !== undefined && data !== undefined && (kind.body === 'none' || references !== undefined)
  );
}

function firstDiagnostic({ source, diagnostics }: ContentFile): string {
  return diagnostics[0] ? diagnosticLine(diagnostics[0]) : source.path;
}

function noFacts(name: string, lines: readonly string[]): string {
  return [`the facts of the shop cannot be read in ${name}:`, ...lines].join('\n');
}
