import { startOfFile } from '../diagnostics/diagnostic.ts';
import { isPage, siteFile } from '../resolve/content-file.ts';
import type { LocatedFinding, Rule } from './rule.ts';

/** The names under which other pages are published, with the names of their files. */
const takenNames: Readonly<Record<string, string>> = { index: 'home', '404': 'not-found' };

export const takenName: Rule = {
  id: 'taken-name',
  level: 'error',
  scope: 'page',
  summary: 'A page does not have the name under which another one is published.',
  check({ source: { id } }) {
    if (!Object.hasOwn(takenNames, id)) return [];
    const message = `A page cannot be named "${id}". ${takenNames[id]}.mdx is published under that name.`;
    return [{ ...startOfFile, message }];
  },
};

export const languageConflict: Rule = {
  id: 'language-conflict',
  level: 'error',
  scope: 'language',
  summary: 'The folder of a language is not named like a page or like the default language.',
  check({ language, files: [firstFile], originals }) {
    const findings: LocatedFinding[] = [];
    const defaultLanguage = siteFile(originals, 'language');
    if (language !== undefined && firstFile && defaultLanguage?.data?.code === language) {
      const message = `Name this folder by its own language, or delete it. ${defaultLanguage.source.path} says that the files next to it are already in "${language}".`;
      // The report needs a path, so it names one of the files in the folder.
      findings.push({ path: firstFile.source.path, ...startOfFile, message });
    }
    const page = originals.find((file) => isPage(file) && file.source.id === language);
    if (page) {
      const message = `A page cannot be named "${language}". content/${language}/pages/home.mdx is published under that name.`;
      findings.push({ path: page.source.path, ...startOfFile, message });
    }
    return findings;
  },
};
