import type { Fault, Finding, Mend, Place } from '../diagnostics/diagnostic.ts';
import { unseen } from '../diagnostics/invisible.ts';

/** A line of front matter taken apart: what stands before the value, and the value without a note. */
function valueOf(line: string): { column: number; value: string } | undefined {
  if (/^\s*#/.test(line)) return undefined;
  const parts = /^(\s*(?:- +)*(?:[^\s"'#:{[][^:]*:[ \t]+)?)(\S.*?)(?:\s+#\s.*)?$/.exec(line);
  return parts
    ? { column: (parts[1]?.length ?? 0) + 1, value: (parts[2] ?? '').trim() }
    : undefined;
}

/** The words between the quotes of a word processor, which are words themselves to YAML. */
const bent = /^[\u201C\u201D\u201E\u2018]([^\u201C-\u201E\n]*)[\u201C\u201D\u2019]$/;

/** The finding of a value that stands in such quotes. */
export function bentQuotes(value: string): Finding | undefined {
  return bent.test(value)
    ? quotedFinding('a word processor has bent these quotes; write straight ones', value)
    : undefined;
}

/** The fault of a value that YAML takes for something else because of its first sign, if it has one. */
export function quotesFault(line: string, number: number): Fault | undefined {
  const parts = valueOf(line);
  // What begins a line belongs to no name, and quotes would not mend that.
  if (
    !parts ||
    parts.column === 1 ||
    !/^([*&!@%`{[\],}]|[-?:]\s|[|>](?![-+\d]*$))/.test(parts.value)
  )
    return undefined;
  return { line: number, column: parts.column, ...quotesFinding(line) };
}

/** Tells that the value of a line stands in quotes, and how it looks then. */
export function quotesFinding(line: string): Finding {
  const [sign] = /^[^\p{L}\p{N}"'#]/u.exec(valueOf(line)?.value ?? '') ?? [];
  return sign === undefined
    ? { message: 'a sign such as & * ! { [ stands before this value; remove it' }
    : quotedFinding(`put a value that begins with ${sign} in quotes`, line);
}

/** A message that shows the value of a line in quotes, which is the one way to write it. */
export function quotedFinding(rule: string, line: string): Finding {
  const wrong = valueOf(line)?.value ?? line;
  // What stands in quotes is not mended by more of them.
  if (/^\s*#|^["']/.test(wrong)) return { message: rule };
  const words = bent.exec(wrong)?.[1] ?? wrong;
  const right = words.includes('"') ? `'${words.replaceAll("'", "''")}'` : `"${words}"`;
  return { message: `${rule}: ${right}`, mend: { wrong, right, certain: true } };
}

const invisible = new RegExp(`[\u00A0${unseen}]`);

/** The fault of a line that holds a character that nobody sees where a name or a colon belongs. */
export function invisibleFault(text: string, { line, column }: Place): Fault | undefined {
  const index = text.search(invisible);
  if (index < 0) return undefined;
  const message = 'a character that nobody sees stands here; write this part of the line anew';
  const wrong = text[index] ?? '';
  // One as wide as a space was meant as a space; the others were not meant at all.
  const mend: Mend = { wrong, right: wrong === '\u00A0' ? ' ' : '', certain: true };
  return { line, column: column + index, message, mend };
}

/** What to tell of a line that is no name with a value. */
export function namelessFinding(line: string): Finding {
  const [, pair] = /^\s*(?:- +)*([^\s:]+:)[^\s:]/.exec(line) ?? [];
  return pair === undefined
    ? { message: 'here should stand a name, a colon and a value; is a colon missing?' }
    : {
        message: 'put a space behind the colon',
        mend: { wrong: pair, right: `${pair} `, certain: true },
      };
}

/** The fault of a line that begins further to the right than the lines that it belongs to. */
export function overIndented(lines: readonly string[], number: number): Fault {
  const column = (lines[number - 1] ?? '').search(/\S|$/) + 1;
  const message = 'this line begins further to the right than the one that it belongs to';
  return { line: number, column, message };
}
