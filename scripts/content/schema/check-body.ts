import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ContentType } from '../content-types/content-types.ts';
import { startOfFile } from '../diagnostics/diagnostic.ts';
import { isTag, positionOf } from '../parse/nodes.ts';
import type { Facts } from '../text/facts.ts';
import { checkForbiddenSyntax, type BodyError } from './forbidden-syntax.ts';
import { validateTag } from './tags.ts';

/** Checks that a body exists if its type needs one, and validates its tags. */
export function checkBody(
  tree: Root,
  type: ContentType,
  text: string,
  isIncomplete: boolean,
  facts: Facts | undefined,
): BodyError[] {
  const [firstNode] = tree.children;
  const rule = 'text-below';
  if (type.body === 'none') {
    const message = 'Delete this text. Visitors do not see text below the fields of this file.';
    return firstNode ? [{ rule, ...positionOf(firstNode), message }] : [];
  }
  const errors = checkForbiddenSyntax(tree, type.tags, text);
  if (!firstNode && !isIncomplete) {
    const { line } = tree.position?.end ?? startOfFile;
    errors.push({ rule, line, column: 1, message: 'Write text below the fields. It is missing.' });
  }
  const reported = new Set(errors.map(({ line, column }) => `${line}:${column}`));
  visit(tree, (node, _, parent) => {
    // Attributes may contain facts, so they cannot be validated without facts.
    if (!facts || !isTag(node)) return;
    const tagErrors = validateTag(node, parent, facts);
    errors.push(...tagErrors.filter(({ line, column }) => !reported.has(`${line}:${column}`)));
  });
  return errors;
}
