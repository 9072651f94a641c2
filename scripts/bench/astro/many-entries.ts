import { rm } from 'node:fs/promises';
import path from 'node:path';
import { forget } from '../commands/builds.ts';
import { runNode } from '../commands/run-command.ts';
import { writeQuestions } from '../content/questions.ts';
import { copyProject } from '../project-copy.ts';
import { repeat } from '../repeat.ts';
import type { Result } from '../result.ts';
import type { Workshop } from '../workshop.ts';
import type { Builder } from './builder.ts';
import { astroBuilder, ownBuilder } from './builders.ts';
import { comparedWithAstro } from './compared.ts';

const count = 10_000;
/** The most that this site may take of what Astro takes for the same. */
const shares = { cold: 2, warm: 0.5 };
/** Where Astro keeps what it may use again, and what it has built. */
const kept = ['.astro', 'node_modules/.astro', 'dist'];

/**
 * A plain site of five pages with very many questions, built with nothing cached and again. Astro
 * gets them as Markdown: of MDX, which is what this site reads, it takes about ten times as long.
 */
export async function manyEntries({ root, runs, atEnd }: Workshop): Promise<Result[]> {
  const astro = await astroBuilder(root);
  await fill(astro.root, 'md');
  const theirs = await measure(astro, runs, async () => {
    for (const place of kept.map((name) => path.join(astro.root, name))) {
      await rm(place, { recursive: true, force: true });
    }
  });
  const copy = await copyProject(root);
  atEnd(copy.remove);
  const own = await ownBuilder(copy.root);
  await fill(own.root, 'mdx');
  const ours = await measure(own, runs, () => forget(own.root));
  return (['cold', 'warm'] as const).flatMap((state) =>
    comparedWithAstro(
      `build of ${count} entries, ${state}`,
      shares[state],
      theirs[state],
      ours[state],
    ),
  );
}

async function fill(root: string, ending: string) {
  await rm(path.join(root, 'content/faq'), { recursive: true });
  await writeQuestions(root, 0, count, ending);
}

/** @returns the ms of each run */
async function measure(builder: Builder, runs: number, forgetAll: () => Promise<void>) {
  const build = async () => (await runNode(builder.root, builder.node, builder.build)).ms;
  const cold = await repeat(runs, async () => {
    await forgetAll();
    return build();
  });
  return { cold, warm: await repeat(runs, build) };
}
