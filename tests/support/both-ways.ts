import { expect } from 'vitest';
import { load } from '../../scripts/read/load.ts';
import { allLanguages, pathOf } from '../../src/compiler/model.ts';
import type { LanguageContent } from '../../src/site/model/content.ts';
import type { RenderedPage, ServerEntry } from '../../src/site/model/server-entry.ts';
import type { languageContents } from '../../src/staff/page/language-content.ts';
import { createViewData, type ViewData } from '../../src/staff/page/view-data.ts';
import type { Folder } from './folder.ts';
import { modelOf } from './site-copy.ts';
import { createDevServer } from './sites.ts';

interface Entry extends ServerEntry {
  renderInLanguage: (content: LanguageContent, path: string) => Promise<RenderedPage>;
}

/** Replaces the URLs of pictures by their file names. */
const withoutUrls = (html: string) => html.replaceAll(/"[^"]*\/pictures\/([^"?]+)[^"]*"/g, '"$1"');

/** Expects that each page of a site has the same HTML from the build and on the staff page. */
export async function expectSameHtmlBothWays(folder: Folder) {
  const server = await createDevServer(folder, { server: { middlewareMode: true, ws: false } });
  try {
    const model = modelOf(await load(folder.root, { drafts: true }));
    const entry = await server.ssrLoadModule('/src/site/app/entry-server.tsx');
    const { render, renderInLanguage } = entry as Entry;
    const module = await server.ssrLoadModule('/src/staff/page/language-content.ts');
    const toContents = module.languageContents as typeof languageContents;
    // As a phone reads it from the build.
    const view = JSON.parse(JSON.stringify(createViewData(model, false))) as ViewData;
    const contents = toContents(view, (file) => `/${file}`);
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
  } finally {
    await server.close();
    folder.discard();
  }
}
