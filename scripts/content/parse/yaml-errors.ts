import { isScalar, visit, type Document, type YAMLError } from 'yaml';
import {
  maxPerFile,
  type FileDiagnostic,
  type Explanation,
  type Position,
} from '../diagnostics/diagnostic.ts';
import {
  invisibleDiagnostic,
  namelessExplanation,
  overIndentedDiagnostic,
  addQuotesExplanation,
  specialCharacterDiagnostic,
  tabDiagnostics,
} from './yaml-lines.ts';
import { misreadings, type ParsedYaml } from './yaml-misreadings.ts';

/** Reports errors of YAML, and values that YAML reads differently from a person. Reports one for each line. */
export function yamlDiagnostics(
  document: Document,
  lines: readonly string[],
  positionAt: (offset: number) => Position,
): FileDiagnostic[] {
  const tabs = document.errors.length > 0 ? tabDiagnostics(lines) : [];
  // The tabs may cause the other errors.
  if (tabs.length > 0) return tabs;
  const parsed = { document, lines, positionAt };
  const errors = document.errors.slice(0, maxPerFile).map((error) => yamlDiagnostic(error, parsed));
  const firstLine = Math.min(...errors.map(({ line }) => line));
  const diagnostics = [...errors, ...misreadings(parsed)]
    .toSorted((a, b) => a.line - b.line || a.column - b.column)
    .filter(({ line }, index, sorted) => sorted[index - 1]?.line !== line)
    .map((diagnostic) => (diagnostic.line > firstLine ? withUnsafeFix(diagnostic) : diagnostic));
  // A missing quotation mark causes all later errors, so drop them. From the second error on, also stop
  // at the first one that has no explanation.
  const cutoff = diagnostics.findIndex(
    ({ message }, index) =>
      diagnostics[index - 1]?.message === openQuoteMessage ||
      (index > 0 && message.startsWith(unknownErrorMessage)),
  );
  return cutoff < 0 ? diagnostics : diagnostics.slice(0, cutoff);
}

const openQuoteMessage = 'Add a quotation mark after the value. This one is never closed.';
const unknownErrorMessage = 'This cannot be read.';

/** Makes a fix unsafe. After the first error, YAML may also report valid lines. */
function withUnsafeFix({ fix, ...diagnostic }: FileDiagnostic): FileDiagnostic {
  return fix ? { ...diagnostic, fix: { find: fix.find, replace: fix.replace } } : diagnostic;
}

/** Explains an error to people who do not know YAML. */
function yamlDiagnostic(error: YAMLError, parsed: ParsedYaml): FileDiagnostic {
  const position = beginningOf(error, parsed);
  const line = parsed.lines[position.line - 1] ?? '';
  if (isOpenQuote(error)) {
    const find = line.slice(position.column - 1).trimEnd();
    return { ...position, message: openQuoteMessage, fix: { find, replace: find + find[0] } };
  }
  return (
    indentDiagnostic(error, parsed) ??
    specialCharacterDiagnostic(line, position.line) ??
    invisibleDiagnostic(line, { line: position.line, column: 1 }) ?? {
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
  const { code, message, pos } = error;
  const isFlow = /^Flow|flow (map|sequence|collection)/i.test(message);
  let start = pos[0];
  visit(document, {
    Node(_, node) {
      const isCause = isOpenQuote(error)
        ? isScalar(node) && node.type?.startsWith('QUOTE')
        : isFlow && 'flow' in node && node.flow;
      if (isCause && node.range && node.range[0] < pos[0]) start = node.range[0];
    },
  });
  // For a line that begins with % or ..., YAML reports the next line of hyphens instead.
  const lineStart = /directives-end/.test(message)
    ? '%'
    : code === 'MULTIPLE_DOCS'
      ? '...'
      : undefined;
  const line = lineStart ? lines.findIndex((text) => text.startsWith(lineStart)) : -1;
  return line < 0 ? positionAt(start) : { line: line + 1, column: 1 };
}

/** Reports a line that is indented further than the one above it. */
function indentDiagnostic(
  { pos }: YAMLError,
  { document, lines, positionAt }: ParsedYaml,
): FileDiagnostic | undefined {
  const nameSpansLines = document.errors.some(
    (candidate) => candidate.code === 'MULTILINE_IMPLICIT_KEY' && candidate.pos[0] === pos[0],
  );
  const { line } = positionAt(pos[0]);
  const hasPair = /:\s+\S/.test(lines[line - 1] ?? '');
  return nameSpansLines && hasPair ? overIndentedDiagnostic(lines, line + 1) : undefined;
}

function explainError({ code }: YAMLError, line: string): Explanation {
  if (line.startsWith('%')) return { message: 'Delete the %. A field cannot begin with it.' };
  if (line.startsWith('...'))
    return { message: 'Delete this line of three dots. It ends the fields too early.' };
  const indentMessage = 'Align this line with the lines that it belongs to.';
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      return /:\s/.test(line)
        ? addQuotesExplanation('Put a value with a colon and a space in quotes.', line)
        : { message: indentMessage };
    case 'MULTILINE_IMPLICIT_KEY':
    case 'MISSING_CHAR':
      return namelessExplanation(line);
    case 'BAD_INDENT':
      return { message: indentMessage };
    case 'DUPLICATE_KEY': {
      const name = /^[\s-]*([^:]*)/.exec(line)?.[1];
      return { message: `"${name}" is set twice. Delete one of the two lines.` };
    }
    case 'BAD_DQ_ESCAPE':
      return {
        message: "Use 'single quotes'. A backslash has a special meaning in double quotes.",
      };
    default: {
      const message =
        code === 'UNEXPECTED_TOKEN' && /:\s+["']/.test(line)
          ? 'Put the other kind of quotes around the whole value. It ends at this quotation mark, but more text follows.'
          : `${unknownErrorMessage} Put the value in "quotes".`;
      return { message };
    }
  }
}
