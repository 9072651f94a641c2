import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { EXIT, visit } from 'unist-util-visit';
import type { RenderedPage } from '../../src/model/server-entry.ts';

/** The text of a page in its order, in pieces: a heading, a paragraph, a button, a picture's words. */
export interface PageText {
  /** Title, description, and what stands in `<main>`. */
  own: string[];
  /** What stands around `<main>`: header, footer … */
  around: string[];
}

/** Elements whose text is a part of the text around them. */
const inline: ReadonlySet<string> = new Set(['b', 'code', 'del', 'em', 'i', 'strong']);
const silent: ReadonlySet<string> = new Set(['main', 'script', 'style']);

/** All text of a page that people see or hear, also of pictures and labels. */
export function pageText({ head, body }: RenderedPage): PageText {
  const around = fromHtml(body, { fragment: true });
  const own: Nodes[] = fromHtml(head, { fragment: true }).children;
  visit(around, 'element', ({ tagName, children }) => {
    if (tagName !== 'main') return undefined;
    own.push(...children);
    return EXIT;
  });
  return { own: pieces(own), around: pieces(around.children) };
}

function pieces(nodes: readonly Nodes[]): string[] {
  return textOf(nodes)
    .split('\n')
    .map((piece) => piece.replaceAll(/ +/g, ' ').trim())
    .filter(Boolean);
}

/** Text whose line breaks stand between pieces only. */
function textOf(siblings: readonly Nodes[]): string {
  const isRunning = siblings.some((node) => node.type === 'text' && node.value.trim() !== '');
  return siblings.map((node) => nodeText(node, isRunning)).join('');
}

function nodeText(node: Nodes, isRunning: boolean): string {
  if (node.type === 'text') return node.value.replaceAll(/\s+/g, ' ');
  if (node.type !== 'element' || silent.has(node.tagName)) return '';
  const { tagName, children } = node;
  const text = attributeText(node) + textOf(children);
  // A link in running text is a part of it; links side by side are buttons.
  if (inline.has(tagName) || (tagName === 'a' && isRunning)) return text;
  if (tagName === 'span' || tagName === 'br') return ` ${text}`;
  if (tagName === 'title') return `\ntitle: ${text}\n`;
  if (tagName !== 'tr') return `\n${text}\n`;
  const cells = children.map((cell) => textOf('children' in cell ? cell.children : []));
  return `\n${cells.join(': ')}\n`;
}

/** What an element says besides its content. */
function attributeText({ tagName, properties }: Element): string {
  const { alt, ariaLabel, title, placeholder, name, content } = properties;
  const texts = {
    picture: alt,
    label: ariaLabel ?? title ?? placeholder,
    description: tagName === 'meta' && name === 'description' && content,
  };
  return Object.entries(texts)
    .map(([what, text]) => (text ? `\n${what}: ${String(text).replaceAll(/\s+/g, ' ')}\n` : ''))
    .join('');
}
