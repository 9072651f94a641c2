import path from 'node:path';
import mdx from '@mdx-js/rollup';
import remarkFrontmatter from 'remark-frontmatter';
import type { PluggableList } from 'unified';
import type { VFile } from 'vfile';
import type { Plugin } from 'vite';
import type { Cache } from '../content/cache.ts';
import type { Facts } from '../content/facts.ts';
import { noteAsked } from '../content/memory.ts';
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
      include: [`${withSlashes(root)}/content/**/*.mdx`],
      remarkPlugins: [remarkFrontmatter, [remarkContent, { facts }], ...more],
    }),
  };
}

/**
 * The same for builds: a body is compiled once for the browser and the server, and again only when
 * its file, a fact in it or the code behind it is another.
 * @param cache holds the code of each body
 */
export function cachedBodies({ facts, root }: BodiesOptions, cache: Cache<string>): Plugin {
  const noted = new Map<string, Facts>();
  const compiler = bodies({ root, facts: (file) => noted.get(file.path) ?? facts(file) });
  const folder = `${withSlashes(root)}/content/`;
  return {
    ...compiler,
    async transform(text, id) {
      if (!id.startsWith(folder) || !id.endsWith('.mdx')) return undefined;
      const file = { path: id.slice(folder.length - 'content/'.length), text };
      const known = cache.recall(file, facts(file));
      if (known !== undefined) return { code: known, map: null };
      const { facts: noting, asked } = noteAsked(facts(file));
      noted.set(id, noting);
      const compiled = await compiler.transform(text, id);
      noted.delete(id);
      const code = compiled?.code;
      if (code === undefined) return undefined;
      cache.remember(file, asked, code);
      return { code, map: null };
    },
    buildEnd: () => cache.save(),
  };
}

function withSlashes(folder: string): string {
  return folder.replaceAll(path.sep, '/');
}
