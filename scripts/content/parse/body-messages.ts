import type { Fix } from '../diagnostics/diagnostic.ts';

/** Refuses curly brackets that hold more than a name. */
export const expressionMessage =
  'only the name of a fact, such as {phone}, can be written in curly brackets';

/** Refuses a tag without a name. */
export const namelessTag = 'a tag needs a name; <> and </> are not allowed';

const embedded: ReadonlySet<string> = new Set(['audio', 'embed', 'iframe', 'object', 'video']);

/** Refuses an element of HTML. */
export function htmlMessage(name: string): string {
  if (name === 'br') {
    return '<br> is HTML; end the line before with \\ where a new line begins, and leave a blank line where a new paragraph does';
  }
  if (embedded.has(name)) {
    return `<${name}> is HTML, and nothing of another site can stand here; link to it: [words](https://…)`;
  }
  return `<${name}> is HTML, which is not allowed here; use Markdown or one of the tags`;
}

/** How words in curly brackets are written that are meant to be seen; what looks like code is not. */
export function escapedBrackets(inside: string): Fix | undefined {
  return /^[\p{L}\p{N} .,-]+$/u.test(inside)
    ? { find: `{${inside}}`, replace: `\\{${inside}\\}` }
    : undefined;
}
