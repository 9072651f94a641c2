import { slug } from 'github-slugger';
import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { tags } from '../../src/tags/schemas.ts';
import type { Facts } from '../content/facts.ts';
import { insertFactsIntoBody } from '../content/insert-facts.ts';
import { guard, isTag } from '../content/validate/guard.ts';
import { plainText } from '../content/validate/references.ts';
import { tagDefinition } from '../content/validate/tags.ts';

/**
 * The remark plugin that makes a valid body ready to be compiled: facts are inserted, headings get
 * ids, tags with headings learn their level, and what stands below a heading becomes a section. It
 * guards once more, since what is compiled here runs in the browser.
 * @param facts the facts as they are when a file is compiled
 */
export function remarkContent({ facts }: { facts: () => Facts }) {
  return (tree: Root, file: VFile) => {
    const refused = [
      ...guard(tree, Object.keys(tags), String(file)),
      ...insertFactsIntoBody(tree, facts()),
    ];
    for (const { message, line, column } of refused) file.fail(message, { line, column });
    addHeadingIds(tree);
    addLevels(tree);
    addSections(tree);
  };
}

function addHeadingIds(tree: Root) {
  visit(tree, 'heading', (node) => {
    node.data = { ...node.data, hProperties: { id: slug(plainText(node)) } };
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

/**
 * Everything from one second-level heading to the next becomes a section; bands stand alone. A body
 * without headings is no page but a few paragraphs, and has no sections.
 */
function addSections(tree: Root) {
  if (!hasHeading(tree)) return;
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

function hasHeading(tree: Root): boolean {
  let found = false;
  visit(tree, 'heading', () => {
    found = true;
  });
  return found;
}
