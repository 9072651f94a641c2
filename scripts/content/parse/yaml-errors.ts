import { isScalar, visit, type Document, type Node, type YAMLError } from 'yaml';
import type { FileDiagnostic, Explanation, Position } from '../diagnostics/diagnostic.ts';
import {
  invisibleDiagnostic,
  namelessExplanation,
  overIndented,
  quotedExplanation,
  quotesDiagnostic,
  quotesExplanation,
} from './yaml-lines.ts';
import { tabDiagnostics } from './tabs.ts';
import { misreadings, type ParsedYaml } from './yaml-misreadings.ts';

/**
 * What is wrong with the front matter as text: what YAML cannot read, and what it reads as something
 * else than a person would. A line has at most one diagnostic, since the others follow from it.
 */
export function yamlDiagnostics(
  document: Document,
  lines: readonly string[],
  positionAt: (offset: number) => Position,
): FileDiagnostic[] {
  const tabs = document.errors.length > 0 ? tabDiagnostics(lines) : [];
  // What else looks wrong may follow from the tabs.
  if (tabs.length > 0) return tabs;
  const parsed = { document, lines, positionAt };
  const unclosed = document.errors.find(isUnclosedQuote);
  const open = unclosed ? [openQuote(unclosed, parsed)] : [];
  // Behind a quotation mark that is never closed everything is one value.
  const end = open[0]?.line ?? Infinity;
  const errors = document.errors
    .filter((error) => !isUnclosedQuote(error))
    .map((error) => yamlDiagnostic(error, parsed));
  const first = Math.min(...errors.map(({ line }) => line));
  const others = [...misreadings(parsed), ...errors].filter(({ line }) => line < end);
  const all = [...open, ...others]
    .toSorted((a, b) => a.line - b.line || a.column - b.column)
    .filter(({ line }, index, sorted) => sorted[index - 1]?.line !== line)
    .map((diagnostic) => (diagnostic.line > first ? uncertain(diagnostic) : diagnostic));
  const effect = all.findIndex(
    ({ message }, index) => index > 0 && message.startsWith(unexplained),
  );
  return effect < 0 ? all : all.slice(0, effect);
}

/** A diagnostic that explains no more than this follows from one above it, as do all below it. */
const unexplained = 'this cannot be read';

/** Behind the first line that YAML cannot read, sound lines may look like diagnostics as well. */
function uncertain({ fix, ...diagnostic }: FileDiagnostic): FileDiagnostic {
  return fix ? { ...diagnostic, fix: { find: fix.find, replace: fix.replace } } : diagnostic;
}

function isUnclosedQuote({ message }: YAMLError): boolean {
  return message.startsWith('Missing closing');
}

function openQuote(
  { pos }: YAMLError,
  { document, lines, positionAt }: ParsedYaml,
): FileDiagnostic {
  const position = positionAt(lastBefore(pos[0], document, isQuoted) ?? pos[0]);
  const find = lines[position.line - 1]?.slice(position.column - 1).trimEnd() ?? '';
  const message = 'this quotation mark is never closed; put another one after the value';
  return { ...position, message, fix: { find, replace: find + find[0] } };
}

function isQuoted(node: Node): boolean {
  return isScalar(node) && node.type?.startsWith('QUOTE') === true;
}

function isFlow(node: Node): boolean {
  return 'flow' in node && node.flow === true;
}

/** Where the last node of a kind begins that begins before an offset. */
function lastBefore(offset: number, document: Document, is: (node: Node) => boolean) {
  let found: number | undefined;
  visit(document, {
    Node(_, node) {
      const start = node.range?.[0];
      if (start !== undefined && start < offset && is(node)) found = start;
    },
  });
  return found;
}

/** One of YAML's own errors, explained to people who do not know YAML. */
function yamlDiagnostic(error: YAMLError, parsed: ParsedYaml): FileDiagnostic {
  const position = parsed.positionAt(error.pos[0]);
  const line = parsed.lines[position.line - 1] ?? '';
  return (
    openBracket(error, parsed) ??
    strayLine(error, parsed) ??
    indentedPair(error, parsed) ??
    quotesDiagnostic(line, position.line) ??
    invisibleDiagnostic(line, { line: position.line, column: 1 }) ?? {
      ...position,
      ...explanation(error, line),
    }
  );
}

function openBracket(
  { message, pos }: YAMLError,
  { document, lines, positionAt }: ParsedYaml,
): FileDiagnostic | undefined {
  if (!/^Flow|flow (map|sequence|collection)/i.test(message)) return undefined;
  const position = positionAt(lastBefore(pos[0], document, isFlow) ?? pos[0]);
  return { ...position, ...quotesExplanation(lines[position.line - 1] ?? '') };
}

/** Lines that mark directives or documents in YAML, which reports errors in the lines below them. */
function strayLine(
  { code, message: reason }: YAMLError,
  { lines }: ParsedYaml,
): FileDiagnostic | undefined {
  const diagnostic = (pattern: RegExp, message: string) => {
    const line = lines.findIndex((text) => pattern.test(text)) + 1;
    return line > 0 ? { line, column: 1, message } : undefined;
  };
  if (/directives-end/.test(reason))
    return diagnostic(/^%/, 'a field cannot begin with %; remove it');
  return code === 'MULTIPLE_DOCS'
    ? diagnostic(/^\.\.\./, 'a line of three dots ends the fields too early; remove it')
    : undefined;
}

/** A pair whose name seems to reach over lines: a line indented further than the one above. */
function indentedPair(
  { pos }: YAMLError,
  { document, lines, positionAt }: ParsedYaml,
): FileDiagnostic | undefined {
  const reachesOver = document.errors.some(
    (other) => other.code === 'MULTILINE_IMPLICIT_KEY' && other.pos[0] === pos[0],
  );
  const { line } = positionAt(pos[0]);
  const holdsPair = /:\s+\S/.test(lines[line - 1] ?? '');
  return reachesOver && holdsPair ? overIndented(lines, line + 1) : undefined;
}

function explanation({ code }: YAMLError, line: string): Explanation {
  const indentMessage = 'align this line with the lines that it belongs to';
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      return /:\s/.test(line)
        ? quotedExplanation('put a value that holds a colon and a space in quotes', line)
        : { message: indentMessage };
    case 'MULTILINE_IMPLICIT_KEY':
    case 'MISSING_CHAR':
      return namelessExplanation(line);
    case 'BAD_INDENT':
      return { message: indentMessage };
    case 'DUPLICATE_KEY': {
      const name = /^[\s-]*([^:]*)/.exec(line)?.[1];
      return { message: `"${name}" is set twice; keep one of the two lines` };
    }
    case 'BAD_DQ_ESCAPE':
      return {
        message: "a backslash has a special meaning in double quotes; use 'single quotes'",
      };
    default: {
      const message =
        code === 'UNEXPECTED_TOKEN' && /:\s+["']/.test(line)
          ? 'the value ends at this quotation mark, but more follows; put the other kind of quotes around all of it'
          : `${unexplained}; put the value in "quotes"`;
      return { message };
    }
  }
}
