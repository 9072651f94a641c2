import { isBusinessText, singletonFolder } from '../../compiler/content-types/content-types.ts';
import { locationAt } from '../../compiler/content-types/file-location.ts';
import { sourceOf } from '../../compiler/diagnostics/position.ts';
import type { CompileResult } from '../../compiler/compile.ts';
import type { ContentFile } from '../../compiler/read/resolve/content-file.ts';
import type { Segment } from '../../compiler/read/resolve/segments.ts';
import { allLanguages, languageAt, type Model } from '../../compiler/model.ts';

/** Content without errors. */
type ValidFiles = Pick<CompileResult, 'files'> & { model: Model };

/** A value of content/site/business.mdx that texts insert by its name: `{phone}`. */
export type ShownFact = ReturnType<typeof factsIn>[number];

/**
 * Returns the text values in front matter and tags of a page's own file and of content/site, and all values of
 * the facts of the shop except its hours, which have a sheet of their own.
 * @param page the page's id and language (BCP 47)
 */
export function listPageValues(
  valid: ValidFiles | undefined,
  { pageId, language }: { pageId: string; language: string },
) {
  if (!valid) return { page: '', values: [] };
  const { model, files } = valid;
  const current = allLanguages(model).find(({ site }) => site.language.code === language) ?? model;
  /** The file of the page; empty if the page does not exist. */
  const page = current.pages.find(({ id }) => id === pageId)?.path ?? '';
  const listed = files.filter(
    ({ textFile: { path, folder } }) =>
      path === page || (folder === singletonFolder && languageAt(model, path) === current),
  );
  const values = listed.flatMap(valuesIn);
  // Facts that the language of the page takes from the default language.
  const originals = files
    .filter(
      (file) => isBusinessText(file.textFile) && languageAt(model, file.textFile.path) === model,
    )
    .filter((file) => !listed.includes(file))
    .flatMap(valuesIn)
    .filter(({ field }) =>
      values.every((value) => value.field !== field || !isBusinessText(locationAt(value.file))),
    );
  return { page, values: [...values, ...originals] };
}

function toValue({ textFile: { path: file } }: ContentFile, segment: Segment) {
  return {
    /** With facts inserted. Template variables such as `{service}` stay. */
    text: segment.visibleText,
    /** The name of the value in its file: `navigation.label`, `<Card> title`. */
    field: segment.label,
    file,
    source: sourceOf(file, segment),
  };
}

function valuesIn(file: ContentFile) {
  return file.segments
    .filter(({ kind, notation, path = [] }) =>
      isBusinessText(file.textFile)
        ? path.every((key) => typeof key === 'string')
        : // Markdown has no notation.
          kind === 'text' && notation,
    )
    .map((segment) => toValue(file, segment));
}

/** Returns the facts by language (BCP 47). */
export function factsByLanguage(valid: ValidFiles): Record<string, ShownFact[]> {
  const entries = allLanguages(valid.model).map(
    (languageModel) => [languageModel.site.language.code, factsIn(languageModel, valid)] as const,
  );
  return Object.fromEntries(entries);
}

/** Returns the facts of a language. The source of an untranslated fact is in the original file. */
function factsIn(languageModel: Model, { model, files }: ValidFiles) {
  const segments = files
    .filter(({ textFile }) => isBusinessText(textFile))
    .filter(({ textFile }) => [languageModel, model].includes(languageAt(model, textFile.path)))
    // The translation comes first, because `find` below returns the first match.
    .toReversed()
    .flatMap((file) => file.segments.map((segment) => ({ ...segment, file: file.textFile.path })));
  return Object.entries(languageModel.facts).map(([name, text]) => {
    // The segment `address.city` belongs to the fact `address`.
    const segment = segments.find(
      ({ label }) => label === `facts.${name}` || label.split('.')[0] === name,
    );
    return { name, text, source: segment ? sourceOf(segment.file, segment) : '' };
  });
}
