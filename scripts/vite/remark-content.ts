import type { Nodes, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { tags, type TagName } from '../../src/tags/schemas.ts';
import { factValue, insertFacts, unknownFact, type Facts } from '../content/facts.ts';
import { guard, placeOf } from '../content/validate/guard.ts';
import { headingId, wordsOf } from '../content/validate/inventory.ts';
import { nodesIn } from '../content/nodes-in.ts';

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
    const nodes = nodesIn(tree);
    nameHeadings(nodes, facts(file));
    putFactsIn(nodes, facts(file), file);
    tellLevels(nodes);
    makeSections(tree, nodes);
  };
}

function nameHeadings(nodes: readonly Nodes[], facts: Facts) {
  for (const node of nodes) {
    if (node.type !== 'heading') continue;
    node.data = { ...node.data, hProperties: { id: headingId(wordsOf(node, facts)) } };
  }
}

function putFactsIn(nodes: readonly Nodes[], facts: Facts, file: VFile) {
  const instead = new Map<Nodes, Nodes>();
  for (const node of nodes) {
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      const name = node.value.trim();
      const value =
        factValue(name, facts) ?? file.fail(unknownFact(name, facts).message, placeOf(node));
      const { position } = node;
      const text = { type: 'text' as const, value, position };
      const inFlow = node.type === 'mdxFlowExpression';
      instead.set(node, inFlow ? { type: 'paragraph', children: [text], position } : text);
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (typeof attribute.value !== 'string') continue;
        const { words, faults } = insertFacts(attribute.value, facts);
        for (const { message } of faults) file.fail(message, placeOf(node));
        attribute.value = words;
      }
    }
  }
  if (instead.size === 0) return;
  for (const node of nodes) {
    if (!('children' in node)) continue;
    node.children = node.children.map((child) => instead.get(child) ?? child) as never;
  }
}

/** Tags that hold headings get the level that comes next where they stand, from 2 to 4. */
function tellLevels(nodes: readonly Nodes[]) {
  let depth = 1;
  for (const node of nodes) {
    if (node.type === 'heading') depth = node.depth;
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') continue;
    if (!('headings' in tags[node.name as TagName])) continue;
    const value = String(Math.min(depth + 1, 4));
    node.attributes.push({ type: 'mdxJsxAttribute', name: 'level', value });
  }
}

/**
 * Everything from one second-level heading to the next becomes a section; bands stand alone. A body
 * without headings is no page but a few words, and has no sections.
 */
function makeSections(tree: Root, nodes: readonly Nodes[]) {
  if (!nodes.some(({ type }) => type === 'heading')) return;
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

function isBand(node: RootContent): boolean {
  return node.type === 'mdxJsxFlowElement' && 'band' in tags[node.name as TagName];
}
