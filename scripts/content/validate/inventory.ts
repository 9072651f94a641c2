import { slug } from 'github-slugger';
import type { Definition, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { factValue, unknownFact, type Facts } from '../facts.ts';
import { placeOf } from './guard.ts';
import { nodesIn } from '../nodes-in.ts';
import type { Fault, Found } from '../diagnostics/diagnostic.ts';
import { readTag } from './tag-use.ts';

/** What a body mentions, with places: the matter of the checks across files. */
export interface Inventory {
  headings: (Found & { depth: number; id: string })[];
  links: Found[];
  pictures: Found[];
  collections: Found[];
  faults: Fault[];
  /** Whether parts of the body could not be read, so that what it lacks cannot be told. */
  torn: boolean;
  /** What the body says, without marks: each paragraph on a line. */
  words: string;
}

/** Takes stock of a body, and checks its tags, facts, links and pictures as far as it can alone. */
export function takeInventory(tree: Root, facts: Facts, torn = false): Inventory {
  const nodes = nodesIn(tree);
  const inventory: Inventory = {
    headings: [],
    links: [],
    pictures: [],
    collections: [],
    faults: [],
    torn,
    words: linesOf(nodes, facts).join('\n'),
  };
  const pictured = new Set(
    nodes.flatMap((node) => (node.type === 'imageReference' ? [node.identifier] : [])),
  );
  for (const node of nodes) record(node, inventory, facts, pictured);
  return inventory;
}

/** The id of a heading: its words in lower case with hyphens. */
export function headingId(words: string): string {
  return slug(words);
}

/** The words of a node with the facts put in. */
export function wordsOf(node: Nodes, facts: Facts): string {
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    return factValue(node.value.trim(), facts) ?? '';
  }
  if (node.type === 'break') return ' ';
  return 'children' in node
    ? node.children.map((child) => wordsOf(child, facts)).join('')
    : toString(node);
}

/** The paragraphs of a body, and what stands for one, each on a line. */
function linesOf(nodes: readonly Nodes[], facts: Facts): string[] {
  return nodes
    .filter(({ type }) => linesThemselves.has(type))
    .map((node) => wordsOf(node, facts).replaceAll(/\s+/g, ' ').trim());
}

const linesThemselves: ReadonlySet<string> = new Set(['paragraph', 'code', 'mdxFlowExpression']);

function record(node: Nodes, inventory: Inventory, facts: Facts, pictured: ReadonlySet<string>) {
  const { faults } = inventory;
  const place = placeOf(node);
  switch (node.type) {
    case 'heading': {
      const name = wordsOf(node, facts);
      const id = headingId(name);
      if (id === '')
        faults.push({ ...place, message: 'this heading has no words; write some behind the #' });
      inventory.headings.push({ ...place, name, depth: node.depth, id });
      break;
    }
    case 'link':
    case 'linkReference':
      if (wordsOf(node, facts).trim() === '') {
        faults.push({ ...place, message: 'a link needs words to press: [words](/faq)' });
      }
      if (node.type === 'link') inventory.links.push({ ...place, name: node.url });
      break;
    case 'image':
    case 'imageReference':
      if (!node.alt?.trim()) {
        const message = 'a picture needs words for those who do not see it: ![words](name)';
        faults.push({ ...place, message });
      }
      if (node.type === 'image') inventory.pictures.push({ ...place, name: node.url });
      break;
    case 'definition':
      targetsOf(node, inventory, pictured).push({ ...place, name: node.url });
      break;
    case 'mdxTextExpression':
    case 'mdxFlowExpression': {
      const name = node.value.trim();
      if (factValue(name, facts) === undefined) {
        faults.push({ ...place, ...unknownFact(name, facts) });
      }
      break;
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const use = readTag(node, facts);
      for (const part of ['links', 'pictures', 'collections', 'faults'] as const) {
        inventory[part].push(...(use[part] as (Found & Fault)[]));
      }
      break;
    }
  }
}

/** An address that stands apart from where it is used belongs to links or to pictures. */
function targetsOf(
  { identifier }: Definition,
  inventory: Inventory,
  pictured: ReadonlySet<string>,
) {
  return pictured.has(identifier) ? inventory.pictures : inventory.links;
}
