import { socialNames, socialSites } from '../../../src/fields/social.ts';
import type { FileDiagnostic, Explanation, Fix, Position } from '../diagnostics/diagnostic.ts';
import { zeroWidth } from '../diagnostics/invisible.ts';

/** Returns the value of a line without its comment, and its column. */
function valueOf(line: string): { column: number; value: string } | undefined {
  if (/^\s*#/.test(line)) return undefined;
  const [indent = ''] = /^\s*(?:- +)*/.exec(line) ?? [];
  const [name = ''] = /^[^\s"'#:{[][^:]*:[ \t]+(?=\S)/.exec(line.slice(indent.length)) ?? [];
  const [value = ''] = line.slice(indent.length + name.length).split(/\s#\s/, 1);
  return value === ''
    ? undefined
    : { column: indent.length + name.length + 1, value: value.trim() };
}

/** Text in curly quotes, which are not quotes in YAML. */
const curlyQuoted = /^[\u201C\u201D\u201E\u2018]([^\u201C-\u201E\n]*)[\u201C\u201D\u2019]$/;

export function curlyQuotesExplanation(value: string): Explanation | undefined {
  return curlyQuoted.test(value)
    ? addQuotesExplanation('These are curly quotes. Type straight quotes.', value)
    : undefined;
}

/** Reports a value whose first character has a meaning in YAML. */
export function specialCharacterDiagnostic(
  line: string,
  lineNumber: number,
): FileDiagnostic | undefined {
  const lineValue = valueOf(line);
  // If a line begins with such a character, quotes would not correct the line.
  if (
    !lineValue ||
    lineValue.column === 1 ||
    !/^([*&!@%`{[\],}]|[-?:]\s|[|>](?![-+\d]*$))/.test(lineValue.value)
  )
    return undefined;
  return { line: lineNumber, column: lineValue.column, ...specialCharacterExplanation(line) };
}

export function specialCharacterExplanation(line: string): Explanation {
  const [, site, name = ''] = /^\s*(\w+):\s+@([\w.-]+)\s*$/.exec(line) ?? [];
  const social = socialNames.find((candidate) => candidate === site);
  if (social) {
    const replace = socialSites[social].base + name;
    const message = `Write the full URL of the page: ${replace}`;
    return { message, fix: { find: `@${name}`, replace, safe: true } };
  }
  const [first] = /^[^\p{L}\p{N}"'#]/u.exec(valueOf(line)?.value ?? '') ?? [];
  return first === undefined
    ? { message: 'Delete the character before this value, such as & * ! { or [' }
    : addQuotesExplanation(`Put a value that begins with ${first} in quotes.`, line);
}

/** Returns a message with the fix that puts the value of a line in quotes. */
export function addQuotesExplanation(rule: string, line: string): Explanation {
  const find = valueOf(line)?.value ?? line;
  // The value already has quotes.
  if (/^\s*#|^["']/.test(find)) return { message: rule };
  const value = curlyQuoted.exec(find)?.[1] ?? find;
  const replace = value.includes('"') ? `'${value.replaceAll("'", "''")}'` : `"${value}"`;
  return { message: `${rule} Write ${replace}`, fix: { find, replace, safe: true } };
}

const invisible = new RegExp(`[\u00A0${zeroWidth}]`);

/** Reports an invisible character in a name or before a colon. */
export function invisibleDiagnostic(
  text: string,
  { line, column }: Position,
): FileDiagnostic | undefined {
  const index = text.search(invisible);
  if (index < 0) return undefined;
  const message = 'Type this part of the line again. It contains an invisible character.';
  const find = text[index] ?? '';
  // A no-break space becomes a space. The other characters have no width.
  const fix: Fix = { find, replace: find === '\u00A0' ? ' ' : '', safe: true };
  return { line, column: column + index, message, fix };
}

/** Explains a line that is not a name with a value. */
export function namelessExplanation(line: string): Explanation {
  const [, nameAndColon] = /^\s*(?:- +)*([^\s:]+:)[^\s:]/.exec(line) ?? [];
  return nameAndColon === undefined
    ? { message: 'Write a field as a name, a colon and a value. Is a colon missing?' }
    : {
        message: 'Write a space after the colon.',
        fix: { find: nameAndColon, replace: `${nameAndColon} `, safe: true },
      };
}

export function overIndentedDiagnostic(
  lines: readonly string[],
  lineNumber: number,
): FileDiagnostic {
  const column = (lines[lineNumber - 1] ?? '').search(/\S|$/) + 1;
  const message =
    'Align this line with the lines that it belongs to. It begins too far to the right.';
  return { line: lineNumber, column, message };
}

/** Reports lines that are indented by tabs, which YAML forbids. */
export function tabDiagnostics(lines: readonly string[]): FileDiagnostic[] {
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'));
  let lastUnindentedLine = '';
  return lines.slice(0, end).flatMap((line, index) => {
    const [find = ''] = /^\s*(?:-\s+)*/.exec(line) ?? [];
    if (!find.includes('\t')) {
      if (/^[^#\s]/.test(line)) lastUnindentedLine = line;
      return [];
    }
    // Only a field without a value can have indented lines below it. Below any other line, this line is
    // a new field.
    const isField =
      /^\s+[a-z_]+:/.test(line) && /^(?:---|[a-z_]+:[ \t]+\S)/.test(lastUnindentedLine);
    const message = 'Use spaces instead of the tab at the beginning of this line.';
    // A tab is one level; after a hyphen it is one space.
    const indentation = find.replaceAll(/-\s+|\t/g, (part) =>
      part === '\t' ? '  ' : part.replaceAll('\t', ' '),
    );
    const replace = isField ? '' : indentation;
    return [{ line: index + 1, column: 1, message, fix: { find, replace, safe: true as const } }];
  });
}
