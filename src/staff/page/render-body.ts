import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { Paragraph, Root, RootContent } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import type { MDXContent } from 'mdx/types';
import { visit } from 'unist-util-visit';
import { completeTree } from '../../compiler/derive/body-tree.ts';
import type { BodyModel } from '../../compiler/model.ts';
import { isTag } from '../../compiler/read/parse/nodes.ts';
import { Fragment, jsx, jsxs } from './jsx-runtime.ts';

/**
 * Returns the component that renders a body as data. The build compiles the same tree to code, which
 * the policy of the staff page forbids. Both have the same HTML.
 * @param prepare changes the tree after it is completed
 */
export function createBody(
  { tree, headings }: Pick<BodyModel, 'tree' | 'headings'>,
  prepare: (tree: Root) => void = () => undefined,
): MDXContent {
  const copy = structuredClone(tree);
  unwrapTags(copy);
  completeTree(copy, headings);
  prepare(copy);
  const passThrough = ['mdxJsxFlowElement', 'mdxJsxTextElement'];
  const nodes = toHast(copy, { passThrough: passThrough as never });
  return ({ components = {} }) => {
    // The names of tags are the only expressions of a body.
    const evaluateExpression = (expression: { name?: string }) =>
      components[expression.name as keyof typeof components];
    const createEvaluater = () => ({ evaluateExpression, evaluateProgram: () => undefined });
    const options = { Fragment, jsx, jsxs, components, createEvaluater };
    return toJsxRuntime(nodes, options as never);
  };
}

/** Replaces each paragraph that has only tags by its tags, as MDX does before all plugins. */
function unwrapTags(tree: Root) {
  visit(tree, 'paragraph', (paragraph, index, parent) => {
    if (!parent || index === undefined || !isOnlyTags(paragraph)) return undefined;
    const tags = paragraph.children
      .filter(isTag)
      .map((tag) => ({ ...tag, type: 'mdxJsxFlowElement' }) as RootContent);
    parent.children.splice(index, 1, ...tags);
    return index;
  });
}

function isSpace(node: RootContent): boolean {
  return node.type === 'text' && /^[\t\n\r ]*$/.test(node.value);
}

function isOnlyTags({ children }: Paragraph): boolean {
  return children.some(isTag) && children.every((node) => isTag(node) || isSpace(node));
}
