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
  overIndented,
  quotedExplanation,
  quotesDiagnostic,
  tabDiagnostics,
} from './yaml-lines.ts';
import { misreadings, type ParsedYaml } from './yaml-misreadings.ts';

/** Reports errors of YAML, and values that YAML reads differently from a person; at most one on each line. */
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
  const first = Math.min(...errors.map(({ line }) => line));
  const all = [...errors, ...misreadings(parsed)]
    .toSorted((a, b) => a.line - b.line || a.column - b.column)
    .filter(({ line }, index, sorted) => sorted[index - 1]?.line !== line)
    .map((diagnostic) => (diagnostic.line > first ? uncertain(diagnostic) : diagnostic));
  // A missing quotation mark causes errors in all later lines.
  const end = all.findIndex(
    ({ message }, index) =>
      all[index - 1]?.message === openQuote || (index > 0 && message.startsWith(unexplained)),
  );
  return end < 0 ? all : all.slice(0, end);
}

const openQuote = 'Add a quotation mark after the value. This one is never closed.';
const unexplained = 'This cannot be read.';

/** Makes a fix unsafe. After the first error, valid lines may look wrong. */
function uncertain({ fix, ...diagnostic }: FileDiagnostic): FileDiagnostic {
  return fix ? { ...diagnostic, fix: { find: fix.find, replace: fix.replace } } : diagnostic;
}

/** Explains an error to people who do not know YAML. */
function yamlDiagnostic(error: YAMLError, parsed: ParsedYaml): FileDiagnostic {
  const position = beginningOf(error, parsed);
  const line = parsed.lines[position.line - 1] ?? '';
  if (isOpenQuote(error)) {
    const find = line.slice(position.column - 1).trimEnd();
    return { ...position, message: openQuote, fix: { find, replace: find + find[0] } };
  }
  return (
    indentedPair(error, parsed) ??
    quotesDiagnostic(line, position.line) ??
    invisibleDiagnostic(line, { line: position.line, column: 1 }) ?? {
      ...position,
      ...explanation(error, line),
    }
  );
}

function isOpenQuote({ message }: YAMLError): boolean {
  return message.startsWith('Missing closing');
}

/** Returns the position where an error begins. YAML may report it in a later line. */
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
  // YAML reports a line that begins with % or ... at the line of hyphens after it.
  const lineStart = /directives-end/.test(message)
    ? '%'
    : code === 'MULTIPLE_DOCS'
      ? '...'
      : undefined;
  const line = lineStart ? lines.findIndex((text) => text.startsWith(lineStart)) : -1;
  return line < 0 ? positionAt(start) : { line: line + 1, column: 1 };
}

/** Reports a line that is indented further than the one above it. */
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
  if (line.startsWith('%')) return { message: 'Delete the %. A field cannot begin with it.' };
  if (line.startsWith('...'))
    return { message: 'Delete this line of three dots. It ends the fields too early.' };
  const indentMessage = 'Align this line with the lines that it belongs to.';
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      return /:\s/.test(line)
        ? quotedExplanation('Put a value with a colon and a space in quotes.', line)
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
          : `${unexplained} Put the value in "quotes".`;
      return { message };
    }
  }
}
