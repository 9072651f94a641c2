import { visit } from 'unist-util-visit';
import { positionOf } from '../parse/nodes.ts';
import type { ContentFile } from '../resolve/content-file.ts';
import type { Facts } from '../text/facts.ts';
import { unknownFact as explain } from '../text/insert-facts.ts';
import type { Finding, Rule } from './rule.ts';

export const unknownFact: Rule = {
  id: 'unknown-fact',
  level: 'error',
  scope: 'file',
  summary: 'Curly brackets hold the name of a fact that business.mdx defines.',
  check: (file, facts) => [
    ...file.words
      .filter(({ path }) => path === undefined || file.data)
      .flatMap(({ diagnostics = [] }) => diagnostics),
    ...(facts ? inBody(file, facts) : []),
  ],
};

/** The expressions that no fact was inserted for. */
function inBody({ body }: ContentFile, facts: Facts): Finding[] {
  const found: Finding[] = [];
  if (!body) return found;
  visit(body.tree, (node) => {
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return;
    found.push({ ...positionOf(node), ...explain(node.value, facts) });
  });
  return found;
}
