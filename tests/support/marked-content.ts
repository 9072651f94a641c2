import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { Document } from 'yaml';
import { replaceRanges, type Replacement } from '../../src/compiler/diagnostics/fixes.ts';
import { bodyStart } from '../../src/compiler/parse/fences.ts';
import { decodeFiles } from '../../src/compiler/files/decode-files.ts';
import { readContent } from '../../scripts/read/read-content.ts';
import type { SourceFile } from '../../src/compiler/files/decode-files.ts';
import { validateFile } from '../../src/compiler/validate-file.ts';

/**
 * The start of mark 0. A mark is a pair of private-use characters around a text. Its first character
 * encodes its number, so that a test finds where a text comes from.
 */
const firstMark = 0xf0000;
const markEnd = '\uE000';

const mark = (text: string, number: number) =>
  String.fromCodePoint(firstMark + number) + text + markEnd;

/** Returns the numbers of all marks in a text, including percent-encoded marks. */
export function marksIn(text: string): number[] {
  const decoded = text.replaceAll(/(?:%[\da-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });
  return (decoded.match(/[\u{F0000}-\u{FFFFF}]/gu) ?? []).map(
    (character) => (character.codePointAt(0) ?? 0) - firstMark,
  );
}

/** Returns the text outside all marks, which may be nested. */
export function textOutsideMarks(text: string): string {
  let depth = 0;
  let outside = '';
  for (const character of text) {
    if ((character.codePointAt(0) ?? 0) >= firstMark) depth += 1;
    else if (character === markEnd) depth -= 1;
    else if (depth === 0) outside += character;
  }
  return outside;
}

/** Adds a mark to a text, and saves the location of the text. */
type MarkText = (text: string, location: string) => string;

/**
 * Rewrites every content file of a project with marks around all visible text.
 * @returns the location of each mark's text, by the mark's number
 */
export async function markContent(root: string): Promise<Map<number, string>> {
  const locations = new Map<number, string>();
  const markText: MarkText = (text, location) => {
    locations.set(locations.size + 1, location);
    return mark(text, locations.size);
  };
  const { files } = decodeFiles(readContent(root));
  for (const file of files) {
    await writeFile(path.join(root, file.path), markFile(file, markText));
  }
  return locations;
}

function markFile(source: SourceFile, markText: MarkText): string {
  const { frontMatter, body, segments } = validateFile(source, undefined);
  if (!frontMatter.data) throw new Error(`${source.path} cannot be read`);
  const fields = new Document(frontMatter.data);
  const replacements: Replacement[] = [];
  for (const { kind, path: field, label, value, notation, start, end, source: raw } of segments) {
    const location = `${source.path} ${label}`;
    // Markdown text has no notation. `markNode` marks it.
    if (kind !== 'text' || !notation) continue;
    if (field) fields.setIn(field, markText(value, location));
    else replacements.push({ start, end, replace: markText(raw, location) });
  }
  if (body) visit(body.tree, (node) => void replacements.push(...markNode(node, source, markText)));
  const yaml = fields.toString({
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
    lineWidth: 0,
  });
  const marked = replaceRanges(source.text, replacements);
  // All replacements are in the body.
  return `---\n${yaml}---\n${marked.slice(bodyStart(source.text))}`;
}

/** Returns the replacements that add marks to the text of a Markdown node. */
function markNode(node: Nodes, { text, path: file }: SourceFile, markText: MarkText) {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? 0;
  const source = text.slice(start, end);
  const location = `${file} line ${node.position?.start.line}`;
  const markValue = (value: string): Replacement => {
    if (!source.includes(value)) throw new Error(`${location}: no "${value}" in the file`);
    const valueStart = start + source.indexOf(value);
    const valueEnd = valueStart + value.length;
    return { start: valueStart, end: valueEnd, replace: markText(value, location) };
  };
  switch (node.type) {
    case 'text':
      return source.trim() ? [{ start, end, replace: markText(source, location) }] : [];
    case 'inlineCode':
      return [markValue(node.value)];
    case 'image':
      return node.alt ? [markValue(node.alt)] : [];
    default:
      return [];
  }
}
