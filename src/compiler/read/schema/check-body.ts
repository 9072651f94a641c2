import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ContentType } from '../../content-types/content-types.ts';
import { startOfFile, type Finding } from '../../diagnostics/diagnostic.ts';
import { isTag, positionOf } from '../parse/nodes.ts';
import type { Facts } from '../facts/facts.ts';
import { checkTagSyntax, explainExpression } from './forbidden-syntax.ts';
import { validateTag } from './check-tag.ts';
import { say } from '../../../site/fields/say.ts';

/**
 * Checks that a body exists if its type needs one, and validates its tags and expressions.
 * @param isIncomplete true if the tree lacks paragraphs, because these have syntax errors
 */
export function checkBody(
  tree: Root,
  type: ContentType,
  text: string,
  isIncomplete: boolean,
  facts: Facts | undefined,
): Finding[] {
  const [firstNode] = tree.children;
  if (type.body === 'none') {
    const message = say`Delete this text. Visitors do not see text below the fields of this file.`;
    return firstNode ? [{ rule: 'text-below', ...positionOf(firstNode), message }] : [];
  }
  if (!firstNode && !isIncomplete) {
    const { line } = tree.position?.end ?? startOfFile;
    const message = say`Write text below the fields. It is missing.`;
    return [{ rule: 'text-below', line, column: 1, message }];
  }
  const errors: Finding[] = [];
  visit(tree, (node, _, parent) => {
    if (isTag(node)) {
      const syntaxErrors = checkTagSyntax(node, type.tags, text);
      // Attributes may contain facts, so they cannot be validated without facts.
      const valueErrors = facts ? validateTag(node, parent, facts) : [];
      const hasSyntaxError = ({ line, column }: Finding) =>
        syntaxErrors.some((error) => error.line === line && error.column === column);
      errors.push(...syntaxErrors, ...valueErrors.filter((error) => !hasSyntaxError(error)));
    }
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const explanation = explainExpression(node.value);
      if (explanation) errors.push({ rule: 'expression', ...positionOf(node), ...explanation });
    }
  });
  return errors;
}
