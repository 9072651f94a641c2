import { isAlias, isMap, isScalar, visit, type Document, type Node } from 'yaml';
import type { FileDiagnostic, Position } from '../diagnostics/diagnostic.ts';
import {
  curlyQuotesExplanation,
  invisibleDiagnostic,
  namelessExplanation,
  overIndentedDiagnostic,
  specialCharacterDiagnostic,
  specialCharacterExplanation,
} from './yaml-lines.ts';

export interface ParsedYaml {
  document: Document;
  /** The lines of the whole file. */
  lines: readonly string[];
  positionAt: (offset: number) => Position;
}

/** Reports valid YAML that does not mean what its author expects. */
export function misreadings({ document, lines, positionAt }: ParsedYaml): FileDiagnostic[] {
  const diagnostics: FileDiagnostic[] = [];
  visit(document, {
    Pair(_, { key }) {
      const position = positionAt((key as Node | null)?.range?.[0] ?? 0);
      const diagnostic = nameDiagnostic(key, position, lines[position.line - 1] ?? '');
      if (diagnostic) diagnostics.push(diagnostic);
    },
    Node(_, node) {
      const position = positionAt(node.range?.[0] ?? 0);
      const isFlowMap = isMap(node) && node.flow === true;
      if (isFlowMap || isAlias(node) || node.tag !== undefined || node.anchor !== undefined) {
        const line = lines[position.line - 1] ?? '';
        // For YAML, {phone} is a map without values, but its author means text.
        const isText = !isFlowMap || node.items.every(({ value }) => value === null);
        diagnostics.push(
          isText
            ? (specialCharacterDiagnostic(line, position.line) ?? {
                ...position,
                ...specialCharacterExplanation(line),
              })
            : { ...position, message: fieldsInBrackets },
        );
      }
      if (isScalar(node) && node.type === 'PLAIN') {
        const explanation = curlyQuotesExplanation(node.source ?? '');
        if (explanation) diagnostics.push({ ...position, ...explanation });
        diagnostics.push(...cutOffValue(position, positionAt(node.range?.[1] ?? 0), lines));
      }
      return isFlowMap ? visit.SKIP : undefined;
    },
  });
  return diagnostics;
}

const fieldsInBrackets =
  'Remove { and }. Write a text without brackets, and each field on a line of its own.';

function nameDiagnostic(
  key: unknown,
  position: Position,
  line: string,
): FileDiagnostic | undefined {
  if (!isScalar(key)) return { ...position, ...namelessExplanation(line) };
  // JavaScript would set the prototype of the map and lose the value.
  if (key.value === '__proto__')
    return { ...position, message: '"__proto__" cannot be a name here.' };
  return invisibleDiagnostic(String(key.value), position);
}

/** Returns the fix that puts the rest of a line in quotes; false if the fix could be wrong. */
function wholeInQuotes({ line, column }: Position, lines: readonly string[]) {
  const find = (lines[line - 1] ?? '').slice(column - 1).trimEnd();
  const quote = find.includes('"') ? "'" : '"';
  const isText = /^[^#]*\p{L}/u.test(find) && !/\\|'.*"|".*'/.test(find);
  return isText && { find, from: { line, column }, replace: quote + find + quote };
}

/** Reports an unquoted value that ends at a # or continues into the next item of a list. */
function cutOffValue(start: Position, end: Position, lines: readonly string[]): FileDiagnostic[] {
  const afterValue = lines[end.line - 1]?.slice(end.column - 1) ?? '';
  // For YAML, a value that begins with # is empty.
  const isEmpty = start.line === end.line && start.column === end.column;
  const comment = /^([ \t]*)#[^\s#]/.exec(afterValue);
  const nextItem = lines.slice(start.line, end.line).findIndex((line) => /^\s*- /.test(line));
  const diagnostics: FileDiagnostic[] = [];
  if (comment) {
    const [find = ''] = afterValue.trim().split(/\s#/);
    const message = 'Put the whole value in "quotes". Visitors do not see the text after a #.';
    const fix = isEmpty
      ? !/["\\]/.test(find) && { find, replace: `"${find}"` }
      : start.line === end.line && wholeInQuotes(start, lines);
    const column = end.column + (comment[1]?.length ?? 0);
    diagnostics.push({ line: end.line, column, message, ...(fix && { fix }) });
  }
  if (nextItem >= 0) diagnostics.push(overIndentedDiagnostic(lines, start.line + nextItem + 1));
  return diagnostics;
}
