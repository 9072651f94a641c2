import type { Root, RootContent } from 'mdast';
import { fromMarkdown, type Options } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { gfmTable } from 'micromark-extension-gfm-table';
import { mdx } from 'micromark-extension-mdx';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { offsetOf, positionAt } from '../../diagnostics/position.ts';
import { explainParserError, isParserError } from './body-errors.ts';
import { bodyStart } from './fences.ts';
import { readLessThanAsText } from './less-than.ts';
import { maxDepth, nestingDiagnostic } from './unreadable-text.ts';
import { say } from '../../../site/fields/say.ts';

/** Markdown with tables and MDX tags, but without JavaScript. */
const grammar: Options = {
  extensions: [readLessThanAsText(mdx()), gfmTable()],
  mdastExtensions: [mdxFromMarkdown(), gfmTableFromMarkdown()],
};

/** The maximum number of errors to report in one file. */
const maxErrors = 20;

/** The maximum number of characters to parse. Each error costs another parse. */
const maxCharacters = 40_000;

export interface ParsedBody {
  /** Undefined if the body cannot be parsed. Positions refer to the whole file. */
  tree: Root | undefined;
  diagnostics: Finding[];
}

/** Parses a body. After an error, removes its paragraph and parses again, to report all errors at once. */
export function parseBody(text: string): ParsedBody {
  const diagnostics: Finding[] = [];
  const bodyOffset = bodyStart(text);
  // Spaces replace the front matter, so that positions refer to the whole file.
  let body = replaceBySpaces(text, { start: 0, end: bodyOffset });
  let removedText = '';
  let parsedCharacters = 0;
  while (diagnostics.length < maxErrors && parsedCharacters < maxCharacters) {
    parsedCharacters += body.length;
    const { tree, error, isFinal } = parseOnce(body, bodyOffset);
    if (!error) return { tree, diagnostics };
    const errorOffset = offsetOf(body, error);
    // The other tag of a pair may have been removed with an earlier error.
    const isConsequence = !isFinal && hasMatchingTag(removedText, body.slice(errorOffset));
    if (!isConsequence) diagnostics.push(error);
    const paragraph = isFinal ? undefined : paragraphAround(body, errorOffset, bodyOffset);
    if (!paragraph) return { tree: undefined, diagnostics };
    removedText += body.slice(paragraph.start, paragraph.end);
    body = replaceBySpaces(body, paragraph);
  }
  const lastError = diagnostics.at(-1);
  if (lastError)
    lastError.message = [
      ...lastError.message,
      ...say`This file has more errors than these ${{ count: diagnostics.length }}. They appear when these are fixed.`,
    ];
  return { tree: undefined, diagnostics };
}

/** Parses a body up to its first error. The error is final if the rest of the body cannot be parsed. */
function parseOnce(
  body: string,
  bodyOffset: number,
): { tree?: Root; error?: Finding; isFinal?: boolean } {
  try {
    const tree = fromMarkdown(body, grammar);
    const deepNode = findNodeBelow(tree, maxDepth);
    if (!deepNode) return { tree };
    const offset = deepNode.position?.start.offset ?? bodyOffset;
    return { error: nestingDiagnostic(positionAt(body, offset)), isFinal: true };
  } catch (error) {
    if (isParserError(error)) return { error: explainParserError(error, body, bodyOffset) };
    const message = say`This text cannot be read. Write your last change in another way.`;
    return { error: { ...positionAt(body, bodyOffset), message }, isFinal: true };
  }
}

/** Returns the first node that is nested more than `depth` levels deep. */
function findNodeBelow(tree: Root, depth: number): RootContent | undefined {
  let level = tree.children;
  for (let step = 0; step < depth && level.length > 0; step += 1) {
    level = level.flatMap((node): RootContent[] => ('children' in node ? node.children : []));
  }
  return level[0];
}

/** Returns true if a text contains the other tag of a pair: the closing or the opening tag. */
function hasMatchingTag(text: string, tagText: string): boolean {
  const [, slash, name] = /^<(\/?)([A-Za-z]+)/.exec(tagText) ?? [];
  return name !== undefined && text.includes(slash ? `<${name}` : `</${name}`);
}

interface Range {
  start: number;
  end: number;
}

function paragraphAround(text: string, offset: number, bodyOffset: number): Range | undefined {
  const before = text.lastIndexOf('\n\n', offset);
  const after = text.indexOf('\n\n', offset);
  const start = Math.max(before + 2, bodyOffset);
  const end = after < 0 ? text.length : after;
  return offset < bodyOffset || text.slice(start, end).trim() === '' ? undefined : { start, end };
}

/** Replaces a range by spaces, so that later offsets do not change. */
function replaceBySpaces(text: string, { start, end }: Range): string {
  return text.slice(0, start) + text.slice(start, end).replaceAll(/[^\n]/g, ' ') + text.slice(end);
}
