import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { bodyInPlace } from '../content/parse/body.ts';
import { pageCode, pageModule, siteCode, siteModule } from './content-modules.ts';
import type { ContentStore } from './content-store.ts';

/**
 * Serves the validated content as modules: `virtual:content`, `virtual:content/pages/<id>`, and the
 * body of each file for @mdx-js/rollup to compile. While the content has errors, the newest without
 * is served.
 */
export function content(store: ContentStore): Plugin {
  const folder = `${normalizePath(path.join(store.root, 'content'))}/`;
  const modules = new RegExp(`^\0?${siteModule}(/|$)`);

  return {
    name: 'content',
    enforce: 'pre',
    resolveId: {
      filter: { id: modules },
      handler: (id) => (id.startsWith('\0') ? id : `\0${id}`),
    },
    load: {
      filter: { id: [modules, /\.mdx$/] },
      handler(id) {
        const model = store.model();
        if (id === `\0${siteModule}`) return siteCode(model);
        const page = model.pages.find((one) => id === `\0${pageModule(one.id)}`);
        if (page) return pageCode(model, page, normalizePath(store.root));
        const file = store
          .valid()
          ?.files.find(({ source }) => id === folder + source.path.slice('content/'.length));
        return file && { code: bodyInPlace(file.source.text), map: null };
      },
    },
  };
}
