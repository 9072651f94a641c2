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
import { deepest, nestedDiagnostic } from './unreadable-text.ts';

/** Markdown, tables, and the tags and curly brackets of MDX, but no JavaScript. */
const grammar: Options = {
  extensions: [onlyTags(mdx()), gfmTable()],
  mdastExtensions: [mdxFromMarkdown(), gfmTableFromMarkdown()],
};

/** The maximum number of errors in one file; a reader stops before that. */
const mostErrors = 20;

/** The maximum number of characters that are parsed again, since each error costs another parse. */
const mostParsed = 40_000;

export interface ParsedBody {
  /** Undefined if the body cannot be parsed. Positions refer to the whole file. */
  tree: Root | undefined;
  diagnostics: FileDiagnostic[];
}

/** Parses the body without the paragraphs around errors, so that all errors are found at once. */
export function parseBody(text: string): ParsedBody {
  const diagnostics: FileDiagnostic[] = [];
  const start = bodyStart(text);
  // Spaces replace the front matter, so that positions refer to the whole file.
  let rest = blank(text, { start: 0, end: start });
  let removed = '';
  for (let read = 0; diagnostics.length < mostErrors && read < mostParsed; read += rest.length) {
    try {
      const tree = fromMarkdown(rest, grammar);
      const node = nodeBelow(tree, deepest);
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
      rest = blank(rest, paragraph);
    }
  }
  const last = diagnostics.at(-1);
  if (last)
    last.message += ` This file has more errors than these ${diagnostics.length}. They appear when these are fixed.`;
  return { tree: undefined, diagnostics };
}

/** Returns a node inside more than `depth` others. */
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

/** Returns the paragraph around an offset; undefined outside the body. */
function paragraphAround(text: string, offset: number, body: number): Range | undefined {
  const before = text.lastIndexOf('\n\n', offset);
  const behind = text.indexOf('\n\n', offset);
  const start = Math.max(before + 2, body);
  const end = behind < 0 ? text.length : behind;
  return offset < body || text.slice(start, end).trim() === '' ? undefined : { start, end };
}

/** Replaces a range by spaces, so that later positions stay. */
function blank(text: string, { start, end }: Range): string {
  return text.slice(0, start) + text.slice(start, end).replaceAll(/[^\n]/g, ' ') + text.slice(end);
}
