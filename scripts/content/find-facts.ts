import type { Singletons } from '../../src/singletons/schemas.ts';
import type { CheckedFile } from './validate/check-file.ts';
import { builtInFacts, factFiles, type Facts } from './facts.ts';
import { singletonFolder } from './kinds.ts';
import type { Place, Problem } from './diagnostics/diagnostic.ts';
import type { SourceFile } from './read/read-content.ts';

/** The facts with the files that they are made from. */
export interface FactSheet {
  facts: Facts;
  business: Singletons['business'];
  calendar: Singletons['calendar'];
  /** The file in which the facts stand, from the project's folder. */
  path: string;
  /** Where a fact stands in that file, or a part of one: `social.facebook`. */
  placeOf: (name: string) => Place;
}

/** Whether the facts are made from a file. */
export function holdsFacts({ folder, id }: SourceFile): boolean {
  return folder === singletonFolder && factFiles.includes(id);
}

/**
 * The facts, once the files that hold them are sound; else undefined, and nothing names them.
 * @param files those files, as far as they are there
 */
export function findFacts(files: readonly CheckedFile[]): {
  sheet: FactSheet | undefined;
  problems: Problem[];
} {
  const siteFile = (id: string) => files.find(({ source }) => source.id === id);
  const businessFile = siteFile('business');
  const business = businessFile?.data as Singletons['business'] | undefined;
  const calendar = siteFile('calendar')?.data as Singletons['calendar'] | undefined;
  if (!businessFile || !business || !calendar) return { sheet: undefined, problems: [] };

  const { source, frontMatter } = businessFile;
  const { path } = source;
  const builtIn = builtInFacts({ business, calendar });
  const problems = Object.keys(business.facts)
    .filter((name) => Object.hasOwn(builtIn, name))
    .map((name) => ({
      path,
      ...frontMatter.placeOfKey(['facts', name]),
      message: `the fact "${name}" exists already; choose another name`,
    }));
  const placeOf = (name: string) =>
    frontMatter.placeOf(Object.hasOwn(business.facts, name) ? ['facts', name] : name.split('.'));
  return {
    sheet: { facts: { ...business.facts, ...builtIn }, business, calendar, path, placeOf },
    problems,
  };
}
