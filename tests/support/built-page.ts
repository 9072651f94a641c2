import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { inject } from 'vitest';
import { missingPath } from './pages.ts';

/** Reads the HTML of a page of a built site, by default of the fixture site, as a visitor receives it. */
export function readPage(route: string, dist = inject('dist')): Root {
  const name = { '/': 'index', [missingPath]: '404' }[route] ?? route.slice(1);
  return fromHtml(readFileSync(path.join(dist, `${name}.html`), 'utf8'));
}

/** Returns the elements with one of these names inside a part, in order. */
export function elementsIn(part: Nodes, ...names: string[]): Element[] {
  const found: Element[] = [];
  visit(part, 'element', (element) => {
    if (names.length === 0 || names.includes(element.tagName)) found.push(element);
  });
  return found;
}

/** Returns the only element with this name, such as `main`. @throws if there are more or none */
export function elementIn(part: Nodes, name: string): Element {
  const [element, ...others] = elementsIn(part, name);
  if (element && others.length === 0) return element;
  throw new Error(`the page has ${element ? 'several elements' : 'no element'} ${name}`);
}

/** The elements that are part of a line. All others begin a new line. */
const inline = /^(a|abbr|b|bdi|code|em|i|small|span|strong|time)$/;

/** Returns the lines of text of a part, which screen readers read. */
export function linesOf(part: Nodes): string[] {
  const collect = (node: Nodes): string => {
    if (node.type === 'text') return node.value;
    if (!('children' in node)) return '';
    const text = node.children.map(collect).join('');
    const isInline = node.type === 'element' && inline.test(node.tagName);
    return isInline ? text : `\n${text}\n`;
  };
  const lines = collect(part).split('\n');
  return lines.map((line) => line.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
}

/** Returns the text of a part on one line. */
export const textOf = (part: Nodes): string => linesOf(part).join(' ');

/** Returns the texts and URLs of links in order. The result can be compared with `linkedPages`. */
export const linksIn = (part: Nodes) =>
  elementsIn(part, 'a').map((link) => ({ label: textOf(link), path: link.properties.href }));

/**
 * Returns the attributes of the link with this name.
 * @throws if there is no such link, or if such links lead to different places
 */
export function linkIn(part: Nodes, name: string) {
  const links = elementsIn(part, 'a').filter((link) => textOf(link) === name);
  const targets = links.map(({ properties: { href, target, rel } }) => ({ href, target, rel }));
  const [first] = targets;
  if (first && targets.every(({ href }) => href === first.href)) return first;
  throw new Error(`${targets.length} links "${name}": ${JSON.stringify(targets)}`);
}

/** Returns the link to another site, whose name contains a hint for screen readers. */
export const newTabLinkIn = (part: Nodes, name: string) => linkIn(part, `${name} (in another tab)`);

/** The attributes of a link that opens a new tab, which cannot access this page. */
export const inNewTab = (href: string) => ({
  href,
  target: '_blank',
  rel: ['noopener', 'noreferrer'],
});

/** Returns the text of the headings of a part. */
export const headingsIn = (part: Nodes) =>
  elementsIn(part, 'h1', 'h2', 'h3', 'h4').map((heading) => textOf(heading));

/**
 * Returns the smallest part with these texts, each of which is the whole text of an element.
 * @throws if there is no such part
 */
export function partWith(page: Nodes, ...texts: string[]): Element {
  const hasText = (part: Element, text: string) =>
    elementsIn(part).some((element) => textOf(element) === text);
  // An element comes after the elements that contain it.
  const part = elementsIn(page).findLast((element) =>
    texts.every((text) => hasText(element, text)),
  );
  if (!part) throw new Error(`no part has all of these texts: ${texts.join(', ')}`);
  return part;
}

/** Returns the list item with this heading. */
export function itemWith(page: Nodes, title: string): Element {
  const item = elementsIn(page, 'li').findLast((element) => headingsIn(element).includes(title));
  if (!item) throw new Error(`no list item has the heading ${title}`);
  return item;
}

/** Returns the cells of each row of a table. */
export const rowsIn = (part: Nodes) =>
  elementsIn(part, 'tr').map((row) => elementsIn(row, 'th', 'td').map((cell) => textOf(cell)));
