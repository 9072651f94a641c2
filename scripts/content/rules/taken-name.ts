import { startOfFile } from '../diagnostics/diagnostic.ts';
import { pagesFolder } from '../content-types/content-types.ts';
import { siteFile } from '../resolve/content-file.ts';
import type { LocatedFinding, Rule } from './rule.ts';

/** Names that pages cannot have, since their files would take the place of another page. */
const takenNames: ReadonlyMap<string, string> = new Map([
  ['index', 'home'],
  ['404', 'not-found'],
]);

export const takenName: Rule = {
  id: 'taken-name',
  level: 'error',
  scope: 'page',
  summary: 'A page does not have the name under which another one is published.',
  check({ source: { id } }) {
    const other = takenNames.get(id);
    if (other === undefined) return [];
    const message = `a page cannot be called "${id}": ${other}.mdx is published under that name`;
    return [{ ...startOfFile, message }];
  },
};

export const languageConflict: Rule = {
  id: 'language-conflict',
  level: 'error',
  scope: 'language',
  summary:
    'The folder of a language has the name of no page, and of no language that the site has already.',
  check({ language, files: [first], originals }) {
    if (language === undefined) return [];
    const own = siteFile(originals, 'language');
    const page = originals.find(
      ({ source }) => source.folder === pagesFolder && source.id === language,
    );
    const found: LocatedFinding[] = [];
    if (first && own?.data?.code === language) {
      const message = `${own.source.path} says that the files beside this folder are in "${language}" already; give the folder the name of its own language, or remove it`;
      found.push({ path: first.source.path, ...startOfFile, message });
    }
    if (page) {
      const message = `a page cannot be called "${language}": content/${language}/pages/home.mdx is published under that name`;
      found.push({ path: page.source.path, ...startOfFile, message });
    }
    return found;
  },
};
