import type { Fix } from '../diagnostics/diagnostic.ts';

export const expressionMessage =
  'only the name of a fact, such as {phone}, can be written in curly brackets';

export const namelessTag = 'a tag needs a name; <> and </> are not allowed';

const embedded: ReadonlySet<string> = new Set(['audio', 'embed', 'iframe', 'object', 'video']);

export function htmlMessage(name: string): string {
  if (name === 'br') {
    return '<br> is HTML; end the line before with \\ where a new line begins, and leave a blank line where a new paragraph does';
  }
  if (embedded.has(name)) {
    return `<${name}> is HTML, and nothing of another site can stand here; link to it: [words](https://…)`;
  }
  return `<${name}> is HTML, which is not allowed here; use Markdown or one of the tags`;
}

/** Returns the fix that shows curly brackets as text, unless they look like code. */
export function escapedBrackets(inside: string): Fix | undefined {
  return /^[\p{L}\p{N} .,-]+$/u.test(inside)
    ? { find: `{${inside}}`, replace: `\\{${inside}\\}` }
    : undefined;
}
