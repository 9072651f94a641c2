import type { ListItem, PhrasingContent, Root, RootContent, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import { tagDefinition } from '../content-types/find-tag.ts';
import type { BodyModel } from '../model.ts';
import { isTag, plainText } from '../read/parse/nodes.ts';
import { rupee } from '../text/rupee.ts';

/**
 * Adds to the tree of a body what pages need besides Markdown: sections, captions, ids of headings,
 * heading levels of tags, and names of tables. Changes the tree.
 * @param headings the headings of the body, in its order
 */
export function completeTree(tree: Root, headings: BodyModel['headings']): void {
  addHeadingIds(tree, headings);
  setTagLevels(tree);
  addCaptions(tree);
  labelTables(tree);
  joinPostpositions(tree);
  wrapUnbreakable(tree);
  wrapTitleHalves(tree);
  // A body without headings is the text of an entry, not a page.
  if (headings.length > 0) addSections(tree);
}

function addHeadingIds(tree: Root, headings: BodyModel['headings']) {
  const ids = headings.map(({ id }) => id);
  visit(tree, 'heading', (node) => {
    node.data = { ...node.data, hProperties: { id: ids.shift() } };
  });
}

/**
 * Labels tables by their first row or by the heading above them, and aligns their cells by an attribute.
 * MDX would use a `style` attribute, which the content security policy blocks.
 */
function labelTables(tree: Root) {
  let heading: string | undefined;
  visit(tree, (node) => {
    if (node.type === 'heading') heading = plainText(node);
    if (node.type !== 'table') return;
    const [head] = node.children;
    const name = head?.children.map(plainText).filter(Boolean).join(', ') || heading;
    node.data = { hProperties: { 'aria-label': name } };
    for (const row of node.children) {
      for (const [index, cell] of row.children.entries()) {
        const align = node.align?.[index];
        if (align) cell.data = { hProperties: { 'data-align': align } };
      }
    }
    delete node.align;
  });
}

/** Matches the space before a Nepali postposition, after a Latin word, a digit, or another node. */
const spaceBeforePostposition =
  /(?<=^|[\p{Script=Latin}\p{Nd}]) (?=(?:मा|को|का|की|ले|लाई|बाट)(?![\p{L}\p{M}]))/gu;

/**
 * Keeps a postposition on the line of its word: "WhatsApp मा". After a Devanagari word it has no space.
 */
function joinPostpositions(tree: Root) {
  visit(tree, 'text', (text) => {
    text.value = text.value.replaceAll(spaceBeforePostposition, '\u00A0');
  });
}

const digits = String.raw`\p{Nd}(?:[\p{Nd}.,٬٫]*\p{Nd})?`;
const time = String.raw`\p{Nd}{1,2}[:.]\p{Nd}{2}(?!\p{Nd})`;

/** Matches phone numbers, ranges, prices and times, which must not break across lines. */
const unbreakable = new RegExp(
  [
    // +977 983-0000000
    String.raw`\+?\p{Nd}+(?:[ -]\p{Nd}{2,}){1,4}`,
    // 1-2, 9:00–18:00
    String.raw`(?:${time}|${digits}) ?[–-] ?(?:${time}|${digits})\+?`,
    // Rs 4,500 and 120 €
    String.raw`(?:${rupee}|\p{Sc}) ?${digits}`,
    String.raw`${digits} ?\p{Sc}`,
    // 9:00 AM, 9:00 a.m., 17.30 Uhr, ९:०० बजे, 9 h 30, 9 am, ९ बजे, ९ देखि
    String.raw`${time} (?:[AaPp]\.?[Mm]\b\.?|Uhr|h|बजे|देखि)`,
    String.raw`\p{Nd}{1,2} h(?: \p{Nd}{2})?\b`,
    String.raw`\p{Nd}{1,2} (?:[AaPp]\.?[Mm]\b\.?|बजे|देखि)`,
  ].join('|'),
  'gu',
);

/** Wraps unbreakable text in a span, so that it stays on one line if it fits. */
function wrapUnbreakable(tree: Root) {
  visit(tree, 'text', (text, index = 0, parent) => {
    // Joins text and inserted facts: in "Rs {price}", the fact is a separate node.
    let next = parent?.children[index + 1];
    while (next?.type === 'text') {
      text.value += next.value;
      parent?.children.splice(index + 1, 1);
      next = parent?.children[index + 1];
    }
    const parts = splitUnbreakable(text);
    // The only text of a link or a button does not need a span.
    if (parent?.type !== 'paragraph' && parent?.children.length === 1 && parts.length === 1)
      return undefined;
    parent?.children.splice(index, 1, ...(parts as never[]));
    return index + parts.length;
  });
}

function splitUnbreakable({ value, position }: Text): RootContent[] {
  const textNodes = (text: string): RootContent[] =>
    text ? [{ type: 'text', value: text, ...(position && { position }) }] : [];
  const parts: RootContent[] = [];
  let end = 0;
  for (const { 0: text, index } of value.matchAll(unbreakable)) {
    // Text without a space, hyphen or dash does not break.
    if (!/[ –-]/.test(text)) continue;
    parts.push(...textNodes(value.slice(end, index)));
    parts.push(span('together', textNodes(text), position));
    end = index + text.length;
  }
  return [...parts, ...textNodes(value.slice(end))];
}

/** Creates a span. Markdown has no node for it, so `hName` changes the element of an emphasis. */
function span(className: string, children: RootContent[], position: Text['position']) {
  const data = { hName: 'span', hProperties: { className: [className] } };
  return { type: 'emphasis', data, children, position } as RootContent;
}

/** Matches the end of a part of a title: the space after a punctuation mark. */
const partEnd = /(?<=[,;:.!?\u2013\u2014\u0964\u060C\u061B\u061F]) /gu;

/**
 * Wraps the halves of a title such as "You Buy We Sell, You Sell We Buy" in spans. The title then
 * breaks at the punctuation mark nearest to its middle, and within a half only if it does not fit.
 */
function wrapTitleHalves(tree: Root) {
  visit(tree, 'heading', (title) => {
    const [text, ...rest] = title.children;
    if (title.depth !== 1 || text?.type !== 'text' || rest.length > 0) return;
    const { value, position } = text;
    const distance = (end: number) => Math.abs(value.length / 2 - end);
    const ends = [...value.matchAll(partEnd)].map(({ index }) => index);
    const [end] = ends.toSorted((a, b) => distance(a) - distance(b));
    if (end === undefined) return;
    const textNode = (part: string): Text => ({ ...text, value: part });
    const half = (part: string) => span('phrase', [textNode(part)], position) as PhrasingContent;
    title.children = [half(value.slice(0, end)), textNode(' '), half(value.slice(end + 1))];
  });
}

/** Sets the heading level of each tag: one below the previous heading, from 2 to 4. */
function setTagLevels(tree: Root) {
  let depth = 1;
  visit(tree, (node) => {
    if (node.type === 'heading') depth = node.depth;
    if (!isTag(node) || !tagDefinition(node.name)?.headings) return;
    const value = String(Math.min(depth + 1, 4));
    node.attributes.push({ type: 'mdxJsxAttribute', name: 'level', value });
  });
}

/** Turns the text after a gallery's picture into a caption, with a link to ask about the item. */
function addCaptions(tree: Root) {
  visit(tree, (tag) => {
    if (!isTag(tag) || !tagDefinition(tag.name)?.pictures) return;
    const hasAskLinks = tag.attributes.some(
      (attribute) => 'name' in attribute && attribute.name === 'ask',
    );
    for (const list of tag.children) {
      if (list.type === 'list') for (const item of list.children) addCaption(item, hasAskLinks);
    }
  });
}

function addCaption(item: ListItem, hasAskLinks: boolean) {
  const [paragraph, ...nextBlocks] = item.children;
  if (paragraph?.type !== 'paragraph') return;
  const [picture, ...text] = paragraph.children;
  const name = plainText({ ...paragraph, children: text }).trim();
  const attributes = [{ type: 'mdxJsxAttribute', name: 'item', value: name }];
  const link = { type: 'mdxJsxTextElement', name: 'AskLink', attributes, children: text };
  const caption = name ? [{ ...paragraph, children: hasAskLinks ? [link] : text }] : [];
  // In a list without blank lines, MDX would omit the paragraphs.
  item.spread = true;
  item.children = [picture, ...caption, ...nextBlocks] as never;
}

/** Wraps each heading of level 1 or 2 and its content in a section. Wide tags (bands) stay outside. */
function addSections(tree: Root) {
  const children: RootContent[] = [];
  let section: RootContent[] | undefined;
  for (const node of tree.children) {
    if (isTag(node) && tagDefinition(node.name)?.wide) {
      children.push(node);
      section = undefined;
      continue;
    }
    if (!section || (node.type === 'heading' && node.depth <= 2)) {
      section = [];
      children.push({ type: 'section', data: { hName: 'section' }, children: section } as never);
    }
    section.push(node);
  }
  tree.children = children;
}
