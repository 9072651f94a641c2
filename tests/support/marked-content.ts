import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { stringify } from 'yaml';
import { parseBody } from '../../scripts/content/parse/body.ts';
import { readFrontMatter } from '../../scripts/content/parse/front-matter.ts';
import { contentTypeOf, folders } from '../../scripts/content/content-types.ts';
import { bodyStart } from '../../scripts/content/parse/fences.ts';
import { mapLeaves, visitLeaves } from '../../scripts/content/validate/leaves.ts';
import { readContent, type SourceFile } from '../../scripts/content/read/read-content.ts';
import { tags, type TagName } from '../../src/tags/schemas.ts';

/**
 * Marks around words, made of signs that no writing uses: where a word comes from content, its mark is
 * found again wherever it is shown. The sign that begins a mark is its number.
 */
const zero = 0xf0000;
const close = '\uE000';

const mark = (words: string, number: number) => String.fromCodePoint(zero + number) + words + close;

/** The numbers of all marks in a text, those written with percent signs among them. */
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

/** What of a text stands outside of all marks, which may stand inside of each other. */
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

/** Marks words; `where` names their position. */
type MarkWords = (words: string, where: string) => string;

/** A piece of a file and what comes in its place. */
interface Edit {
  start: number;
  end: number;
  words: string;
}

/**
 * Writes every content file of a project anew, with all words for people between marks.
 * @returns where each mark's words stand, by the mark's number
 */
export async function markContent(root: string): Promise<Map<number, string>> {
  const places = new Map<number, string>();
  const markWords: MarkWords = (words, where) => {
    places.set(places.size + 1, where);
    return mark(words, places.size);
  };
  const { files } = readContent(root, folders);
  for (const file of files) {
    await writeFile(path.join(root, file.path), markFile(file, markWords));
  }
  return places;
}

function markFile(file: SourceFile, markWords: MarkWords): string {
  const kind = contentTypeOf(file);
  const { data } = readFrontMatter(file);
  const { tree } = parseBody(file.text);
  if (!kind || !data || !tree) throw new Error(`${file.path} cannot be read`);

  const front = mapLeaves(kind.frontMatter, data, (value, meta, place) =>
    meta?.copy ? markWords(String(value), `${file.path} ${place.join('.')}`) : value,
  );
  const yaml = stringify(front, {
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
    lineWidth: 0,
  });
  const edits: Edit[] = [];
  visit(tree, (node) => {
    edits.push(...editsOf(node, file, markWords));
  });

  let text = file.text;
  for (const { start, end, words } of edits.toSorted((a, b) => b.start - a.start)) {
    text = text.slice(0, start) + words + text.slice(end);
  }
  return `---\n${yaml}---\n${text.slice(bodyStart(file.text))}`;
}

/** What must change in a file so that the words of a node stand between marks. */
function editsOf(node: Nodes, { text, path: file }: SourceFile, markWords: MarkWords): Edit[] {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? 0;
  const source = text.slice(start, end);
  const replace = (words: string, where: string): Edit => {
    const from = start + source.indexOf(words);
    if (from < start) throw new Error(`${where}: "${words}" is written in some other way`);
    return { start: from, end: from + words.length, words: markWords(words, where) };
  };
  const where = `${file} line ${node.position?.start.line}`;
  switch (node.type) {
    case 'text':
      return source.trim() ? [{ start, end, words: markWords(source, where) }] : [];
    case 'inlineCode':
      return [replace(node.value, where)];
    case 'image':
      return node.alt ? [replace(node.alt, where)] : [];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const attributes = Object.fromEntries(
        node.attributes.flatMap((attribute) =>
          'name' in attribute ? [[attribute.name, attribute.value]] : [],
        ),
      );
      const found: Edit[] = [];
      visitLeaves(tags[node.name as TagName].attributes, attributes, (value, meta, [name]) => {
        if (meta?.copy) found.push(replace(String(value), `${where} ${String(name)}`));
      });
      return found;
    }
    default:
      return [];
  }
}
