import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Position, Finding } from '../../diagnostics/diagnostic.ts';
import { positionOf } from '../../read/parse/nodes.ts';
import type { ContentFile } from '../../read/resolve/content-file.ts';

/** A finding in a node. Its default position is the start of the node. */
export type NodeFinding = Omit<Finding, keyof Position> & Partial<Position>;

/** Checks each node of a body. Finds nothing if the file has no body. */
export function checkNodes(
  { body, textFile: { text } }: ContentFile,
  check: (node: Nodes, raw: string) => NodeFinding | undefined,
): Finding[] {
  const findings: Finding[] = [];
  if (!body) return findings;
  visit(body.tree, (node) => {
    const raw = text.slice(node.position?.start.offset, node.position?.end.offset);
    const finding = check(node, raw);
    if (finding) findings.push({ ...positionOf(node), ...finding });
  });
  return findings;
}
