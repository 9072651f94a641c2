import type { Nodes, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { tags, type TagName } from '../../src/tags/schemas.ts';
import { factValue, insertFacts, unknownFact, type Facts } from './facts.ts';
import { guard, placeOf } from './guard.ts';
import { headingId, wordsOf } from './inventory.ts';

/**
 * The remark plugin that makes a checked body ready to be compiled: facts become words, headings
 * get ids, tags with headings learn their level, and what stands below a heading becomes a section.
 * It guards once more, since what is compiled here runs in the browser.
 * @param facts the facts for a file, as they are when it is compiled
 */
export function remarkContent({ facts }: { facts: (file: VFile) => Facts }) {
  return (tree: Root, file: VFile) => {
    for (const { message, line, column } of guard(tree, Object.keys(tags))) {
      file.fail(message, { line, column });
    }
    nameHeadings(tree, facts(file));
    putFactsIn(tree, facts(file), file);
    tellLevels(tree);
    makeSections(tree);
  };
}

function nameHeadings(tree: Root, facts: Facts) {
  visit(tree, 'heading', (heading) => {
    heading.data = { ...heading.data, hProperties: { id: headingId(wordsOf(heading, facts)) } };
  });
}

function putFactsIn(tree: Root, facts: Facts, file: VFile) {
  visit(tree, (node, index, parent) => {
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      const name = node.value.trim();
      const value =
        factValue(name, facts) ?? file.fail(unknownFact(name, facts).message, placeOf(node));
      const { position } = node;
      const text = { type: 'text' as const, value, position };
      const inFlow = node.type === 'mdxFlowExpression';
      const words: Nodes = inFlow ? { type: 'paragraph', children: [text], position } : text;
      parent?.children.splice(index ?? 0, 1, words as never);
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (typeof attribute.value !== 'string') continue;
        const { words, faults } = insertFacts(attribute.value, facts);
        for (const { message } of faults) file.fail(message, placeOf(node));
        attribute.value = words;
      }
    }
  });
}

/** Tags that hold headings get the level that comes next where they stand, from 2 to 4. */
function tellLevels(tree: Root) {
  let depth = 1;
  visit(tree, (node) => {
    if (node.type === 'heading') depth = node.depth;
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (!('headings' in tags[node.name as TagName])) return;
    const value = String(Math.min(depth + 1, 4));
    node.attributes.push({ type: 'mdxJsxAttribute', name: 'level', value });
  });
}

/**
 * Everything from one second-level heading to the next becomes a section; bands stand alone. A body
 * without headings is no page but a few words, and has no sections.
 */
function makeSections(tree: Root) {
  if (!hasHeading(tree)) return;
  const children: RootContent[] = [];
  let section: RootContent[] | undefined;
  for (const node of tree.children) {
    if (node.type === 'yaml') continue;
    if (isBand(node)) {
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

function isBand(node: RootContent): boolean {
  return node.type === 'mdxJsxFlowElement' && 'band' in tags[node.name as TagName];
}
