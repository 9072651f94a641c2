import type { VFile } from 'vfile';
import type { Explanation, Finding } from '../../diagnostics/diagnostic.ts';
import { offsetOf, positionAt } from '../../diagnostics/position.ts';
import { tagDefinition } from '../../content-types/find-tag.ts';
import { htmlMessage, namelessTagMessage } from './body-messages.ts';
import { explainIncompleteTag } from './incomplete-tags.ts';
import { say } from '../../../site/fields/say.ts';

type ParserError = VFile['messages'][number];

/** Returns true for an error in the text, and false for a bug in the parser. */
export function isParserError(error: unknown): error is ParserError {
  return error instanceof Error && 'ruleId' in error && 'source' in error;
}

/**
 * Explains an error of the parser to people who do not know MDX.
 * @param text the file, with spaces in place of its front matter
 */
export function explainParserError(error: ParserError, text: string, bodyOffset: number): Finding {
  const offset = offsetOf(text, { line: error.line ?? 1, column: error.column ?? 1 });
  switch (error.source) {
    case 'micromark-extension-mdx-expression':
      return explainOpenBracket(text, offset);
    case 'mdast-util-mdx-jsx':
      return explainTagEnd(error, text, offset);
    default:
      return explainIncompleteTag(error, text, offset, bodyOffset);
  }
}

/** Explains a curly bracket that is never closed. */
function explainOpenBracket(text: string, offset: number): Finding {
  // Closed and escaped brackets are replaced by spaces.
  const openOffset = text
    .slice(0, offset)
    .replaceAll(/\\[{}]|\{[^{}]*\}/g, (closed) => ' '.repeat(closed.length))
    .lastIndexOf('{');
  const start = openOffset < 0 ? offset : openOffset;
  const [attribute] = /(?<![\w:.-])[\w:.-]+=$/.exec(text.slice(0, start)) ?? [];
  if (attribute !== undefined) {
    const message = say`Write ${{ attribute: `${attribute}"…"` }} with quotes instead of curly brackets.`;
    return { ...positionAt(text, start - attribute.length), message };
  }
  const [find, name = 'phone'] = /^\{([A-Za-z_]+)/.exec(text.slice(start)) ?? [];
  const message = say`This curly bracket is never closed. Write {${{ name }}}, or \\{ to show the bracket.`;
  const fix = find === undefined ? undefined : { find, replace: `${find}}` };
  return { ...positionAt(text, start), message, fix };
}

// The messages of mdast-util-mdx-jsx, with the names of tags and the position of the opening tag.
const unclosedTag = /closing tag for `<([^`]*)>` \((\d+):(\d+)/;
const unexpectedEnd = /^Unexpected closing tag `([^`]*)`/;
const splitTag = /^Expected the closing tag `<\/([^`]+)>`/;

/** Explains a tag whose end is missing or in the wrong place. */
function explainTagEnd({ reason }: ParserError, text: string, offset: number): Finding {
  const position = positionAt(text, text.lastIndexOf('<', offset));
  const [, openTag, line, column] = unclosedTag.exec(reason) ?? [];
  if (openTag !== undefined) {
    const [, end] = unexpectedEnd.exec(reason) ?? [];
    if (end === undefined || isOpen(end.slice(2, -1), text.slice(0, offset)))
      return { line: Number(line), column: Number(column), ...explainUnclosedTag(openTag) };
    const message = say`Write </${{ openTag }}> first. <${{ openTag }}> is still open, so ${{ end }} closes nothing.`;
    return { ...position, message };
  }
  const [, tag] = splitTag.exec(reason) ?? [];
  if (tag !== undefined) {
    return {
      ...position,
      message: say`Write <${{ tag }}> and </${{ tag }}> each on a separate line.`,
    };
  }
  const message = reason.includes('open tag first')
    ? say`This tag is closed but never opened.`
    : say`Write the end of a tag as </Name>, without anything else.`;
  return { ...position, message };
}

/** Returns true if a text opens a tag more often than it closes it. */
function isOpen(name: string, text: string): boolean {
  const tags = text.matchAll(/<(\/?)([\w.:-]+)(?:[^<>"']|"[^"]*"|'[^']*')*>/g);
  const ofName = [...tags].filter(([tag, , tagName]) => tagName === name && !tag.endsWith('/>'));
  const closings = ofName.filter(([, slash]) => slash === '/');
  return ofName.length - closings.length > closings.length;
}

function explainUnclosedTag(name: string): Explanation {
  if (name === '') return { message: namelessTagMessage };
  if (/^[a-z]/.test(name)) return { message: htmlMessage(name) };
  if (tagDefinition(name)?.content !== 'none') {
    return { message: say`Write </${{ name }}> at the end of <${{ name }}>. It is never closed.` };
  }
  return {
    message: say`Write <${{ name }} />. It has no text and is never closed.`,
    fix: { find: `<${name}>`, replace: `<${name} />`, safe: true },
  };
}
