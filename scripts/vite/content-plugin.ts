import path from 'node:path';
import { normalizePath, type Plugin, type ResolvedConfig } from 'vite';
import type { Model } from '../../src/compiler/model.ts';
import { picturesOn } from '../../src/compiler/derive/shared-data.ts';
import { heavyPageWarnings, makePhotoFiles } from '../site/pictures/photo-files.ts';
import { bodyModuleIds, contentModuleIds, moduleCodes, withoutQuery } from './content-modules.ts';
import type { ContentStore } from './content-store.ts';

/**
 * Serves the validated content as modules: `virtual:content`, `virtual:content/<language>`,
 * `virtual:content/<language>/pages/<id>`, and the body of each file for @mdx-js/rollup to compile.
 * While the content has errors, serves the last valid content.
 */
export function content(store: ContentStore): Plugin {
  /** The encoded photos. All environments of a build share them. */
  let photos: ReturnType<typeof makePhotos> | undefined;

  return {
    name: 'content',
    enforce: 'pre',
    resolveId: {
      filter: { id: contentModuleIds },
      handler: (id) => (id.startsWith('\0') ? id : `\0${id}`),
    },
    load: {
      filter: { id: [contentModuleIds, bodyModuleIds] },
      async handler(id) {
        const model = store.model();
        // MDX gets no text here. `passParsedBodyToMdx` passes it the parsed body, or throws if there
        // is none.
        if (id.endsWith('.mdx')) return { code: '', map: null };
        const { mode, config } = this.environment;
        // The dev server shows the original photos, because encoding is slow.
        if (mode === 'build') photos ??= makePhotos(model, store.root, config);
        const codes = moduleCodes(model, normalizePath(store.root), await photos);
        return codes.get(withoutQuery(id).replace('\0', ''))?.();
      },
    },
  };
}

/** Encodes all photos, and warns of pages that load slowly on a phone. */
async function makePhotos(
  model: Model,
  contentRoot: string,
  { root, logger }: Pick<ResolvedConfig, 'root' | 'logger'>,
) {
  const photos = await makePhotoFiles(model.pictures, {
    contentRoot,
    cache: path.join(root, 'node_modules/.cache/photos'),
    progress: (message) => logger.info(message),
  });
  const firstPicturesByPage = model.pages.map((page) => ({
    page: page.path,
    pictures: picturesOn(model, page)
      // A browser also loads lazy pictures near the visible part, so it loads about three pictures.
      .slice(0, 3)
      // A phone (360 px wide, density 2) loads 800 px for a full-width picture, and 480 px for a card.
      .map(([name]) => ({ name, width: page.pictures.includes(name) ? 800 : 480 })),
  }));
  for (const warning of await heavyPageWarnings(firstPicturesByPage, photos)) logger.warn(warning);
  return photos;
}
