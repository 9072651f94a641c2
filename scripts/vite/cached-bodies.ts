import type { Plugin } from 'vite';
import type { Cache } from '../content/cache.ts';
import type { Facts } from '../content/facts.ts';
import { bodiesOf } from './bodies.ts';
import { createBodyCompiler } from './compile-bodies.ts';

/**
 * `bodies` for builds: each is compiled once for the browser and the server, and again only when its
 * file, a fact in it or the code behind it is another.
 * @param root the project's folder
 * @param facts the facts as they are when a body is compiled
 * @param cache holds the code of each body
 */
export function cachedBodies(root: string, facts: () => Facts, cache: Cache<string>): Plugin {
  const compile = createBodyCompiler(root);
  return {
    name: 'cached-bodies',
    enforce: 'pre',
    transform: {
      filter: { id: bodiesOf(root) },
      async handler(text, id) {
        const file = { path: id.slice(root.length + 1), text };
        const known = cache.recall(file, facts());
        if (known !== undefined) return { code: known, map: null };
        const compiled = await compile(file, facts());
        cache.remember(file, compiled.facts, compiled.code);
        return { code: compiled.code, map: null };
      },
    },
    buildEnd: () => cache.save(),
  };
}
