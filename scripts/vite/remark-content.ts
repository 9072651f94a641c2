import path from 'node:path';
import type { ListItem, Root, RootContent, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Processor } from 'unified';
import { bodyAt, type BodyModel } from '../content/model.ts';
import { isTag } from '../content/validate/guard.ts';
import { plainText } from '../content/validate/plain-text.ts';
import { tagDefinition } from '../content/validate/tags.ts';
import type { ContentStore } from './content-store.ts';

/**
 * Makes the remark plugin that lets MDX compile the bodies of the model: what was checked, with the
 * facts in it, is what is compiled. Headings get ids, tags with headings learn their level, and what
 * stands below a heading becomes a section.
 * @param store the content as it is when a file is compiled
 */
export function remarkContent({ model, root }: Pick<ContentStore, 'model' | 'root'>) {
  const bodyOf = ({ path: file }: VFile) =>
    bodyAt(model(), path.relative(root, file).replaceAll(path.sep, '/'));
  return function plugin(this: Processor) {
    // MDX changes the tree that it compiles.
    this.parser = (_, file) => structuredClone(bodyOf(file).tree);
    return (tree: Root, file: VFile) => {
      const { headings } = bodyOf(file);
      addHeadingIds(tree, headings);
      addLevels(tree);
      addCaptions(tree);
      describeTables(tree);
      keepTogether(tree);
      // A body without headings is no page but a few paragraphs.
      if (headings.length > 0) addSections(tree);
    };
  };
}

function addHeadingIds(tree: Root, headings: BodyModel['headings']) {
  let index = 0;
  visit(tree, 'heading', (node) => {
    node.data = { ...node.data, hProperties: { id: headings[index]?.id } };
    index += 1;
  });
}

/**
 * Tables learn their name, which are the words of their first row, and their cells how they are aligned:
 * MDX would say that by a `style` attribute, which the site's policy refuses.
 */
function describeTables(tree: Root) {
  visit(tree, 'table', (table) => {
    const [head] = table.children;
    const name = head?.children.map(plainText).filter(Boolean).join(', ');
    table.data = { hProperties: { 'aria-label': name } };
    for (const row of table.children) {
      for (const [index, cell] of row.children.entries()) {
        const align = table.align?.[index];
        if (align) cell.data = { hProperties: { 'data-align': align } };
      }
    }
    delete table.align;
  });
}

/** A phone number, or a number of one or more parts with the word behind it and what closes the sentence. */
const numberWithUnit =
  /(\+\p{Nd}+(?:[ –-]\p{Nd}+)*|\p{Nd}+(?:[.,:٫٬–-]\p{Nd}+| \p{Nd}+)*\+?(?: [\p{L}\p{M}]+[.,،;؛:!?؟)]*)?)/u;
const whole = new RegExp(`^${numberWithUnit.source}$`, 'u');

/** A part of a page's heading, up to a comma. */
const upToComma = /(\S.*?(?:[,،](?= )|$))/u;

/**
 * Numbers such as "1-2 business days" and "+977 98-0000000" do not break where a line has room for them,
 * and the heading of a page breaks behind a comma before it breaks elsewhere.
 */
function keepTogether(tree: Root) {
  visit(tree, (parent) => {
    if (!('children' in parent)) return;
    const isTitle = parent.type === 'heading' && parent.depth === 1;
    const text = plainText(parent);
    if (parent.type === 'heading' && !(isTitle && /[,،] /.test(text))) return;
    const children = joinTexts(parent.children);
    // What stands alone, as in a link or a button, has its line.
    if (parent.type !== 'paragraph' && children.length === 1 && whole.test(text)) return;
    const pattern = isTitle ? upToComma : numberWithUnit;
    parent.children = joinTexts(
      children.flatMap((child) =>
        child.type === 'text' ? togetherParts(child, pattern) : [child],
      ),
    ) as never;
  });
}

/** Facts stand beside the words around them as texts of their own. */
function joinTexts(nodes: readonly RootContent[]): RootContent[] {
  const joined: RootContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (last?.type === 'text' && node.type === 'text') last.value += node.value;
    else joined.push(node);
  }
  return joined;
}

function togetherParts({ value, position }: Text, pattern: RegExp): RootContent[] {
  return value.split(pattern).flatMap((words, index): RootContent[] => {
    if (words === '') return [];
    const text: Text = { type: 'text', value: words, ...(position && { position }) };
    if (index % 2 === 0 || !/[ –-]/.test(words)) return [text];
    const data = { hName: 'span', hProperties: { className: 'together' } };
    return [{ type: 'emphasis', data, children: [text], position } as never];
  });
}

/** Tags that hold headings get the level that comes next where they stand, from 2 to 4. */
function addLevels(tree: Root) {
  let depth = 1;
  visit(tree, (node) => {
    if (node.type === 'heading') depth = node.depth;
    if (!isTag(node) || !tagDefinition(node.name)?.headings) return;
    const value = String(Math.min(depth + 1, 4));
    node.attributes.push({ type: 'mdxJsxAttribute', name: 'level', value });
  });
}

/** In a gallery the words behind a picture become a paragraph below it, which asks for the item if it shall. */
function addCaptions(tree: Root) {
  visit(tree, (tag) => {
    if (!isTag(tag) || !tagDefinition(tag.name)?.pictures) return;
    const asks = tag.attributes.some((one) => 'name' in one && one.name === 'ask');
    for (const list of tag.children) {
      if (list.type === 'list') for (const item of list.children) addCaption(item, asks);
    }
  });
}

function addCaption(item: ListItem, asks: boolean) {
  const [line, ...further] = item.children;
  if (line?.type !== 'paragraph') return;
  const [picture, ...words] = line.children;
  const name = plainText({ ...line, children: words }).trim();
  const attributes = [{ type: 'mdxJsxAttribute', name: 'item', value: name }];
  const link = { type: 'mdxJsxTextElement', name: 'AskLink', attributes, children: words };
  const caption = name ? [{ ...line, children: asks ? [link] : words }] : [];
  // In a list without room between its lines a paragraph would be no element.
  item.spread = true;
  item.children = [picture, ...caption, ...further] as never;
}

/** Everything from one second-level heading to the next becomes a section; bands stand alone. */
function addSections(tree: Root) {
  const children: RootContent[] = [];
  let section: RootContent[] | undefined;
  for (const node of tree.children) {
    if (isTag(node) && tagDefinition(node.name)?.band) {
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
