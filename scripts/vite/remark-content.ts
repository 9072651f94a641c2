import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { tags } from '../../src/tags/schemas.ts';
import { insertFactsIntoBody } from '../content/insert-facts.ts';
import { languageAt } from '../content/model.ts';
import { guard, isTag } from '../content/validate/guard.ts';
import type { References } from '../content/validate/references.ts';
import { tagDefinition } from '../content/validate/tags.ts';
import type { ContentStore } from './content-store.ts';

/**
 * The remark plugin that makes a valid body ready to be compiled: facts are inserted, headings get
 * ids, tags with headings learn their level, and what stands below a heading becomes a section. It
 * guards once more, since what is compiled here runs in the browser.
 * @param store the content as it is when a file is compiled
 */
export function remarkContent({ model, root }: Pick<ContentStore, 'model' | 'root'>) {
  return (tree: Root, file: VFile) => {
    const name = path.relative(root, file.path).replaceAll(path.sep, '/');
    const { facts, pages } = languageAt(model(), name);
    const refused = [
      ...guard(tree, Object.keys(tags), String(file)),
      ...insertFactsIntoBody(tree, facts),
    ];
    for (const { message, line, column } of refused) file.fail(message, { line, column });
    const page = pages.find((one) => one.path === name);
    addHeadingIds(tree, page?.references.headings ?? []);
    addLevels(tree);
    addSections(tree);
  };
}

function addHeadingIds(tree: Root, headings: References['headings']) {
  let index = 0;
  visit(tree, 'heading', (node) => {
    node.data = { ...node.data, hProperties: { id: headings[index]?.id } };
    index += 1;
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
