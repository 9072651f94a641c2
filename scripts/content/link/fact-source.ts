import type { Singletons } from '../../../src/singletons/schemas.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { builtInFacts, type Facts } from '../validate/facts.ts';

/** The facts with what they are made from. */
export interface FactSource {
  facts: Facts;
  business: Singletons['business'];
  calendar: Singletons['calendar'];
  /** The file that defines the facts. */
  file: ContentFile;
}

/**
 * The facts of one language, once the files that hold them are valid; else undefined, and nothing names them.
 * @param files those files, as far as they are there
 */
export function readFacts(files: readonly ContentFile[]): FactSource | undefined {
  const siteFile = (id: string) => files.find(({ source }) => source.id === id);
  const file = siteFile('business');
  const business = file?.data as Singletons['business'] | undefined;
  const calendar = siteFile('calendar')?.data as Singletons['calendar'] | undefined;
  if (!file || !business || !calendar) return undefined;
  return {
    facts: { ...business.facts, ...builtInFacts(business, calendar) },
    business,
    calendar,
    file,
  };
}
