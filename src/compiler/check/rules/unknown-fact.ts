import { explainUnknownFact } from '../../read/facts/insert-facts.ts';
import { checkNodes } from './check-nodes.ts';
import type { Rule } from './rule.ts';

export const unknownFact: Rule = {
  id: 'unknown-fact',
  level: 'error',
  scope: 'file',
  summary: 'Curly brackets hold the name of a fact that business.mdx defines.',
  check: (file, facts) => [
    ...file.segments
      // While fields have other errors, only the body is checked.
      .filter(({ path }) => path === undefined || file.data)
      .flatMap(({ diagnostics = [] }) => diagnostics),
    // Expressions that name a fact are already replaced by the text of the fact.
    ...checkNodes(file, (node) => {
      if (node.type === 'image' || node.type === 'imageReference')
        return node.data?.explanations?.[0];
      return facts && (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression')
        ? explainUnknownFact(node.value, facts)
        : undefined;
    }),
  ],
};
