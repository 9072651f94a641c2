import { addressLine } from '../../src/lib/address.ts';
import { hoursSentence } from '../../src/lib/hours.ts';
import type { Singletons } from '../../src/singletons/schemas.ts';
import { singletonFolder } from './content-types.ts';
import { mirroredFolder } from './languages.ts';
import type { Diagnostic, Position } from './diagnostics/diagnostic.ts';
import type { SourceFile } from './read/read-content.ts';
import type { FrontMatter } from './parse/front-matter.ts';

/** The text of each fact, by its name. */
export type Facts = Readonly<Record<string, string>>;

/** The facts with what they are made from. */
export interface FactSource {
  facts: Facts;
  business: Singletons['business'];
  calendar: Singletons['calendar'];
  /** The file that defines the facts, from the project's folder. */
  path: string;
  /** The position of a fact in that file, or of a part of one: `social.facebook`. */
  positionOf: (name: string) => Position;
}

/** What must be known of a file to make facts from it. */
interface FactFile {
  source: SourceFile;
  frontMatter: FrontMatter;
  /** Undefined while it has errors. */
  data: Record<string, unknown> | undefined;
}

/** Whether the facts are made from a file. */
export function holdsFacts({ folder, id }: SourceFile): boolean {
  const isSite = mirroredFolder(folder) === singletonFolder;
  return isSite && (id === 'business' || id === 'calendar');
}

/** Whether a file holds the facts of the shop themselves, in the site's own language. */
export function isBusiness({ folder, id }: SourceFile): boolean {
  return folder === singletonFolder && id === 'business';
}

/**
 * The facts, once the files that hold them are valid; else undefined, and nothing names them.
 * @param files those files, as far as they are there
 */
export function readFacts(files: readonly FactFile[]): {
  factSource: FactSource | undefined;
  diagnostics: Diagnostic[];
} {
  const siteFile = (id: string) => files.find(({ source }) => source.id === id);
  const businessFile = siteFile('business');
  const business = businessFile?.data as Singletons['business'] | undefined;
  const calendar = siteFile('calendar')?.data as Singletons['calendar'] | undefined;
  if (!businessFile || !business || !calendar) return { factSource: undefined, diagnostics: [] };

  const { source, frontMatter } = businessFile;
  const { path } = source;
  const builtIn = builtInFacts(business, calendar);
  const diagnostics = Object.keys(business.facts)
    .filter((name) => Object.hasOwn(builtIn, name))
    .map((name) => ({
      path,
      ...frontMatter.positionOfKey(['facts', name]),
      message: `the fact "${name}" exists already; choose another name`,
    }));
  const positionOf = (name: string) =>
    frontMatter.positionOf(Object.hasOwn(business.facts, name) ? ['facts', name] : name.split('.'));
  return {
    factSource: { facts: { ...business.facts, ...builtIn }, business, calendar, path, positionOf },
    diagnostics,
  };
}

/** The facts that have fields of their own in business.mdx, as text. */
function builtInFacts(business: Singletons['business'], calendar: Singletons['calendar']): Facts {
  return {
    name: business.name,
    tagline: business.tagline,
    slogan: business.slogan,
    phone: business.phone,
    email: business.email,
    address: addressLine(business.address),
    hours: hoursSentence(business.hours, calendar),
  };
}
