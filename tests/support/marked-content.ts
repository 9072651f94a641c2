import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { Document } from 'yaml';
import { bodyStart } from '../../scripts/content/parse/fences.ts';
import { readContent, type SourceFile } from '../../scripts/content/read/read-content.ts';
import { validateFile } from '../../scripts/content/validate/validate-file.ts';

/**
 * Marks around text, made of private-use characters. They show where a text from content appears.
 * The first character of a mark is its number.
 */
const zero = 0xf0000;
const close = '\uE000';

const mark = (words: string, number: number) => String.fromCodePoint(zero + number) + words + close;

/** Returns the numbers of all marks in a text, including percent-encoded marks. */
export function marksIn(text: string): number[] {
  const plain = text.replaceAll(/(?:%[\da-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });
  return (plain.match(/[\u{F0000}-\u{FFFFF}]/gu) ?? []).map(
    (sign) => (sign.codePointAt(0) ?? 0) - zero,
  );
}

/** Returns the text outside of all marks, which may be nested. */
export function outsideOfMarks(text: string): string {
  let depth = 0;
  let outside = '';
  for (const sign of text) {
    if ((sign.codePointAt(0) ?? 0) >= zero) depth += 1;
    else if (sign === close) depth -= 1;
    else if (depth === 0) outside += sign;
  }
  return outside;
}

type MarkText = (words: string, where: string) => string;

interface Edit {
  start: number;
  end: number;
  words: string;
}

/**
 * Rewrites every content file of a project with marks around all visible text.
 * @returns the position of each mark's text, by the mark's number
 */
export async function markContent(root: string): Promise<Map<number, string>> {
  const places = new Map<number, string>();
  const markText: MarkText = (words, where) => {
    places.set(places.size + 1, where);
    return mark(words, places.size);
  };
  const { files } = readContent(root);
  for (const file of files) {
    await writeFile(path.join(root, file.path), markFile(file, markText));
  }
  return places;
}

function markFile(source: SourceFile, markText: MarkText): string {
  const { frontMatter, body, words } = validateFile(source, undefined);
  if (!frontMatter.data) throw new Error(`${source.path} cannot be read`);
  const fields = new Document(frontMatter.data);
  const edits: Edit[] = [];
  for (const { kind, path: field, label, value, notation, start, end, source: written } of words) {
    const where = `${source.path} ${label}`;
    if (kind !== 'copy' || !notation) continue;
    if (field) fields.setIn(field, markText(value, where));
    else edits.push({ start, end, words: markText(written, where) });
  }
  if (body) visit(body.tree, (node) => void edits.push(...editsOf(node, source, markText)));
  const yaml = fields.toString({
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
    lineWidth: 0,
  });
  let { text } = source;
  for (const { start, end, words: marked } of edits.toSorted((a, b) => b.start - a.start)) {
    text = text.slice(0, start) + marked + text.slice(end);
  }
  return `---\n${yaml}---\n${text.slice(bodyStart(source.text))}`;
}

/** Returns the edits that add marks to the text of a node. */
function editsOf(node: Nodes, { text, path: file }: SourceFile, markText: MarkText): Edit[] {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? 0;
  const source = text.slice(start, end);
  const replace = (words: string, where: string): Edit => {
    const from = start + source.indexOf(words);
    if (from < start) throw new Error(`${where}: "${words}" is written in some other way`);
    return { start: from, end: from + words.length, words: markText(words, where) };
  };
  const where = `${file} line ${node.position?.start.line}`;
  switch (node.type) {
    case 'text':
      return source.trim() ? [{ start, end, words: markText(source, where) }] : [];
    case 'inlineCode':
      return [replace(node.value, where)];
    case 'image':
      return node.alt ? [replace(node.alt, where)] : [];
    default:
      return [];
  }
}
