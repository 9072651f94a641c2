import { copyProject } from '../project-copy.ts';
import type { Result } from '../result.ts';
import type { Workshop } from '../workshop.ts';
import { astroBuilder, ownBuilder } from './builders.ts';
import { comparedWithAstro } from './compared.ts';
import { manyEntries } from './many-entries.ts';
import { measureBuilder } from './measure-builder.ts';

/** The most that this site may take of what Astro takes for the same. */
const shares: Record<string, number> = {
  'edit to screen, body': 0.5,
  'edit to screen, front matter': 0.1,
  'edit to screen, entry': 0.1,
  'dev server to first page': 0.6,
  'build of five plain pages': 0.5,
};

/**
 * How long this project and Astro take to build, serve and follow a plain site of five pages, and to
 * build one of very many questions.
 */
export async function astro(workshop: Workshop): Promise<Result[]> {
  const { root, atEnd } = workshop;
  const copy = await copyProject(root);
  atEnd(copy.remove);
  const theirs = await measureBuilder(await astroBuilder(root), workshop);
  const own = await measureBuilder(await ownBuilder(copy.root), workshop);
  const plain = Object.entries(shares).flatMap(([name, share]) =>
    comparedWithAstro(name, share, theirs[name] ?? [], own[name] ?? []),
  );
  return [...plain, ...(await manyEntries(workshop))];
}
