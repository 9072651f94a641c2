import type { VFile } from 'vfile';
import type { TagDefinition } from '../../../src/tags/definition.ts';
import { tags, type TagName } from '../../../src/tags/schemas.ts';
import { htmlMessage, namelessTagMessage } from './body-messages.ts';
import { offsetOf, positionAt } from '../diagnostics/position.ts';
import type { FileDiagnostic, Explanation, Fix } from '../diagnostics/diagnostic.ts';

type ParserError = VFile['messages'][number];

/** Returns true for an error in the text, and false for a bug in the parser. */
export function isParserError(error: unknown): error is ParserError {
  return error instanceof Error && 'ruleId' in error && 'source' in error;
}

const attributeMessage = 'Write each attribute as name="value", with straight quotes.';

/**
 * Explains an error of the parser to people who do not know MDX.
 * @param text the file, with spaces in place of its front matter
 */
export function syntaxDiagnostic(
  error: ParserError,
  text: string,
  bodyOffset: number,
): FileDiagnostic {
  const offset = offsetOf(text, { line: error.line ?? 1, column: error.column ?? 1 });
  switch (error.source) {
    case 'micromark-extension-mdx-expression':
      return bracketDiagnostic(text, offset);
    case 'mdast-util-mdx-jsx':
      return closingDiagnostic(error, text, offset);
    default:
      return tagDiagnostic(error, text, offset, bodyOffset);
  }
}

/** Reports a body that crashes the parser. */
export function unreadableDiagnostic(text: string, bodyOffset: number): FileDiagnostic {
  const message = 'This text cannot be read. Write your last change in another way.';
  return { ...positionAt(text, bodyOffset), message };
}

/** Reports a curly bracket that is never closed. */
function bracketDiagnostic(text: string, offset: number): FileDiagnostic {
  // Closed and escaped brackets are replaced by spaces.
  const openOffset = text
    .slice(0, offset)
    .replaceAll(/\\[{}]|\{[^{}]*\}/g, (closed) => ' '.repeat(closed.length))
    .lastIndexOf('{');
  const start = openOffset < 0 ? offset : openOffset;
  const [attribute] = /(?<![\w:.-])[\w:.-]+=$/.exec(text.slice(0, start)) ?? [];
  if (attribute !== undefined) {
    const message = `Write ${attribute}"…" with quotes instead of curly brackets.`;
    return { ...positionAt(text, start - attribute.length), message };
  }
  const [find, name = 'phone'] = /^\{([A-Za-z_]+)/.exec(text.slice(start)) ?? [];
  const message = `This curly bracket is never closed. Write {${name}}, or \\{ to show the bracket.`;
  const fix = find === undefined ? undefined : { find, replace: `${find}}` };
  return { ...positionAt(text, start), message, fix };
}

function closingDiagnostic({ reason }: ParserError, text: string, offset: number): FileDiagnostic {
  const position = positionAt(text, text.lastIndexOf('<', offset));
  const [, closingTag, expected = '', openLine, openColumn] =
    /tag `([^`]*)`, expected corresponding closing tag for `<([^`]*)>` \((\d+):(\d+)/.exec(
      reason,
    ) ?? [];
  // An outer tag ends before the inner one, so the inner one is never closed.
  if (closingTag && text.slice(0, offset).includes(closingTag.replace('/', ''))) {
    return { line: Number(openLine), column: Number(openColumn), ...unclosedExplanation(expected) };
  }
  if (closingTag) {
    const message = `Write </${expected}> first. <${expected}> is still open, so ${closingTag} closes nothing.`;
    return { ...position, message };
  }
  const [, openTag, line, column] =
    /^Expected a closing tag for `<([^`]*)>` \((\d+):(\d+)/.exec(reason) ?? [];
  if (openTag !== undefined) {
    return { line: Number(line), column: Number(column), ...unclosedExplanation(openTag) };
  }
  const [, splitTag] = /^Expected the closing tag `<\/([^`]*)>`/.exec(reason) ?? [];
  if (splitTag) {
    const message = `Write <${splitTag}> and </${splitTag}> each on a separate line.`;
    return { ...position, message };
  }
  if (/open tag first/.test(reason)) {
    return { ...position, message: 'This tag is closed but never opened.' };
  }
  return { ...position, message: 'Write the end of a tag as </Name>, without anything else.' };
}

function unclosedExplanation(name: string): Explanation {
  if (name === '') return { message: namelessTagMessage };
  if (/^[a-z]/.test(name)) return { message: htmlMessage(name) };
  const tag: TagDefinition | undefined = Object.hasOwn(tags, name)
    ? tags[name as TagName]
    : undefined;
  if (tag?.content !== 'none') {
    return { message: `Write </${name}> at the end of <${name}>. It is never closed.` };
  }
  return {
    message: `Write <${name} />. It has no text and is never closed.`,
    fix: { find: `<${name}>`, replace: `<${name} />`, safe: true },
  };
}

/** Reports a tag that the parser could not read. */
function tagDiagnostic(
  { ruleId, reason }: ParserError,
  text: string,
  offset: number,
  bodyOffset: number,
): FileDiagnostic {
  const start = tagStart(text, offset, bodyOffset);
  const tagText = text.slice(start);
  const position = positionAt(text, start);
  if (tagText.startsWith('<!--')) {
    const message =
      'Delete the comment <!-- … -->. Write notes above, between the two --- lines, after a #.';
    const find = /^<!--.*?-->/.exec(tagText)?.[0];
    return { ...position, message, fix: find === undefined ? undefined : { find, replace: '' } };
  }
  if (/^<\/?![A-Za-z]/.test(tagText)) {
    return { ...position, message: 'HTML is not allowed here. Use Markdown or one of the tags.' };
  }
  if (/^<([a-z]+:\/|[^\s<>"]+@)/.test(tagText)) {
    return { ...position, message: 'Write a link as [text](https://…) or [text](email).' };
  }
  if (!/^<\/?[A-Za-z]/.test(tagText)) {
    const message = 'A < begins a tag. To show it, write \\<';
    return { ...position, message, fix: { find: '<', replace: '\\<', safe: true } };
  }
  if (/in attribute value/.test(reason)) {
    return { ...position, message: 'Add the second quotation mark in this tag.' };
  }
  if (ruleId === 'unexpected-eof') {
    return { ...position, message: 'End this tag with >. To show a <, write \\<' };
  }
  return {
    ...positionAt(text, offset),
    message: attributeMessage,
    fix: straightQuotes(text.slice(offset)),
  };
}

function straightQuotes(attributeText: string): Fix | undefined {
  const find = /^[^<>\n]*>/.exec(attributeText)?.[0] ?? '';
  const count = find.match(/[\u201C\u201D\u201E]/g)?.length ?? 0;
  if (count === 0 || count % 2 === 1) return undefined;
  const replace = find.replaceAll(/[\u201C\u201D\u201E]/g, '"');
  return { find, replace, safe: true };
}

const wholeTag =
  /<\/?[A-Za-z][\w.:-]*(?:\s+[\w:.-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?|\s*\{[^{}]*\})*\s*\/?>/;

/** Returns the offset of the first incomplete tag. */
function tagStart(text: string, offset: number, bodyOffset: number): number {
  for (const { index } of text.slice(0, offset).matchAll(/(?<!\\)<(?=[A-Za-z/!])/g)) {
    if (index < bodyOffset) continue;
    const whole = wholeTag.exec(text.slice(index));
    if (whole?.index !== 0 || index + whole[0].length > offset) return index;
  }
  return text.lastIndexOf('<', offset);
}
