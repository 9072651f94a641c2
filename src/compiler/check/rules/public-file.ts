import { isBuiltName } from '../../content-types/built-names.ts';
import { joinPath } from '../../content-types/paths.ts';
import { startOfFile } from '../../diagnostics/diagnostic.ts';
import type { LanguageFiles, Rule } from './rule.ts';
import { sayInReport, type Message } from '../../../site/fields/say.ts';

export const publicFile: Rule = {
  id: 'public-file',
  level: 'error',
  scope: 'site',
  summary: 'No file of public/ has the name of a page, or of a file that the build writes.',
  check({ publicFiles, languages }) {
    const pages = languages.flatMap(pagePaths);
    const languageFiles = new Set(
      languages.flatMap(({ language = '' }) => [
        `${language.toLowerCase()}.html`,
        ...['404.html', 'index.html', 'manifest.webmanifest'].map((name) =>
          joinPath(language.toLowerCase(), name),
        ),
      ]),
    );
    return publicFiles.flatMap((name) => {
      const lowerCaseName = name.toLowerCase();
      const page = pages.find(
        (path) =>
          [path, `${path}.html`].includes(lowerCaseName) || lowerCaseName.startsWith(`${path}/`),
      );
      const isBuilt = isBuiltName(name) || languageFiles.has(lowerCaseName);
      if (page === undefined && !isBuilt) return [];
      const message = [...sayInReport`Rename this file or delete it.`, ...reason(name, page)];
      return [{ path: `public/${name}`, ...startOfFile, message }];
    });
  },
};

function reason(name: string, page: string | undefined): Message {
  if (page !== undefined) return sayInReport`/${{ page }} is a page.`;
  return name === '_headers'
    ? sayInReport`The build writes the headers of scripts/site/headers.ts. Change them there.`
    : sayInReport`The build writes a file or a folder of this name.`;
}

/** Returns the paths of a language's pages except its start page, in lower case: `ne/about`. */
function pagePaths({ language = '', pages }: LanguageFiles): string[] {
  const routes = [...pages.keys()].filter((route) => route !== undefined && route !== '/');
  return routes.map((route = '') => joinPath(language, route.slice(1)).toLowerCase());
}
