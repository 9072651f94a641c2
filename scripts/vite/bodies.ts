import path from 'node:path';
import mdx from '@mdx-js/rollup';
import { contentSyntax } from '../content/content-syntax.ts';
import type { PluggableList } from 'unified';
import type { VFile } from 'vfile';
import type { Facts } from '../content/facts.ts';
import { remarkContent } from '../content/remark.ts';

interface BodiesOptions {
  /** The facts for a file, as they are when it is compiled. */
  facts: (file: Pick<VFile, 'path'>) => Facts;
  /** The project's folder. */
  root: string;
  /** Remark plugins that follow those that every body needs. */
  more?: PluggableList;
}

/** Compiles the bodies of content by @mdx-js/rollup. */
export function bodies({ facts, root, more = [] }: BodiesOptions) {
  return {
    enforce: 'pre' as const,
    ...mdx({
      include: bodiesOf(root),
      remarkPlugins: [contentSyntax, [remarkContent, { facts }], ...more],
    }),
  };
}

/** The ids of the modules that are bodies, as a pattern. */
function bodiesOf(root: string): string[] {
  return [`${root.replaceAll(path.sep, '/')}/content/**/*.mdx`];
}
