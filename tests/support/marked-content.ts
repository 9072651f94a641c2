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
import { mark } from './marks.ts';

/** Marks words; `where` tells where they stand. */
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
