import type { Fix } from '../../diagnostics/diagnostic.ts';
import { say, sayInReport, type Message } from '../../../site/fields/say.ts';

export const expressionMessage = say`Write only the name of a fact in curly brackets, such as {phone}.`;

export const namelessTagMessage = say`A tag needs a name. <> and </> are not allowed.`;

export function htmlMessage(name: string): Message {
  if (name === 'br') {
    return say`<br> is HTML. For a new line, write \\ at the end of the line before. For a new paragraph, leave a blank line.`;
  }
  if (/^(audio|embed|iframe|object|video)$/.test(name)) {
    return say`<${{ name }}> is HTML. Another site cannot be shown here. Link to it: [text](https://…)`;
  }
  return [
    ...say`<${{ name }}> is HTML, which is not allowed here.`,
    ...sayInReport`Use Markdown or one of the tags.`,
  ];
}

/** Returns the fix that shows curly brackets as text; undefined if they contain code. */
export function escapeBrackets(content: string): Fix | undefined {
  return /^[\p{L}\p{M}\p{N}\p{Join_Control} .,-]+$/u.test(content)
    ? { find: `{${content}}`, replace: `\\{${content}\\}` }
    : undefined;
}
