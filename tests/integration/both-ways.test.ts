import { cpSync } from 'node:fs';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { load } from '../../scripts/read/load.ts';
import { allLanguages, pathOf, type Model } from '../../src/compiler/model.ts';
import type { LanguageContent } from '../../src/site/model/content.ts';
import type { RenderedPage, ServerEntry } from '../../src/site/model/server-entry.ts';
import type { languageContents } from '../../src/staff/site/language-content.ts';
import { makeFolder, type Folder } from '../support/folder.ts';
import { project } from '../support/folders.ts';
import { writeNextRelease } from '../support/next-release.ts';
import { modelOf } from '../support/site-copy.ts';
import { copySite } from '../support/sites.ts';

interface Entry extends ServerEntry {
  renderInLanguage: (content: LanguageContent, path: string) => Promise<RenderedPage>;
}

const copyNextRelease = () => {
  const copy = copySite();
  writeNextRelease(copy);
  return copy;
};

const copyRealSite = () => {
  const folder = makeFolder(path.join(project, '.test-site-'));
  cpSync(path.join(project, 'content'), path.join(folder.root, 'content'), { recursive: true });
  return folder;
};

/** Replaces the URLs of pictures by their file names. */
const withoutUrls = (html: string) => html.replaceAll(/"[^"]*\/pictures\/([^"?]+)[^"]*"/g, '"$1"');

describe.each([
  ['the site', copyRealSite],
  ['the fixture site, and the example of each tag', copyNextRelease],
])('%s has the same HTML from the build and on the staff page', (_, copy) => {
  let folder: Folder;
  let server: ViteDevServer;
  let model: Model;

  beforeAll(async () => {
    folder = copy();
    process.env.CONTENT_ROOT = folder.root;
    server = await createServer({
      root: project,
      configFile: path.join(project, 'vite.config.ts'),
      cacheDir: path.join(folder.root, '.vite'),
      logLevel: 'silent',
      server: { middlewareMode: true, ws: false },
    });
    delete process.env.CONTENT_ROOT;
    model = modelOf(await load(folder.root, { drafts: true }));
  });
  afterAll(async () => {
    await server.close();
    folder.discard();
  });

  test('on every page', async () => {
    const { render, renderInLanguage } = (await server.ssrLoadModule(
      '/src/site/app/entry-server.tsx',
    )) as Entry;
    const module = await server.ssrLoadModule('/src/staff/site/language-content.ts');
    const toContents = module.languageContents as typeof languageContents;
    const contents = toContents(model, ({ path: file }) => `/${file}`, false);
    for (const [index, language] of allLanguages(model).entries()) {
      for (const page of language.pages) {
        const route = pathOf(language, page);
        const built = await render(route);
        const content = contents[index];
        if (!content) throw new Error(`There is no content for ${route}`);
        const shown = await renderInLanguage(content, route);
        expect(withoutUrls(shown.body), route).toBe(withoutUrls(built.body));
        expect(withoutUrls(shown.head), route).toBe(withoutUrls(built.head));
      }
    }
    expect(allLanguages(model).flatMap(({ pages }) => pages).length).toBeGreaterThan(10);
  });
});
