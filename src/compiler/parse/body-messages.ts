import type { Fix } from '../diagnostics/diagnostic.ts';

export const expressionMessage =
  'Write only the name of a fact in curly brackets, such as {phone}.';

export const namelessTagMessage = 'A tag needs a name. <> and </> are not allowed.';

export function htmlMessage(name: string): string {
  if (name === 'br') {
    return '<br> is HTML. For a new line, write \\ at the end of the line before. For a new paragraph, leave a blank line.';
  }
  if (/^(audio|embed|iframe|object|video)$/.test(name)) {
    return `<${name}> is HTML. Another site cannot be shown here. Link to it: [text](https://…)`;
  }
  return `<${name}> is HTML, which is not allowed here. Use Markdown or one of the tags.`;
}

/** Returns the fix that shows curly brackets as text; undefined if they contain code. */
export function escapeBrackets(content: string): Fix | undefined {
  return /^[\p{L}\p{M}\p{N}\p{Join_Control} .,-]+$/u.test(content)
    ? { find: `{${content}}`, replace: `\\{${content}\\}` }
    : undefined;
}
