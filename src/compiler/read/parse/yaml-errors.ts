import { isScalar, visit, type Document, type Node, type YAMLError } from 'yaml';
import {
  maxPerFile,
  type Explanation,
  type Finding,
  type Position,
} from '../../diagnostics/diagnostic.ts';
import { alignMessage, checkTabs, overIndentedDiagnostic } from './yaml-indentation.ts';
import { checkMisreadings, type ParsedYaml } from './yaml-misreadings.ts';
import { checkInvisible, explainInvalidField } from './yaml-names.ts';
import { checkSpecialCharacter, explainMissingQuotes, findValue } from './yaml-quotes.ts';
import { say } from '../../../site/fields/say.ts';

/** Reports YAML errors, and valid values that YAML misunderstands, at most one for each line. */
export function checkYaml(
  document: Document,
  lines: readonly string[],
  positionAt: (offset: number) => Position,
): Finding[] {
  const tabs = document.errors.length > 0 ? checkTabs(lines) : [];
  // The tabs may cause the other errors.
  if (tabs.length > 0) return tabs;
  const yaml = { document, lines, positionAt };
  const errors = document.errors.slice(0, maxPerFile).map((error) => errorDiagnostic(error, yaml));
  const firstErrorLine = Math.min(...errors.map(({ line }) => line));
  const diagnostics = [...errors, ...checkMisreadings(yaml)]
    .toSorted((a, b) => a.line - b.line || a.column - b.column)
    .filter(({ line }, index, sorted) => sorted[index - 1]?.line !== line)
    .map((found) => (found.line > firstErrorLine ? withUnsafeFix(found) : found));
  return withoutConsequences(diagnostics);
}

const openQuoteMessage = say`Add a quotation mark after the value. This one is never closed.`;
const unknownErrorMessage = say`This cannot be read. Put the value in "quotes".`;

/** Makes a fix unsafe. After the first error, YAML may also report valid lines. */
function withUnsafeFix({ fix, ...diagnostic }: Finding): Finding {
  if (!fix) return diagnostic;
  const { safe: _, ...unsafeFix } = fix;
  return { ...diagnostic, fix: unsafeFix };
}

/** Drops likely consequences: all after an open quotation mark, and all from a second, unknown error on. */
function withoutConsequences(diagnostics: readonly Finding[]): Finding[] {
  const end = diagnostics.findIndex(
    ({ message }, index) =>
      diagnostics[index - 1]?.message === openQuoteMessage ||
      (index > 0 && message === unknownErrorMessage),
  );
  return diagnostics.slice(0, end < 0 ? undefined : end);
}

/** Explains an error to people who do not know YAML. */
function errorDiagnostic(error: YAMLError, yaml: ParsedYaml): Finding {
  const position = beginningOf(error, yaml);
  const line = yaml.lines[position.line - 1] ?? '';
  if (isOpenQuote(error)) {
    const find = line.slice(position.column - 1).trimEnd();
    return { ...position, message: openQuoteMessage, fix: { find, replace: find + find[0] } };
  }
  return (
    checkIndentation(error, yaml) ??
    checkSpecialCharacter(line, position.line) ??
    checkInvisible(line, { line: position.line, column: 1 }) ?? {
      ...position,
      ...explainError(error, line),
    }
  );
}

function isOpenQuote({ message }: YAMLError): boolean {
  return message.startsWith('Missing closing');
}

/** Returns the position where an error begins. YAML may report a later position. */
function beginningOf(error: YAMLError, { document, lines, positionAt }: ParsedYaml): Position {
  // For a line that begins with % or ..., YAML reports the next line of hyphens.
  const isDirective = error.message.includes('directives-end');
  const isDocumentEnd = error.code === 'MULTIPLE_DOCS';
  const prefix = isDirective ? '%' : '...';
  const index = lines.findIndex((line) => line.startsWith(prefix));
  if (index >= 0 && (isDirective || isDocumentEnd)) return { line: index + 1, column: 1 };
  let [start] = error.pos;
  visit(document, {
    Node(_, node) {
      const [nodeStart] = node.range ?? [start];
      if (nodeStart < error.pos[0] && isOpenNode(node, error)) start = nodeStart;
    },
  });
  return positionAt(start);
}

/** Returns true if the error may come from an open quotation mark or bracket of the node. */
function isOpenNode(node: Node, error: YAMLError): boolean {
  if (isOpenQuote(error)) return isScalar(node) && node.type?.startsWith('QUOTE') === true;
  const isInBrackets = /^Flow|flow (map|sequence|collection)/i.test(error.message);
  return isInBrackets && 'flow' in node && node.flow === true;
}

/** Reports a line that is indented further than the field above it. */
function checkIndentation(
  { pos: [start] }: YAMLError,
  { document, lines, positionAt }: ParsedYaml,
): Finding | undefined {
  // YAML reads the field above and this line as one name.
  const nameSpansLines = document.errors.some(
    ({ code, pos }) => code === 'MULTILINE_IMPLICIT_KEY' && pos[0] === start,
  );
  const { line } = positionAt(start);
  const hasValue = /:\s+\S/.test(lines[line - 1] ?? '');
  return nameSpansLines && hasValue ? overIndentedDiagnostic(lines, line + 1) : undefined;
}

function explainError({ code }: YAMLError, line: string): Explanation {
  if (line.startsWith('%')) return { message: say`Delete the %. A field cannot begin with it.` };
  if (line.startsWith('...'))
    return { message: say`Delete this line of three dots. It ends the fields too early.` };
  if (code === 'UNEXPECTED_TOKEN' && /:\s+["']/.test(line)) {
    const message = say`Put the other kind of quotes around the whole value. It ends at this quotation mark, but more text follows.`;
    return { message };
  }
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY': {
      const message = say`Put a value with a colon and a space in quotes.`;
      return /:\s/.test(line)
        ? explainMissingQuotes(message, findValue(line)?.value)
        : { message: alignMessage };
    }
    case 'MULTILINE_IMPLICIT_KEY':
    case 'MISSING_CHAR':
      return explainInvalidField(line);
    case 'BAD_INDENT':
      return { message: alignMessage };
    case 'DUPLICATE_KEY': {
      const name = /^[\s-]*([^:]*)/.exec(line)?.[1] ?? '';
      return { message: say`"${{ name }}" is set twice. Delete one of the two lines.` };
    }
    case 'BAD_DQ_ESCAPE':
      return {
        message: say`Use 'single quotes'. A backslash has a special meaning in double quotes.`,
      };
    default:
      return { message: unknownErrorMessage };
  }
}
