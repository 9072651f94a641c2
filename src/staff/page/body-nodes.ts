import type { Root as HtmlRoot } from 'hast';
import type { Paragraph, Root, RootContent } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import { completeTree } from '../../compiler/derive/body-tree.ts';
import type { BodyModel } from '../../compiler/model.ts';
import { isTag } from '../../compiler/read/parse/nodes.ts';

/**
 * Returns the HTML nodes and the tags of a body, without positions.
 * @param prepare changes the tree after it is completed
 */
export function bodyNodes(
  { tree, headings }: Pick<BodyModel, 'tree' | 'headings'>,
  prepare: (tree: Root) => void,
): HtmlRoot {
  const copy = structuredClone(tree);
  unwrapTags(copy);
  completeTree(copy, headings);
  prepare(copy);
  visit(copy, (node) => {
    delete node.position;
    if (isTag(node)) for (const attribute of node.attributes) delete attribute.position;
  });
  const passThrough = ['mdxJsxFlowElement', 'mdxJsxTextElement'];
  return toHast(copy, { passThrough: passThrough as never }) as HtmlRoot;
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
