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
      include: bodiesOf(root),
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
  return {
    ...compiler,
    transform: {
      filter: { id: bodiesOf(root) },
      async handler(text, id) {
        const file = { path: id.slice(root.length + 1), text };
        const known = cache.recall(file, facts(file));
        if (known !== undefined) return { code: known, map: null };
        const { facts: noting, asked } = noteAsked(facts(file));
        noted.set(id, noting);
        const compiled = await compiler.transform(text, id);
        noted.delete(id);
        if (!compiled?.code) return undefined;
        cache.remember(file, asked, compiled.code);
        return { code: compiled.code, map: null };
      },
    },
    buildEnd: () => cache.save(),
  };
}

/** The ids of the modules that are bodies, as a pattern. */
function bodiesOf(root: string): string[] {
  return [`${root.replaceAll(path.sep, '/')}/content/**/*.mdx`];
}
