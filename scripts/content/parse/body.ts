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

/**
 * Markdown and its tables with the tags and curly brackets of MDX, but without its JavaScript: what stands between
 * brackets is text to this grammar, and a line that begins with `import` is a sentence.
 */
const grammar: Options = {
  extensions: [onlyTags(mdx()), gfmTable()],
  mdastExtensions: [mdxFromMarkdown(), gfmTableFromMarkdown()],
};

/** The maximum number of errors in one file; a reader stops before that. */
const mostErrors = 20;

/** The maximum number of characters that are parsed again, since each error costs another parse. */
const mostParsed = 40_000;

/** A body as far as it can be read. */
export interface ParsedBody {
  /** What could be parsed, every position in it a position in the file; undefined when nothing could. */
  tree: Root | undefined;
  /** What the parser stumbled over. The tree lacks the paragraphs around these. */
  diagnostics: FileDiagnostic[];
}

/**
 * Parses the body. Where the parser stops at an error, the paragraph around it is left out and the
 * rest is read, so that all errors are found at once.
 * @param text the whole file, whose front matter is known to end
 */
export function parseBody(text: string): ParsedBody {
  const diagnostics: FileDiagnostic[] = [];
  const start = bodyStart(text);
  // Spaces stand for the front matter, so that lines, columns and offsets are those of the file.
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
    last.message += `; this file has more errors than these ${diagnostics.length}, which show when they are fixed`;
  return { tree: undefined, diagnostics };
}

/** A node inside of more others than `depth`. */
function nodeBelow(tree: Root, depth: number): RootContent | undefined {
  let level = tree.children;
  for (let above = 0; above < depth && level.length > 0; above += 1) {
    level = level.flatMap((node): RootContent[] => ('children' in node ? node.children : []));
  }
  return level[0];
}

/** Whether an error is only that the other end of a tag stood in what was left out. */
function followsFrom(removed: string, rest: string, diagnostic: FileDiagnostic): boolean {
  const [, closes, name] = /^<(\/?)([A-Za-z]+)/.exec(rest.slice(offsetOf(rest, diagnostic))) ?? [];
  return name !== undefined && removed.includes(closes ? `<${name}` : `</${name}`);
}

interface Range {
  start: number;
  end: number;
}

/** The lines around an offset up to the next blank ones; undefined outside of the body. */
function paragraphAround(text: string, offset: number, body: number): Range | undefined {
  const before = text.lastIndexOf('\n\n', offset);
  const behind = text.indexOf('\n\n', offset);
  const start = Math.max(before + 2, body);
  const end = behind < 0 ? text.length : behind;
  return offset < body || text.slice(start, end).trim() === '' ? undefined : { start, end };
}

/** Puts spaces in the place of a range, so that every position behind it stays what it is. */
function blank(text: string, { start, end }: Range): string {
  return text.slice(0, start) + text.slice(start, end).replaceAll(/[^\n]/g, ' ') + text.slice(end);
}
