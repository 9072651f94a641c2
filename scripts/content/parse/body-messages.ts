import type { Fix } from '../diagnostics/diagnostic.ts';

/** Refuses curly brackets that hold more than a name. */
export const expressionMessage =
  'only the name of a fact, such as {phone}, can be written in curly brackets';

/** Lines that begin with import or export are code in MDX, also where they were meant as words. */
export const importMessage =
  'a line that begins with "import" or "export" is read as code; begin it with another word';

/** Refuses an element of HTML. */
export function htmlMessage(name: string): string {
  return `<${name}> is HTML, which is not allowed here; use Markdown or one of the tags`;
}

/** How words in curly brackets are written that are meant to be seen; what looks like code is not. */
export function escapedBrackets(inside: string): Fix | undefined {
  return /^[\p{L}\p{N} .,-]+$/u.test(inside)
    ? { find: `{${inside}}`, replace: `\\{${inside}\\}` }
    : undefined;
}
