import type { Nodes } from 'mdast';
import { tags, type TagName } from '../../src/tags/schemas.ts';
import { parseBody } from '../content/parse/body.ts';
import type { ContentFile } from '../content/validate/examine-file.ts';
import { factValue, insertFacts } from '../content/facts.ts';
import type { TagNode } from '../content/validate/guard.ts';
import { wordsOf } from '../content/validate/references.ts';
import { visitLeaves } from '../content/validate/leaves.ts';
import { copyOf, filesIn, type Content } from './content.ts';
import { standingTags } from './frame-words.ts';

/** All words of a page in their order: those for search results and chats first, then its body. */
export function pageWords({ source, data }: ContentFile, content: Content): string[] {
  const head = ['title', 'description', 'whatsapp']
    .filter((name) => data?.[name] !== undefined)
    .map((name) => `${name}: ${String(data?.[name])}`);
  return [...head, ...bodyPieces(source, content)];
}

function bodyPieces({ text }: ContentFile['source'], content: Content): string[] {
  const { tree } = parseBody(text);
  return tree ? pieces(tree, content) : [];
}

/** The pieces of text below a node: paragraphs, headings, list items, buttons, what tags show. */
function pieces(node: Nodes, content: Content): string[] {
  switch (node.type) {
    case 'yaml':
    case 'definition':
      return [];
    case 'code':
      return [node.value];
    case 'mdxFlowExpression':
      return [factValue(node.value.trim(), content.facts) ?? ''];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return tagPieces(node, content);
    case 'heading':
    case 'paragraph':
    case 'tableCell':
      return phrase(node.children, content);
    default:
      return 'children' in node ? node.children.flatMap((child) => pieces(child, content)) : [];
  }
}

/** Running words are one piece; what stands apart on the page, a button or a picture, is its own. */
function phrase(nodes: readonly Nodes[], content: Content): string[] {
  const found = [''];
  for (const node of nodes) {
    if (node.type === 'mdxJsxTextElement') found.push(...tagPieces(node, content), '');
    else if (node.type === 'image') found.push(pictureWords(node.alt ?? ''), '');
    else {
      const words = node.type === 'break' ? ' ' : wordsOf(node, content.facts);
      found.push(`${found.pop() ?? ''}${words}`);
    }
  }
  return found;
}

function tagPieces(node: TagNode, content: Content): string[] {
  if (node.name === 'Collection') return collectionPieces(node, content);
  const standing =
    node.name !== null && Object.hasOwn(standingTags, node.name)
      ? standingTags[node.name as keyof typeof standingTags](content)
      : [];
  const inside =
    node.type === 'mdxJsxTextElement'
      ? phrase(node.children, content)
      : node.children.flatMap((child) => pieces(child, content));
  return [...attributeWords(node, content), ...standing, ...inside];
}

function collectionPieces(node: TagNode, content: Content): string[] {
  return filesIn(content, valuesOf(node).of ?? '').flatMap((entry) => [
    ...copyOf(entry),
    ...bodyPieces(entry.source, content),
  ]);
}

/** What a tag's attributes tell visitors; `words` are those for a picture. */
function attributeWords(node: TagNode, content: Content): string[] {
  const found: string[] = [];
  if (node.name === null || !Object.hasOwn(tags, node.name)) return found;
  visitLeaves(tags[node.name as TagName].attributes, valuesOf(node), (value, meta, path) => {
    if (!meta?.copy) return;
    const { words } = insertFacts(String(value), content.facts);
    found.push(path[0] === 'words' ? pictureWords(words) : words);
  });
  return found;
}

function valuesOf({ attributes }: TagNode): Record<string, string> {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      'name' in attribute && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}

function pictureWords(words: string): string {
  return `picture: ${words}`;
}
