import type { Nodes, Properties, Root, RootContent } from 'hast';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx';
import type { Words } from '../../src/content/model.ts';

/**
 * Reads a body as data off its elements. It comes to what the program that MDX would make of them
 * says when it is run, and a build need not wait for that program.
 * @throws where anything is to be computed, or is nothing that Markdown makes
 */
export function writtenWords({ children }: Root): Words[] {
  const first = children.findIndex(isSeen);
  return first < 0 ? [] : inside(children.slice(first, children.findLastIndex(isSeen) + 1));
}

/** Whether it is more than space between elements. */
function isSeen(node: RootContent): boolean {
  return node.type !== 'text' || /[^ \t\n\f\r]/.test(node.value);
}

function inside(nodes: readonly Nodes[]): Words[] {
  return nodes.filter((node) => node.type !== 'text' || node.value !== '').map(words);
}

function words(node: Nodes): Words {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'element':
      return element(node.tagName, Object.entries(node.properties).map(property), node.children);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return element(node.name, node.attributes.map(written), node.children);
    default:
      throw new Error(`a body holds a node of the kind ${node.type}`);
  }
}

type Property = [name: string, value: string];

function element(name: string | null, properties: Property[], children: readonly Nodes[]): Words {
  if (name === null) throw new Error('a body holds a tag without a name');
  const content = inside(children) as string[];
  return properties.length > 0
    ? [name, Object.fromEntries(properties), ...content]
    : [name, ...content];
}

/** The properties of what Markdown makes. React has the same names for them. */
const known: ReadonlySet<string> = new Set([
  'id',
  'href',
  'src',
  'alt',
  'title',
  'start',
  'className',
]);

function property([name, value]: [string, Properties[string]]): Property {
  const isPlain = typeof value === 'string' || typeof value === 'number' || Array.isArray(value);
  if (!known.has(name) || !isPlain) throw new Error(`a body holds the property ${name}`);
  return [name, Array.isArray(value) ? value.join(' ').trim() : String(value)];
}

function written(attribute: MdxJsxAttribute | MdxJsxExpressionAttribute): Property {
  if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
    throw new Error('a body holds an attribute whose value is no text');
  }
  return [attribute.name, attribute.value];
}
