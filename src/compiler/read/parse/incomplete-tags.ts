import type { VFile } from 'vfile';
import type { Finding, Fix } from '../../diagnostics/diagnostic.ts';
import { positionAt } from '../../diagnostics/position.ts';
import { say, sayInReport } from '../../../site/fields/say.ts';

/** Explains a tag that the parser could not read. */
export function explainIncompleteTag(
  { ruleId, reason }: VFile['messages'][number],
  text: string,
  offset: number,
  bodyOffset: number,
): Finding {
  const start = findIncompleteTag(text, offset, bodyOffset);
  const tagText = text.slice(start);
  const position = positionAt(text, start);
  if (tagText.startsWith('<!--')) {
    const message = say`Delete the comment <!-- … -->. Write notes between the two --- lines. Begin each note with #.`;
    const find = /^<!--.*?-->/.exec(tagText)?.[0];
    return { ...position, message, fix: find === undefined ? undefined : { find, replace: '' } };
  }
  if (/^<\/?![A-Za-z]/.test(tagText)) {
    return {
      ...position,
      message: [
        ...say`HTML is not allowed here.`,
        ...sayInReport`Use Markdown or one of the tags.`,
      ],
    };
  }
  if (/^<([a-z]+:\/|[^\s<>"]+@)/.test(tagText)) {
    return { ...position, message: say`Write a link as [text](https://…) or [text](email).` };
  }
  if (!/^<\/?[A-Za-z]/.test(tagText)) {
    const message = say`A < begins a tag. To show it, write \\<`;
    return { ...position, message, fix: { find: '<', replace: '\\<', safe: true } };
  }
  if (reason.includes('in attribute value')) {
    return { ...position, message: say`Add the second quotation mark in this tag.` };
  }
  if (ruleId === 'unexpected-eof') {
    return { ...position, message: say`End this tag with >. To show a <, write \\<` };
  }
  return {
    ...positionAt(text, offset),
    message: say`Write each attribute as name="value", with straight quotes.`,
    fix: straightenQuotes(text.slice(offset)),
  };
}

/** Returns the fix that makes all quotes up to the end of a tag straight; undefined if one is missing. */
function straightenQuotes(attributeText: string): Fix | undefined {
  const find = /^[^<>\n]*>/.exec(attributeText)?.[0] ?? '';
  const count = find.match(/[\u201C\u201D\u201E]/g)?.length ?? 0;
  if (count === 0 || count % 2 === 1) return undefined;
  const replace = find.replaceAll(/[\u201C\u201D\u201E]/g, '"');
  return { find, replace, safe: true };
}

/** Matches a whole tag: its name, attributes with or without values, and its end. */
const completeTag =
  /^<\/?[A-Za-z][\w.:-]*(?:\s+[\w:.-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?|\s*\{[^{}]*\})*\s*\/?>/;

/** Returns the offset of the first incomplete tag before `offset`. */
function findIncompleteTag(text: string, offset: number, bodyOffset: number): number {
  for (const { index } of text.slice(0, offset).matchAll(/(?<!\\)<(?=[A-Za-z/!])/g)) {
    if (index < bodyOffset) continue;
    const [tag] = completeTag.exec(text.slice(index)) ?? [];
    if (tag === undefined || index + tag.length > offset) return index;
  }
  return text.lastIndexOf('<', offset);
}
