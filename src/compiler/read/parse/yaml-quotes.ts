import { socialNames, socialSites } from '../../../site/fields/social.ts';
import type { Explanation, Finding } from '../../diagnostics/diagnostic.ts';
import { say, type Message } from '../../../site/fields/say.ts';

/** Matches the indentation, the hyphens and the name before a value, such as `  - title: `. */
const beforeValue = /^\s*(?:- +)*(?:[^\s"'#:{[][^:]*:[ \t]+(?=\S))?/;

/** Returns the value of a line without its comment, and its column; undefined without a value. */
export function findValue(line: string): { column: number; value: string } | undefined {
  if (/^\s*#/.test(line)) return undefined;
  const [before = ''] = beforeValue.exec(line) ?? [];
  const [value = ''] = line.slice(before.length).split(/\s#\s/, 1);
  return value === '' ? undefined : { column: before.length + 1, value: value.trim() };
}

/** Matches text in curly quotes, which are not quotes in YAML. */
const curlyQuoted = /^[\u201C\u201D\u201E\u2018]([^\u201C-\u201E\n]*)[\u201C\u201D\u2019]$/;

/** Adds a fix to a message: the value in straight quotes. */
export function explainMissingQuotes(message: Message, value: string | undefined): Explanation {
  const hasQuotes = /^["']/.test(value ?? '');
  if (value === undefined || value.startsWith('#') || hasQuotes) return { message };
  const text = curlyQuoted.exec(value)?.[1] ?? value;
  const replace = text.includes('"') ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
  return {
    message: [...message, ...say`Write ${{ text: replace }}`],
    fix: { find: value, replace, safe: true },
  };
}

/** Explains curly quotes around a value; undefined if the value has other quotes or none. */
export function explainCurlyQuotes(value: string): Explanation | undefined {
  return curlyQuoted.test(value)
    ? explainMissingQuotes(say`These are curly quotes. Type straight quotes.`, value)
    : undefined;
}

/** Matches the beginning of a value that YAML does not read as text. */
const specialStart = /^([*&!@%`{[\],}]|[-?:]\s|[|>](?![-+\d]*$))/;

/** Reports a value that begins with a special character of YAML. */
export function checkSpecialCharacter(line: string, lineNumber: number): Finding | undefined {
  const { value = '', column = 1 } = findValue(line) ?? {};
  // Quotes would not correct a line that itself begins with such a character.
  if (column === 1 || !specialStart.test(value)) return undefined;
  return { line: lineNumber, column, ...explainSpecialCharacter(line) };
}

/** Explains that the value of a line begins with a special character of YAML. */
export function explainSpecialCharacter(line: string): Explanation {
  const value = findValue(line)?.value;
  const [character] = /^[^\p{L}\p{N}"'#]/u.exec(value ?? '') ?? [];
  return (
    explainSocialName(line) ??
    (character === undefined
      ? { message: say`Delete the character before this value, such as & * ! { or [` }
      : explainMissingQuotes(say`Put a value that begins with ${{ character }} in quotes.`, value))
  );
}

/** Explains a line such as `facebook: @name`, which needs a URL instead of a name. */
function explainSocialName(line: string): Explanation | undefined {
  const [, key, name = ''] = /^\s*(\w+):\s+@([\w.-]+)\s*$/.exec(line) ?? [];
  const site = socialNames.find((candidate) => candidate === key);
  if (!site) return undefined;
  const replace = socialSites[site].base + name;
  const message = say`Write the full URL of the page: ${{ url: replace }}`;
  return { message, fix: { find: `@${name}`, replace, safe: true } };
}
