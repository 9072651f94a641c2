import type { Model, PageModel } from '../content/model.ts';
import { collectImports, importing, json, picturesCode, shownBy, siteCode } from './modules.ts';

/** The words of a file, a list of `Words` as JSON. */
export type WordsOf = (file: string) => string;

/** The code of the site's module in builds, where the modules of pages are data. */
export function writtenSiteCode(model: Model): string {
  const code = siteCode(model, (pageId) => `${importing(pageId)}.then(withWords)`);
  return `import { withWords } from '/src/content/words.ts';\n${code}`;
}

/**
 * The code of a page's module in builds. All in it but the pictures is one text of JSON, whatever its
 * length: a bundler, and a browser as well, has less to do for it than for code.
 */
export function writtenPageCode(model: Model, page: PageModel, wordsOf: WordsOf): string {
  const { code, importOf } = collectImports();
  const lists = shownBy(page).map((name) => {
    const entries = model.collections[name].map(({ id, path, data, hasBody }) =>
      object({ id: json(id), data: json(data), ...(hasBody && { words: wordsOf(path) }) }),
    );
    return [name, `[${entries.join()}]`];
  });
  const data = object({
    id: json(page.id),
    ...(page.route !== undefined && { route: json(page.route) }),
    data: json(page.data),
    body: wordsOf(page.path),
    collections: object(Object.fromEntries(lists) as Record<string, string>),
  });
  const pictures = picturesCode(model, page, importOf);
  return [
    ...code(),
    `export const page = { ...JSON.parse(${json(data)}), pictures: ${pictures} };`,
  ].join('\n');
}

/** An object as JSON. @param members its values, as JSON */
function object(members: Readonly<Record<string, string>>): string {
  const all = Object.entries(members).map(([name, value]) => `${json(name)}:${value}`);
  return `{${all.join()}}`;
}
