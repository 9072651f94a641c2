import { isAlias, isMap, isScalar, visit, type Document, type Node } from 'yaml';
import type { Finding, Fix, Position } from '../../diagnostics/diagnostic.ts';
import { overIndentedDiagnostic } from './yaml-indentation.ts';
import { checkInvisible, explainInvalidField } from './yaml-names.ts';
import {
  checkSpecialCharacter,
  explainCurlyQuotes,
  explainSpecialCharacter,
} from './yaml-quotes.ts';
import { say } from '../../../site/fields/say.ts';

export interface ParsedYaml {
  document: Document;
  /** The lines of the whole file. */
  lines: readonly string[];
  positionAt: (offset: number) => Position;
}

type Range = Record<'start' | 'end', Position>;

/** Reports valid YAML that does not mean what its author expects. */
export function checkMisreadings({ document, lines, positionAt }: ParsedYaml): Finding[] {
  const diagnostics: (Finding | undefined)[] = [];
  visit(document, {
    Pair(_, { key }) {
      const start = positionAt((key as Node | null)?.range?.[0] ?? 0);
      diagnostics.push(checkKey(key, start, lines[start.line - 1] ?? ''));
    },
    Node(_, node) {
      const [startOffset, endOffset] = node.range ?? [0, 0];
      const start = positionAt(startOffset);
      const line = lines[start.line - 1] ?? '';
      if (isMap(node) && node.flow) {
        // For YAML, {phone} is a map without values, but its author means text.
        const isText = node.items.every(({ value }) => value === null);
        const message = say`Remove { and }. Write a text without brackets, and each field on a line of its own.`;
        diagnostics.push(isText ? reportSpecialCharacter(line, start) : { ...start, message });
        return visit.SKIP;
      }
      if (isAlias(node) || node.tag !== undefined || node.anchor !== undefined)
        diagnostics.push(reportSpecialCharacter(line, start));
      if (isScalar(node) && node.type === 'PLAIN') {
        const range = { start, end: positionAt(endOffset) };
        const curlyQuotes = explainCurlyQuotes(node.source ?? '');
        diagnostics.push(
          curlyQuotes && { ...start, ...curlyQuotes },
          checkComment(range, lines, /^\p{L}/u.test(node.source ?? '')),
          checkNextItem(range, lines),
        );
      }
      return undefined;
    },
  });
  return diagnostics.filter((diagnostic) => diagnostic !== undefined);
}

/** Reports a key that is a list or a map, is `__proto__`, or has an invisible character. */
function checkKey(key: unknown, start: Position, line: string): Finding | undefined {
  if (!isScalar(key)) return { ...start, ...explainInvalidField(line) };
  // JavaScript would set the prototype of the map and lose the value.
  if (key.value === '__proto__')
    return { ...start, message: say`"__proto__" cannot be a name here.` };
  return checkInvisible(String(key.value), start);
}

/** Reports a special character, at the beginning of the value if possible. */
function reportSpecialCharacter(line: string, start: Position): Finding {
  return checkSpecialCharacter(line, start.line) ?? { ...start, ...explainSpecialCharacter(line) };
}

/**
 * Reports an unquoted value that ends at a #, which begins a comment. A space after the # is usual in
 * a comment, but not between the # and a number: `flat # 12`.
 */
function checkComment(
  { start, end }: Range,
  lines: readonly string[],
  isText: boolean,
): Finding | undefined {
  const afterValue = lines[end.line - 1]?.slice(end.column - 1) ?? '';
  const comment = isText ? /^([ \t]*)#(?:[^\s#]|[ \t]+\S*\p{Nd})/u : /^([ \t]*)#[^\s#]/;
  const [, space] = comment.exec(afterValue) ?? [];
  if (space === undefined) return undefined;
  const isOneLine = start.line === end.line;
  // For YAML, a value that begins with # is empty.
  const isEmpty = isOneLine && start.column === end.column;
  const fix = isEmpty ? quoteHashtag(afterValue) : quoteRestOfLine(start, lines);
  return {
    line: end.line,
    column: end.column + space.length,
    message: say`Put the whole value in "quotes". Visitors do not see the text after a #.`,
    fix: isOneLine ? fix : undefined,
  };
}

/** Returns the fix that puts a value such as `#sofa` in quotes. */
function quoteHashtag(text: string): Fix | undefined {
  const [find = ''] = text.trim().split(/\s#/);
  return /["\\]/.test(find) ? undefined : { find, replace: `"${find}"` };
}

/** Returns the fix that puts the rest of a line in quotes; undefined if it could be wrong. */
function quoteRestOfLine(from: Position, lines: readonly string[]): Fix | undefined {
  const find = (lines[from.line - 1] ?? '').slice(from.column - 1).trimEnd();
  const hasText = /^[^#]*\p{L}/u.test(find);
  const hasBothQuotes = /'.*"|".*'/.test(find);
  if (!hasText || hasBothQuotes || find.includes('\\')) return undefined;
  const quote = find.includes('"') ? "'" : '"';
  return { find, from, replace: quote + find + quote };
}

/** Reports a list item whose indentation makes it a part of the value above. */
function checkNextItem({ start, end }: Range, lines: readonly string[]): Finding | undefined {
  const linesBelow = lines.slice(start.line, end.line);
  const index = linesBelow.findIndex((line) => /^\s*- /.test(line));
  return index < 0 ? undefined : overIndentedDiagnostic(lines, start.line + index + 1);
}
