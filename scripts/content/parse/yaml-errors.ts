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
import { misreadings, type Sheet } from './yaml-misreadings.ts';

/**
 * What is wrong with the front matter as text: what YAML cannot read, and what it reads as something
 * else than a person would. At most one diagnostic is told for a line, since the others follow from it.
 */
export function yamlDiagnostics(
  document: Document,
  lines: readonly string[],
  positionAt: (offset: number) => Position,
): FileDiagnostic[] {
  const sheet = { document, lines, positionAt };
  const unclosed = document.errors.find(isUnclosedQuote);
  const open = unclosed ? [openQuote(unclosed, sheet)] : [];
  // Behind a quotation mark that is never closed everything is one value.
  const end = open[0]?.line ?? Infinity;
  const errors = document.errors
    .filter((error) => !isUnclosedQuote(error))
    .map((error) => word(error, sheet));
  const first = Math.min(...errors.map(({ line }) => line));
  const others = [...misreadings(sheet), ...errors].filter(({ line }) => line < end);
  const all = [...open, ...others]
    .toSorted((a, b) => a.line - b.line || a.column - b.column)
    .filter(({ line }, index, sorted) => sorted[index - 1]?.line !== line)
    .map((diagnostic) => (diagnostic.line > first ? uncertain(diagnostic) : diagnostic));
  const effect = all.findIndex(
    ({ message }, index) => index > 0 && message.startsWith(unexplained),
  );
  return effect < 0 ? all : all.slice(0, effect);
}

/** A diagnostic of which this is all that can be told is the effect of one above, as is all below it. */
const unexplained = 'this cannot be read';

/** Behind the first line that YAML cannot read, sound lines may look like diagnostics as well. */
function uncertain({ fix, ...diagnostic }: FileDiagnostic): FileDiagnostic {
  return fix ? { ...diagnostic, fix: { find: fix.find, replace: fix.replace } } : diagnostic;
}

function isUnclosedQuote({ message }: YAMLError): boolean {
  return message.startsWith('Missing closing');
}

function openQuote({ pos }: YAMLError, { document, positionAt }: Sheet): FileDiagnostic {
  return {
    ...positionAt(lastBefore(pos[0], document, isQuoted) ?? pos[0]),
    message: 'this quotation mark is never closed; put another one behind the value',
  };
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

/** One of YAML's own errors in words for people who never heard of it. */
function word(error: YAMLError, sheet: Sheet): FileDiagnostic {
  const position = sheet.positionAt(error.pos[0]);
  const line = sheet.lines[position.line - 1] ?? '';
  return (
    openBracket(error, sheet) ??
    strayLine(error, sheet) ??
    indentedPair(error, sheet) ??
    quotesDiagnostic(line, position.line) ??
    invisibleDiagnostic(line, { line: position.line, column: 1 }) ?? {
      ...position,
      ...explanation(error, line),
    }
  );
}

function openBracket({ message, pos }: YAMLError, sheet: Sheet): FileDiagnostic | undefined {
  if (!/^Flow|flow (map|sequence|collection)/i.test(message)) return undefined;
  const position = sheet.positionAt(lastBefore(pos[0], sheet.document, isFlow) ?? pos[0]);
  return { ...position, ...quotesExplanation(sheet.lines[position.line - 1] ?? '') };
}

/** Lines that tell YAML something about the file; it complains of what follows them. */
function strayLine({ code, message }: YAMLError, { lines }: Sheet): FileDiagnostic | undefined {
  const diagnostic = (pattern: RegExp, words: string) => {
    const line = lines.findIndex((text) => pattern.test(text)) + 1;
    return line > 0 ? { line, column: 1, message: words } : undefined;
  };
  if (/directives-end/.test(message))
    return diagnostic(/^%/, 'a line of front matter cannot begin with %');
  return code === 'MULTIPLE_DOCS'
    ? diagnostic(/^\.\.\./, 'a line of three dots ends the front matter too early; remove it')
    : undefined;
}

/** A pair whose name seems to reach over lines: a line indented further than the one above. */
function indentedPair(
  { pos }: YAMLError,
  { document, lines, positionAt }: Sheet,
): FileDiagnostic | undefined {
  const reachesOver = document.errors.some(
    (other) => other.code === 'MULTILINE_IMPLICIT_KEY' && other.pos[0] === pos[0],
  );
  const { line } = positionAt(pos[0]);
  const holdsPair = /:\s+\S/.test(lines[line - 1] ?? '');
  return reachesOver && holdsPair ? overIndented(lines, line + 1) : undefined;
}

function explanation(error: YAMLError, line: string): Explanation {
  switch (error.code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      return /:\s/.test(line)
        ? quotedExplanation('put a value that holds a colon and a space in quotes', line)
        : { message: indentMessage };
    case 'TAB_AS_INDENT':
      return tabExplanation(line);
    case 'MULTILINE_IMPLICIT_KEY':
    case 'MISSING_CHAR':
      return namelessExplanation(line);
    default:
      return { message: sentence(error, line) };
  }
}

const indentMessage = 'this line is indented differently from the lines that it belongs to';

/** Tabs are as wide as the two spaces by which the content is indented. */
function tabExplanation(line: string): Explanation {
  const [find = ''] = /^[\t ]*/.exec(line) ?? [];
  const replace = find.replaceAll('\t', '  ');
  return { message: 'a line begins with a tab; use spaces', fix: { find, replace, safe: true } };
}

function sentence({ code }: YAMLError, line: string): string {
  switch (code) {
    case 'DUPLICATE_KEY':
      return `"${/^[\s-]*([^:]*)/.exec(line)?.[1]}" stands here twice; keep one of the two lines`;
    case 'BAD_INDENT':
      return indentMessage;
    case 'BAD_DQ_ESCAPE':
      return "a backslash has a meaning of its own between these quotes; use 'single quotes'";
    case 'UNEXPECTED_TOKEN':
      return /:\s+["']/.test(line)
        ? 'a quotation mark ends the value here, but more follows; use the other kind of quotes around all of it'
        : `${unexplained}; put the value in "quotes"`;
    default:
      return `${unexplained}; put the value in "quotes"`;
  }
}
