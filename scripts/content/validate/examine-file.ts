import { checkFile, type CheckedFile } from './check-file.ts';
import { insertFacts, refuseFacts, type Facts } from '../facts.ts';
import { holdsFacts } from '../find-facts.ts';
import { readFrontMatter, type FrontMatter } from '../parse/front-matter.ts';
import { takeInventory, type Inventory } from './inventory.ts';
import { kindOf, type Kind } from '../kinds.ts';
import { mapLeaves, visitLeaves } from './leaves.ts';
import type { Found, Problem } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../read/read-content.ts';

/** What is known of a file without the others: plain data, so that it can be kept. */
export interface Findings {
  /** The front matter with the facts put in; undefined when it has faults. */
  data: Record<string, unknown> | undefined;
  /** What the body mentions; undefined when there is none that can be parsed, or no facts. */
  inventory: Inventory | undefined;
  /** Links that the front matter names. */
  links: Found[];
  /** Pictures that the front matter names. */
  pictures: Found[];
  problems: Problem[];
}

/** A file with what is known of it. */
export interface ContentFile extends Findings {
  source: SourceFile;
  kind: Kind | undefined;
  /** Where its values stand, read anew when somebody asks. */
  frontMatter: Pick<FrontMatter, 'placeOf' | 'placeOfKey'>;
}

/** Tells what is known of each of the files by itself. */
export type Examine = (
  sources: readonly SourceFile[],
  facts: Facts | undefined,
) => readonly Findings[] | Promise<readonly Findings[]>;

/** Examines files one after the other. */
export const examineFiles: Examine = (sources, facts) =>
  sources.map((source) => examineFile(source, facts));

/**
 * Checks a file by itself, puts the facts in and lists what it mentions.
 * @param facts undefined while the files that hold them have problems; nothing is put in then
 */
export function examineFile(source: SourceFile, facts: Facts | undefined): Findings {
  return examineChecked(checkFile(source), facts);
}

/** What is left of `examineFile` where a file is checked already. */
export function examineChecked(checked: CheckedFile, facts: Facts | undefined): Findings {
  const { links, pictures } = namedIn(checked);
  const { source, data, tree, torn, problems } = checked;
  if (!facts) return { data, inventory: undefined, links, pictures, problems };
  const filled = fillData(checked, facts);
  const inventory = tree && takeInventory(tree, facts, torn);
  // Where the guard has refused something already, nothing more is to be said of it.
  const refused = new Set(problems.map(({ line, column }) => `${line}:${column}`));
  const further = (inventory?.faults ?? [])
    .filter(({ line, column }) => !refused.has(`${line}:${column}`))
    .map((fault) => ({ path: source.path, ...fault }));
  return {
    data: filled.data,
    inventory,
    links,
    pictures,
    problems: [...problems, ...filled.problems, ...further],
  };
}

/** Puts what is known of a file to it. */
export function contentFile(source: SourceFile, findings: Findings): ContentFile {
  return {
    source,
    kind: kindOf(source),
    frontMatter: {
      placeOf: (path) => readFrontMatter(source).placeOf(path),
      placeOfKey: (path) => readFrontMatter(source).placeOfKey(path),
    },
    ...findings,
  };
}

function fillData({ source, kind, frontMatter, data }: CheckedFile, facts: Facts) {
  const problems: Problem[] = [];
  if (!kind || !data) return { data: undefined, problems };
  const filled = mapLeaves(kind.frontMatter, data, (value, meta, path) => {
    if (!meta?.copy) return value;
    const blanks = meta.blanks as string[] | undefined;
    const { words, faults } = holdsFacts(source)
      ? refuseFacts(String(value), blanks)
      : insertFacts(String(value), facts, blanks);
    for (const finding of faults) {
      problems.push({ path: source.path, ...frontMatter.placeOf(path), ...finding });
    }
    return words;
  });
  return { data: filled as Findings['data'], problems };
}

function namedIn({ kind, data, frontMatter }: CheckedFile) {
  const links: Found[] = [];
  const pictures: Found[] = [];
  if (!kind || !data) return { links, pictures };
  visitLeaves(kind.frontMatter, data, (value, meta, path) => {
    if (!meta?.link && !meta?.picture) return;
    const here = { name: String(value), ...frontMatter.placeOf(path) };
    if (meta.link) links.push(here);
    if (meta.picture) pictures.push(here);
  });
  return { links, pictures };
}
