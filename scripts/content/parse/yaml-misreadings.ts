import { isAlias, isMap, isScalar, visit, type Document, type Node } from 'yaml';
import type { Fault, Place } from '../diagnostics/diagnostic.ts';
import {
  bentQuotes,
  invisibleFault,
  namelessFinding,
  overIndented,
  quotesFault,
  quotesFinding,
} from './yaml-lines.ts';

/** Front matter that was parsed: its tree, and how to find the text behind it. */
export interface Sheet {
  document: Document;
  /** The lines of the whole file; the first is number 1. */
  lines: readonly string[];
  placeAt: (offset: number) => Place;
}

/** What YAML reads without complaint, but not as the words that the writer sees. */
export function misreadings({ document, lines, placeAt }: Sheet): Fault[] {
  const faults: Fault[] = [];
  visit(document, {
    Pair(_, { key }) {
      const place = placeAt((key as Node | null)?.range?.[0] ?? 0);
      const fault = nameFault(key, place, lines[place.line - 1] ?? '');
      if (fault) faults.push(fault);
    },
    Node(_, node) {
      const place = placeAt(node.range?.[0] ?? 0);
      const isFlowMap = isMap(node) && node.flow === true;
      if (isFlowMap || isAlias(node) || node.tag !== undefined || node.anchor !== undefined) {
        const line = lines[place.line - 1] ?? '';
        faults.push(quotesFault(line, place.line) ?? { ...place, ...quotesFinding(line) });
      }
      if (isScalar(node) && node.type === 'PLAIN') {
        const finding = bentQuotes(node.source ?? '');
        if (finding) faults.push({ ...place, ...finding });
        faults.push(...swallowed(place, placeAt(node.range?.[1] ?? 0), lines));
      }
      return isFlowMap ? visit.SKIP : undefined;
    },
  });
  return faults;
}

function nameFault(key: unknown, place: Place, line: string): Fault | undefined {
  if (!isScalar(key)) return { ...place, ...namelessFinding(line) };
  // A map would take this name for its prototype, and what is written there would be lost.
  if (key.value === '__proto__') return { ...place, message: '"__proto__" cannot be a name here' };
  return invisibleFault(String(key.value), place);
}

/** What an unquoted value loses or takes in: a number sign with what follows, the next list line. */
function swallowed(start: Place, end: Place, lines: readonly string[]): Fault[] {
  const rest = lines[end.line - 1]?.slice(end.column - 1) ?? '';
  const note = /^([ \t]+)#[^\s#]/.exec(rest);
  const further = lines.slice(start.line, end.line).findIndex((line) => /^\s*- /.test(line));
  const faults: Fault[] = [];
  if (note) {
    faults.push({
      line: end.line,
      column: end.column + (note[1]?.length ?? 0),
      message: 'what follows # is a note that nobody sees; put the whole value in "quotes"',
    });
  }
  if (further >= 0) faults.push(overIndented(lines, start.line + further + 1));
  return faults;
}
