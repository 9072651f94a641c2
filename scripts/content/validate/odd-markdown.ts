import { slug } from 'github-slugger';
import type { Heading, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Explanation, FileDiagnostic } from '../diagnostics/diagnostic.ts';
import { positionAt } from '../diagnostics/position.ts';
import { plainText } from './plain-text.ts';

/**
 * Headings, rules, code and emphasis that nobody meant, since Markdown makes them of signs, and headings,
 * links and pictures without words.
 * @param tree the body, in which what was taken for a heading becomes a paragraph
 * @param text the whole file
 * @param isPage whether it may have headings at all
 */
export function oddMarkdown(tree: Root, text: string, isPage: boolean): FileDiagnostic[] {
  const diagnostics: FileDiagnostic[] = [];
  visit(tree, (node) => {
    const [start = 0, end = 0] = [node.position?.start.offset, node.position?.end.offset];
    const found = oddity(node as RootContent, { text, start, end, isPage });
    if (!found) return;
    const { offset = start, ...explanation } = found;
    diagnostics.push({ ...positionAt(text, offset), ...explanation });
    if (node.type === 'heading' && hasWords(node)) Object.assign(node, { type: 'paragraph' });
  });
  return diagnostics;
}

/** Where in a file a part of its body stands. */
interface Place {
  text: string;
  start: number;
  end: number;
  isPage: boolean;
}

/** What is wrong, and where, if that is not the beginning of the part. */
type Oddity = Explanation & { offset?: number };

function oddity(node: RootContent, place: Place): Oddity | undefined {
  const { text, start, end, isPage } = place;
  const source = text.slice(start, end);
  switch (node.type) {
    case 'heading':
      if (!source.startsWith('#')) return underline(source, place);
      if (!isPage)
        return { message: 'only pages have headings; write this line without # or remove it' };
      return hasWords(node)
        ? undefined
        : { message: 'this heading has no text; write some after the #' };
    case 'link':
    case 'linkReference':
      return plainText(node).trim() === ''
        ? { message: 'a link needs text to press: [text](/faq)' }
        : undefined;
    case 'image':
    case 'imageReference':
      return unlikeDescription(node.alt);
    case 'thematicBreak':
      return /^(?:-{3,}|\*{3,})$/.test(source.trim())
        ? undefined
        : { message: 'these signs make a line across the page; for one write ---' };
    case 'code':
      return isFenced(source)
        ? undefined
        : { message: 'these signs make code of all that follows; remove them' };
    case 'emphasis':
    case 'strong':
      return isWord(text[start - 1]) || isWord(text[end])
        ? starsInWord(text, start, end)
        : undefined;
    default:
      return undefined;
  }
}

/** Returns true if code begins and ends with a line of ticks or tildes. */
function isFenced(source: string): boolean {
  const [, fence] = /^ {0,3}(`{3}|~{3})/.exec(source) ?? [];
  const last =
    source
      .trimEnd()
      .split('\n')
      .slice(1)
      .at(-1)
      ?.replace(/^[ >]+/, '') ?? '';
  return fence !== undefined && last.startsWith(fence) && /^[`~]+$/.test(last);
}

/** Whether there is anything that its link could be made of. */
function hasWords(heading: Heading): boolean {
  return slug(plainText(heading)) !== '';
}

/** What cameras, phones and computers call pictures. */
const fileName = /\.(?:jpe?g|png|webp|avif|svg|heic)$|^(?:IMG|DSC|PXL|WhatsApp Image)[-_ ]?\d/i;

function unlikeDescription(alt: string | null | undefined): Explanation | undefined {
  if (!alt?.trim())
    return { message: 'describe the picture for people who cannot see it: ![description](name)' };
  const message = `"${alt}" is the name of a file; say what the picture shows`;
  return fileName.test(alt) ? { message, severity: 'warning' } : undefined;
}

/** A line of hyphens or equals signs right below words. */
function underline(source: string, { end, isPage }: Place): Oddity {
  const [, find = ''] = /\n[ \t>]*((?:-+|=+)[ \t]*)$/.exec(source) ?? [];
  const offset = end - find.length;
  const what = 'this line makes a heading of the words above it';
  if (find.startsWith('-')) {
    const fix = { find, replace: `\n${find}` };
    return { offset, message: `${what}; put a blank line before it`, fix };
  }
  const instead = isPage ? ', and for a heading begin the line with ## and a space' : '';
  return { offset, message: `${what}; remove it${instead}` };
}

const isWord = (sign = '') => /[\p{L}\p{N}]/u.test(sign);

/** Emphasis that begins or ends within a word: in `120*60*75` nobody would see the stars. */
function starsInWord(text: string, start: number, end: number): Oddity {
  const [before = ''] = /\S*$/.exec(text.slice(Math.max(start - 99, 0), start)) ?? [];
  const offset = start - before.length;
  const [find = ''] = /^\S+/.exec(text.slice(offset, start + 99)) ?? [];
  const times = find.replaceAll(/(?<=\d)\*(?=\d)/g, '×');
  const replace = times.replaceAll(/(?<!\\)\*/g, String.raw`\*`);
  const shown = find.replaceAll('*', String.raw`\*`);
  const message =
    times === find
      ? `the signs * within a word are not shown; write ${replace}`
      : `the signs * are not shown; write ${replace} or ${shown}`;
  const isWhole = end <= offset + find.length;
  return { offset, message, fix: isWhole ? { find, replace } : undefined };
}
