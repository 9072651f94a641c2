import type { Root, RootContent } from 'mdast';
import { fromMarkdown, type Options } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { gfmTable } from 'micromark-extension-gfm-table';
import { mdx } from 'micromark-extension-mdx';
import type { FileDiagnostic } from '../diagnostics/diagnostic.ts';
import { offsetOf, positionAt } from '../diagnostics/position.ts';
import { isParserError, syntaxDiagnostic, unreadableDiagnostic } from './body-errors.ts';
import { bodyStart } from './fences.ts';
import { readLessThanAsText } from './only-tags.ts';
import { maxDepth, nestedDiagnostic } from './unreadable-text.ts';

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
  diagnostics: FileDiagnostic[];
}

/** Parses a body. After an error, removes its paragraph and parses again, to report all errors at once. */
export function parseBody(text: string): ParsedBody {
  const diagnostics: FileDiagnostic[] = [];
  const start = bodyStart(text);
  // Spaces replace the front matter, so that positions refer to the whole file.
  let body = replaceBySpaces(text, { start: 0, end: start });
  let removed = '';
  for (let read = 0; diagnostics.length < maxErrors && read < maxCharacters; read += body.length) {
    try {
      const tree = fromMarkdown(body, grammar);
      const node = nodeBelow(tree, maxDepth);
      if (!node) return { tree, diagnostics };
      diagnostics.push(nestedDiagnostic(positionAt(body, node.position?.start.offset ?? start)));
      return { tree: undefined, diagnostics };
    } catch (error) {
      if (!isParserError(error)) {
        diagnostics.push(unreadableDiagnostic(body, start));
        return { tree: undefined, diagnostics };
      }
      const diagnostic = syntaxDiagnostic(error, body, start);
      if (!hasRemovedEnd(removed, body, diagnostic)) diagnostics.push(diagnostic);
      const paragraph = paragraphAround(body, offsetOf(body, diagnostic), start);
      if (!paragraph) return { tree: undefined, diagnostics };
      removed += body.slice(paragraph.start, paragraph.end);
      body = replaceBySpaces(body, paragraph);
    }
  }
  const lastDiagnostic = diagnostics.at(-1);
  if (lastDiagnostic)
    lastDiagnostic.message += ` This file has more errors than these ${diagnostics.length}. They appear when these are fixed.`;
  return { tree: undefined, diagnostics };
}

/** Returns the first node that is nested more than `depth` levels deep. */
function nodeBelow(tree: Root, depth: number): RootContent | undefined {
  let level = tree.children;
  for (let step = 0; step < depth && level.length > 0; step += 1) {
    level = level.flatMap((node): RootContent[] => ('children' in node ? node.children : []));
  }
  return level[0];
}

/** Returns true if the other end of a tag is in a removed paragraph. */
function hasRemovedEnd(removed: string, body: string, diagnostic: FileDiagnostic): boolean {
  const [, closes, name] = /^<(\/?)([A-Za-z]+)/.exec(body.slice(offsetOf(body, diagnostic))) ?? [];
  return name !== undefined && removed.includes(closes ? `<${name}` : `</${name}`);
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
