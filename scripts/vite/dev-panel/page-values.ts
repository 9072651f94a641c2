import { singletonFolder } from '../../content/content-types/content-types.ts';
import { sourceOf } from '../../content/diagnostics/position.ts';
import type { LoadResult } from '../../content/load.ts';
import { allLanguages, languageAt, type Model } from '../../content/model.ts';
import type { ShownFact, ShownPage, PageValues } from './protocol/content-state.ts';

/** Content without errors. */
type ValidFiles = Pick<LoadResult, 'files'> & { model: Model };

/** Returns the values of a page's own file and of content/site that cannot be clicked. */
export function pageValues(
  { model, files }: ValidFiles,
  { pageId, language }: ShownPage,
): PageValues {
  const current = allLanguages(model).find(({ site }) => site.language.code === language) ?? model;
  const page = current.pages.find(({ id }) => id === pageId)?.path ?? '';
  const listed = files.filter(
    ({ source: { path, folder } }) =>
      path === page || (folder === singletonFolder && languageAt(model, path) === current),
  );
  const values = listed.flatMap(({ source: { path: file }, segments }) =>
    segments
      .filter(({ kind, notation }) => kind === 'text' && notation)
      .map((segment) => ({
        text: segment.visibleText,
        field: segment.label,
        file,
        source: sourceOf(file, segment),
      })),
  );
  return { page, values };
}

/** Returns the facts by language (BCP 47). Untranslated facts have one file for all languages. */
export function factsByLanguage({ model, files }: ValidFiles): Record<string, ShownFact[]> {
  // The translations come first.
  const business = files
    .filter(({ source: { folder, id } }) => folder === singletonFolder && id === 'business')
    .toReversed();
  const facts = allLanguages(model).map((language): [string, ShownFact[]] => {
    const segments = business
      .filter(({ source }) => [language, model].includes(languageAt(model, source.path)))
      .flatMap((file) => file.segments.map((segment) => ({ ...segment, file: file.source.path })));
    const listed = Object.entries(language.facts).map(([name, text]) => {
      const segment = segments.find(
        ({ label }) => label === `facts.${name}` || label.split('.')[0] === name,
      );
      return { name, text, source: segment ? sourceOf(segment.file, segment) : '' };
    });
    return [language.site.language.code, listed];
  });
  return Object.fromEntries(facts);
}
