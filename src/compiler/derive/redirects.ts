import { allLanguages, pathOf, type Model, type PageModel } from '../model.ts';

/** A path without a page, and the page that visitors see instead. */
export interface Redirect {
  /** `/ne/old-name` */
  from: string;
  /** `/ne/about` */
  to: string;
  /** The title and the language (BCP 47) of the page. */
  title: string;
  language: string;
}

/**
 * Returns the redirects of old paths in all languages, and of pages that a language does not have. Then
 * they lead to the default language.
 */
export function redirectsOf(model: Model): Redirect[] {
  return allLanguages(model).flatMap((language) =>
    model.pages.flatMap((original) => {
      const translation = language.pages.find(({ id }) => id === original.id);
      const to = translation ? redirectTo(language, translation) : redirectTo(model, original);
      const untranslated = translation || original.route === undefined ? [] : [original.route];
      return [...untranslated, ...(original.data.was ?? [])].map((path) => ({
        from: language.basename + path,
        ...to,
      }));
    }),
  );
}

function redirectTo(language: Model, page: PageModel) {
  return {
    to: pathOf(language, page),
    title: page.data.title,
    language: language.site.language.code,
  };
}
