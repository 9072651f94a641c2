import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { offsetOf } from '../diagnostics/position.ts';
import type { FileDiagnostic } from '../diagnostics/diagnostic.ts';
import { isParserError, syntaxDiagnostic, unreadableDiagnostic } from './body-errors.ts';
import { bodyStart } from './fences.ts';

const parser = unified().use(remarkParse).use(remarkMdx).freeze();

/** A body as far as it can be read. */
export interface ParsedBody {
  /** What could be parsed, every position in it a position in the file; undefined when nothing could. */
  tree: Root | undefined;
  /** What the parser stumbled over. The tree lacks the paragraphs around these. */
  diagnostics: FileDiagnostic[];
}

/**
 * The body at its place in the file: spaces stand for the front matter above it, so that lines,
 * columns and offsets are those of the file.
 * @param text the whole file
 */
export function bodyInPlace(text: string): string {
  return blank(text, { start: 0, end: bodyStart(text) });
}

/**
 * Parses the body as MDX. Where the parser stops at an error, the paragraph around it is left out
 * and the rest is read, so that all errors are found at once.
 * @param text the whole file, whose front matter is known to end
 */
export function parseBody(text: string): ParsedBody {
  const diagnostics: FileDiagnostic[] = [];
  const start = bodyStart(text);
  let rest = bodyInPlace(text);
  let removed = '';
  for (;;) {
    try {
      return { tree: parser.parse(rest), diagnostics };
    } catch (error) {
      if (!isParserError(error)) {
        return {
          tree: undefined,
          diagnostics: [...diagnostics, unreadableDiagnostic(rest, start)],
        };
      }
      const diagnostic = syntaxDiagnostic(error, rest, start);
      if (!followsFrom(removed, rest, diagnostic)) diagnostics.push(diagnostic);
      const paragraph = paragraphAround(rest, offsetOf(rest, diagnostic), start);
      if (!paragraph) return { tree: undefined, diagnostics };
      removed += rest.slice(paragraph.start, paragraph.end);
      rest = blank(rest, paragraph);
    }
  }
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
