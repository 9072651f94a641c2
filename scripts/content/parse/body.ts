import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFileMessage } from 'vfile-message';
import { syntaxFault, unreadableFault } from './body-errors.ts';
import { contentSyntax } from '../content-syntax.ts';
import { offsetOf } from '../diagnostics/position.ts';
import { plainTree } from '../plain-body.ts';
import type { Fault } from '../diagnostics/diagnostic.ts';

const parser = unified().use(remarkParse).use(contentSyntax).freeze();

/** A body as far as it can be read. */
export interface ParsedBody {
  /** What could be parsed, every place in it a place in the file; undefined when nothing could. */
  tree: Root | undefined;
  /** What the parser stumbled over. The tree lacks the paragraphs around these. */
  faults: Fault[];
}

/**
 * Parses the words below the front matter as MDX. Where the parser stops at a fault, the paragraph
 * around it is left out and the rest is read, so that all faults are found at once.
 * @param text the whole file
 */
export function parseBody(text: string): ParsedBody {
  const plain = plainTree(text);
  if (plain) return { tree: plain, faults: [] };
  const faults: Fault[] = [];
  let rest = text;
  let left = '';
  for (;;) {
    try {
      return { tree: parser.parse(rest), faults };
    } catch (error) {
      if (!(error instanceof VFileMessage)) {
        return { tree: undefined, faults: [...faults, unreadableFault(rest)] };
      }
      const fault = syntaxFault(error, rest);
      if (!followsFrom(left, rest, fault)) faults.push(fault);
      const paragraph = paragraphAround(rest, offsetOf(rest, fault));
      if (!paragraph) return { tree: undefined, faults };
      left += rest.slice(paragraph.start, paragraph.end);
      rest = blank(rest, paragraph);
    }
  }
}

/** Whether a fault is only that the other end of a tag stood in what was left out. */
function followsFrom(left: string, rest: string, fault: Fault): boolean {
  const [, closes, name] = /^<(\/?)([A-Za-z]+)/.exec(rest.slice(offsetOf(rest, fault))) ?? [];
  return name !== undefined && left.includes(closes ? `<${name}` : `</${name}`);
}

interface Stretch {
  start: number;
  end: number;
}

/** The lines around an offset up to the next blank ones; undefined outside of the body. */
function paragraphAround(text: string, offset: number): Stretch | undefined {
  const body = text.indexOf('\n---') + 4;
  const before = text.lastIndexOf('\n\n', offset);
  const behind = text.indexOf('\n\n', offset);
  const start = Math.max(before + 2, body);
  const end = behind < 0 ? text.length : behind;
  return offset < body || text.slice(start, end).trim() === '' ? undefined : { start, end };
}

/** Keeps every place behind a stretch what it is. */
function blank(text: string, { start, end }: Stretch): string {
  return text.slice(0, start) + text.slice(start, end).replaceAll(/[^\n]/g, ' ') + text.slice(end);
}
