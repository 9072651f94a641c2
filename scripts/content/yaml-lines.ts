import type { Fault, Place } from './problem.ts';

/** A line of front matter taken apart: what stands before the value, and the value. */
function valueOf(line: string): { column: number; value: string } | undefined {
  const parts = /^(\s*(?:- +)*(?:[^\s"'#:{[][^:]*:[ \t]+)?)(\S.*)$/.exec(line);
  return parts
    ? { column: (parts[1]?.length ?? 0) + 1, value: (parts[2] ?? '').trim() }
    : undefined;
}

/** The fault of a value that YAML takes for something else because of its first sign, if it has one. */
export function quotesFault(line: string, number: number): Fault | undefined {
  const parts = valueOf(line);
  if (!parts || !/^([*&!@%`{[\],}]|[-?:]\s|[|>](?![-+\d]*$))/.test(parts.value)) return undefined;
  return { line: number, column: parts.column, message: quotesMessage(line) };
}

/** Tells that the value of a line stands in quotes, and how it looks then. */
export function quotesMessage(line: string): string {
  return `put a value that begins with ${valueOf(line)?.value[0]} in quotes: ${quotedValue(line)}`;
}

/** The line's value as it stands in quotes. */
export function quotedValue(line: string): string {
  const value = valueOf(line)?.value ?? '';
  return value.includes('"') ? `'${value.replaceAll("'", "''")}'` : `"${value}"`;
}

/** The fault of a line that holds a character that nobody sees where a name or a colon belongs. */
export function invisibleFault(text: string, { line, column }: Place): Fault | undefined {
  const index = text.search(/[\u00A0\u00AD\u200B-\u200F\u2060\uFEFF]/);
  if (index < 0) return undefined;
  const message = 'a character that nobody sees stands here; write this part of the line anew';
  return { line, column: column + index, message };
}

/** What to tell of a line that is no name with a value. */
export function namelessMessage(line: string): string {
  return /^\s*[^\s:]+:[^\s:]/.test(line)
    ? 'put a space behind the colon'
    : 'here should stand a name, a colon and a value; is a colon missing?';
}

/** The fault of a line that begins further to the right than the lines that it belongs to. */
export function overIndented(lines: readonly string[], number: number): Fault {
  const column = (lines[number - 1] ?? '').search(/\S|$/) + 1;
  const message = 'this line begins further to the right than the one that it belongs to';
  return { line: number, column, message };
}
