import path from 'node:path';
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { completeTree } from '../../src/compiler/derive/body-tree.ts';
import { bodyAt } from '../../src/compiler/model.ts';
import type { ContentStore } from './content-store.ts';

/**
 * Creates the remark plugin that passes MDX the parsed bodies of the model. It replaces the parser
 * of MDX, so MDX never reads the text of a file.
 */
export function passParsedBodyToMdx({ model, root }: Pick<ContentStore, 'model' | 'root'>) {
  const bodyOf = ({ path: file }: VFile) =>
    bodyAt(model(), path.relative(root, file).replaceAll(path.sep, '/'));
  return function plugin(this: Processor) {
    // MDX changes the tree, so return a copy.
    this.parser = (_, file) => structuredClone(bodyOf(file).tree);
    return (tree: Root, file: VFile) => completeTree(tree, bodyOf(file).headings);
  };
}
