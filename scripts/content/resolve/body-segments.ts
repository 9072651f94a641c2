import type { Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { metaAt } from '../content-types/schema-at.ts';
import type { Position } from '../diagnostics/diagnostic.ts';
import { positionAt } from '../diagnostics/position.ts';
import { isBlank, isTag, plainText, positionOf, type TagNode } from '../parse/nodes.ts';
import { tagDefinition } from '../content-types/tag-definition.ts';
import { interpolateValue } from '../text/interpolate-value.ts';
import type { Segment, SegmentReference } from '../text/segments.ts';
import type { Facts } from '../text/facts.ts';

/**
 * Lists the text of a body, and inserts the facts into the attributes of its tags.
 * @param facts undefined while nothing can be inserted
 */
export function bodySegments(tree: Root, text: string, facts: Facts | undefined): Segment[] {
  const words: Segment[] = [];
  const pictured = new Set<string>();
  visit(tree, 'imageReference', ({ identifier }) => void pictured.add(identifier));
  visit(tree, (node) => {
    if (isTag(node)) words.push(...attributeWords(node, text, facts));
    if (node.type === 'definition') {
      const kind = pictured.has(node.identifier) ? 'picture' : 'link';
      const references = [{ kind, name: node.url, ...positionOf(node) } as const];
      words.push({ label: kind, kind, ...written(node, node, text), shown: node.url, references });
    }
    const copy = copyIn(node);
    if (!copy) return;
    const { label, first, last } = copy;
    const shown = plainText(node).replaceAll(/\s+/g, ' ').trim();
    const references = referencesOf(node, text);
    words.push({ label, kind: 'copy', ...written(first, last, text), shown, references });
  });
  return words;
}

/** Returns the nodes of one segment; undefined if the children are segments. */
function copyIn(node: Nodes): { label: string; first: Nodes; last: Nodes } | undefined {
  switch (node.type) {
    case 'code':
      return { label: 'code', first: node, last: node };
    // An expression that is not inserted.
    case 'mdxFlowExpression':
      return { label: 'paragraph', first: node, last: node };
    case 'heading':
    case 'paragraph':
    case 'tableCell': {
      const isRow = node.children.every((child) => isTag(child) || isBlank(child));
      return isRow ? undefined : { label: node.type, first: node, last: node };
    }
    case 'mdxJsxTextElement': {
      const [first, last] = [node.children[0], node.children.at(-1)];
      const isRow = node.children.every((child) => isTag(child) || isBlank(child));
      return isRow || !first || !last ? undefined : { label: `<${node.name}>`, first, last };
    }
    default:
      return undefined;
  }
}

function written(first: Nodes, last: Nodes, text: string) {
  const start = first.position?.start.offset ?? 0;
  const end = last.position?.end.offset ?? start;
  const source = text.slice(start, end);
  return { ...positionOf(first), source, start, end, value: source };
}

/** Returns the facts, links and pictures in a node, without those in nested tags. */
function referencesOf(node: Nodes, text: string): SegmentReference[] {
  const references: SegmentReference[] = [];
  visit(node, (child) => {
    if (child !== node && isTag(child)) return SKIP;
    if (child.type === 'link' || child.type === 'image') {
      const kind = child.type === 'link' ? 'link' : 'picture';
      references.push({ kind, name: child.url, ...destinationOf(child, text) });
    }
    const fact = child.type === 'text' ? child.data?.fact : undefined;
    if (fact !== undefined) references.push({ kind: 'fact', name: fact, ...positionOf(child) });
    return undefined;
  });
  return references;
}

/** Returns the position of a link's target or a picture's name. */
function destinationOf({ position }: Nodes, text: string): Position {
  const { start, end } = position ?? {};
  const behind = text.lastIndexOf('](', end?.offset);
  return positionAt(text, Math.max(behind + 2, start?.offset ?? 0));
}

/** Lists the quoted attributes, and inserts the facts into those with text. */
function attributeWords(node: TagNode, text: string, facts: Facts | undefined): Segment[] {
  const schema = tagDefinition(node.name)?.attributes;
  return node.attributes.flatMap((attribute) => {
    const [from, behind] = [attribute.position?.start.offset, attribute.position?.end.offset];
    if (!('name' in attribute) || typeof attribute.value !== 'string') return [];
    if (from === undefined || behind === undefined) return [];
    const { name, value } = attribute;
    const position = positionOf(attribute, node);
    const said = interpolateValue(value, schema && metaAt(schema, [name]), facts, position);
    attribute.value = said.shown;
    const start = from + text.slice(from, behind).search(/["']/) + 1;
    const end = behind - 1;
    const source = text.slice(start, end);
    const notation = text[start - 1] === "'" ? ("'" as const) : ('"' as const);
    const label = `<${node.name}> ${name}`;
    return [{ label, source, start, end, value, notation, ...position, ...said }];
  });
}
