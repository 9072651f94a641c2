import type { Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { MDXContent } from 'mdx/types';
import { Fragment, jsx, jsxs } from './jsx-runtime.ts';

/**
 * Returns the component that renders a body as data. The build compiles the same tree to code, which
 * the policy of the staff page forbids. Both have the same HTML.
 * @param nodes HTML nodes and tags
 */
export function createBody(nodes: Root): MDXContent {
  return ({ components = {} }) => {
    // The names of tags are the only expressions of a body.
    const evaluateExpression = (expression: { name?: string }) =>
      components[expression.name as keyof typeof components];
    const createEvaluater = () => ({ evaluateExpression, evaluateProgram: () => undefined });
    const options = { Fragment, jsx, jsxs, components, createEvaluater };
    return toJsxRuntime(nodes, options as never);
  };
}
