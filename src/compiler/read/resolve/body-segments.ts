import type { Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { metaAt } from '../../content-types/schema-at.ts';
import type { Position } from '../../diagnostics/diagnostic.ts';
import { positionAt } from '../../diagnostics/position.ts';
import { hasOnlyTags, isTag, plainText, positionOf, type TagNode } from '../parse/nodes.ts';
import { tagDefinition } from '../../content-types/find-tag.ts';
import { interpolateValue } from './interpolate-value.ts';
import type { Segment, SegmentReference } from './segments.ts';
import type { Facts } from '../facts/facts.ts';

/**
 * Returns the segments of a body, and inserts the facts into the attributes of its tags.
 * @param facts undefined while the files that define them have errors
 */
export function bodySegments(tree: Root, text: string, facts: Facts | undefined): Segment[] {
  const segments: Segment[] = [];
  const pictureIds = new Set<string>();
  let table: Segment['table'];
  visit(tree, 'imageReference', ({ identifier }) => void pictureIds.add(identifier));
  visit(tree, (node) => {
    if (isTag(node)) segments.push(...attributeSegments(node, text, facts));
    if (node.type === 'definition') {
      const kind = pictureIds.has(node.identifier) ? 'picture' : 'link';
      const references = [{ kind, name: node.url, ...positionOf(node) } as const];
      const range = rangeOf(node, node, text);
      segments.push({ label: kind, kind, visibleText: node.url, references, ...range });
    }
    if (node.type === 'table') table = rangeOf(node, node, text);
    const textNodes = textNodesOf(node);
    if (!textNodes) return;
    const { label, first, last } = textNodes;
    const visibleText = plainText(node).replaceAll(/\s+/g, ' ').trim();
    const references = segmentReferences(node, text);
    const range = rangeOf(first, last, text);
    const ofTable = node.type === 'tableCell' ? { table } : {};
    segments.push({ label, kind: 'text', visibleText, references, ...range, ...ofTable });
  });
  return segments;
}

/** Returns the first and last node of a segment with its label; undefined for other nodes. */
function textNodesOf(node: Nodes): { label: string; first: Nodes; last: Nodes } | undefined {
  switch (node.type) {
    case 'code':
      return { label: 'code', first: node, last: node };
    // The name of an unknown fact, alone on its line.
    case 'mdxFlowExpression':
      return { label: 'paragraph', first: node, last: node };
    case 'paragraph':
    case 'tableCell':
      return hasOnlyTags(node) ? undefined : { label: node.type, first: node, last: node };
    // The text without `##` or the tags around it.
    case 'heading':
    case 'mdxJsxTextElement': {
      const first = node.children[0];
      const last = node.children.at(-1);
      if (hasOnlyTags(node) || !first || !last) return undefined;
      return { label: node.type === 'heading' ? node.type : `<${node.name}>`, first, last };
    }
    default:
      return undefined;
  }
}

/** Returns the range from one node to another, with its text. */
function rangeOf(first: Nodes, last: Nodes, text: string) {
  const start = first.position?.start.offset ?? 0;
  const end = last.position?.end.offset ?? start;
  const raw = text.slice(start, end);
  return { ...positionOf(first), raw, start, end, value: raw };
}

/** Returns the facts, links and pictures in a node. Nested tags have their own segments. */
function segmentReferences(node: Nodes, text: string): SegmentReference[] {
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
  // Not the brackets after a picture within a link.
  const bracket = text.lastIndexOf('](', (end?.offset ?? 0) - 1);
  return positionAt(text, Math.max(bracket + 2, start?.offset ?? 0));
}

/** Returns the quoted attributes of a tag as segments. Inserts the facts into attributes with text. */
function attributeSegments(node: TagNode, text: string, facts: Facts | undefined): Segment[] {
  const schema = tagDefinition(node.name)?.attributes;
  return node.attributes.flatMap((attribute) => {
    if (!('name' in attribute) || typeof attribute.value !== 'string') return [];
    const nameStart = attribute.position?.start.offset;
    const attributeEnd = attribute.position?.end.offset;
    if (nameStart === undefined || attributeEnd === undefined) return [];
    const { name, value } = attribute;
    const position = positionOf(attribute, node);
    const interpolated = interpolateValue(value, schema && metaAt(schema, [name]), facts, position);
    attribute.value = interpolated.visibleText;
    const start = nameStart + text.slice(nameStart, attributeEnd).search(/["']/) + 1;
    const end = attributeEnd - 1;
    const raw = text.slice(start, end);
    const notation = text[start - 1] === "'" ? ("'" as const) : ('"' as const);
    const label = `<${node.name}> ${name}`;
    return [{ label, raw, start, end, value, notation, ...position, ...interpolated }];
  });
}
