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
import { onlyTags } from './only-tags.ts';
import { maxDepth, nestedDiagnostic } from './unreadable-text.ts';

/** Markdown with tables and MDX tags, but without JavaScript. */
const grammar: Options = {
  extensions: [onlyTags(mdx()), gfmTable()],
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

/** Parses a body. Removes each paragraph with an error and parses again, to find all errors at once. */
export function parseBody(text: string): ParsedBody {
  const diagnostics: FileDiagnostic[] = [];
  const start = bodyStart(text);
  // Spaces replace the front matter, so that positions refer to the whole file.
  let rest = replaceBySpaces(text, { start: 0, end: start });
  let removed = '';
  for (let read = 0; diagnostics.length < maxErrors && read < maxCharacters; read += rest.length) {
    try {
      const tree = fromMarkdown(rest, grammar);
      const node = nodeBelow(tree, maxDepth);
      if (!node) return { tree, diagnostics };
      diagnostics.push(nestedDiagnostic(positionAt(rest, node.position?.start.offset ?? start)));
      return { tree: undefined, diagnostics };
    } catch (error) {
      if (!isParserError(error)) {
        diagnostics.push(unreadableDiagnostic(rest, start));
        return { tree: undefined, diagnostics };
      }
      const diagnostic = syntaxDiagnostic(error, rest, start);
      if (!followsFrom(removed, rest, diagnostic)) diagnostics.push(diagnostic);
      const paragraph = paragraphAround(rest, offsetOf(rest, diagnostic), start);
      if (!paragraph) return { tree: undefined, diagnostics };
      removed += rest.slice(paragraph.start, paragraph.end);
      rest = replaceBySpaces(rest, paragraph);
    }
  }
  const last = diagnostics.at(-1);
  if (last)
    last.message += ` This file has more errors than these ${diagnostics.length}. They appear when these are fixed.`;
  return { tree: undefined, diagnostics };
}

/** Returns a node that is nested more than `depth` levels deep. */
function nodeBelow(tree: Root, depth: number): RootContent | undefined {
  let level = tree.children;
  for (let above = 0; above < depth && level.length > 0; above += 1) {
    level = level.flatMap((node): RootContent[] => ('children' in node ? node.children : []));
  }
  return level[0];
}

/** Returns true if the other end of a tag is in a removed paragraph. */
function followsFrom(removed: string, rest: string, diagnostic: FileDiagnostic): boolean {
  const [, closes, name] = /^<(\/?)([A-Za-z]+)/.exec(rest.slice(offsetOf(rest, diagnostic))) ?? [];
  return name !== undefined && removed.includes(closes ? `<${name}` : `</${name}`);
}

interface Range {
  start: number;
  end: number;
}

function paragraphAround(text: string, offset: number, body: number): Range | undefined {
  const before = text.lastIndexOf('\n\n', offset);
  const after = text.indexOf('\n\n', offset);
  const start = Math.max(before + 2, body);
  const end = after < 0 ? text.length : after;
  return offset < body || text.slice(start, end).trim() === '' ? undefined : { start, end };
}

/** Replaces a range by spaces, so that later offsets do not change. */
function replaceBySpaces(text: string, { start, end }: Range): string {
  return text.slice(0, start) + text.slice(start, end).replaceAll(/[^\n]/g, ' ') + text.slice(end);
}
