import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { runNode } from '../commands/run-command.ts';
import { repeat } from '../repeat.ts';
import type { Workshop } from '../workshop.ts';
import type { Builder, Edit } from './builder.ts';
import { openPage, startDevServer, whenShown } from './dev-server.ts';

/** Caches and compilers are warm for whoever works at a site. */
const warmUps = 2;

/** Measures a builder. @returns the ms of each run by what was measured */
export async function measureBuilder(
  builder: Builder,
  { runs, browser }: Workshop,
): Promise<Record<string, number[]>> {
  const build = async () => (await runNode(builder.root, builder.node, builder.build)).ms;
  const builds = await repeat(warmUps + runs, build);
  const starts = await repeat(warmUps + runs, async () => firstPage(builder, await browser()));
  const edits = await measureEdits(builder, await browser(), warmUps + runs);
  const all = { 'build of five plain pages': builds, 'dev server to first page': starts, ...edits };
  return Object.fromEntries(
    Object.entries(all).map(([name, times]) => [name, times.slice(warmUps)]),
  );
}

type Browser = Awaited<ReturnType<Workshop['browser']>>;

async function firstPage(builder: Builder, browser: Browser): Promise<number> {
  const start = performance.now();
  const server = await startDevServer(builder);
  try {
    const page = await openPage(browser, `${server.address}/`, builder.words);
    const time = performance.now() - start;
    await page.close();
    return time;
  } finally {
    await server.stop();
  }
}

async function measureEdits(builder: Builder, browser: Browser, times: number) {
  const server = await startDevServer(builder);
  try {
    const results: Record<string, number[]> = {};
    for (const edit of builder.edits) {
      const page = await openPage(browser, server.address + edit.path, '');
      results[`edit to screen, ${edit.name}`] = await saveAgain(page, builder, edit, times);
      await page.close();
    }
    return results;
  } finally {
    await server.stop();
  }
}

async function saveAgain(page: Page, { root }: Builder, { file, change }: Edit, times: number) {
  const place = path.join(root, file);
  const before = await readFile(place, 'utf8');
  await page.waitForLoadState('networkidle');
  let round = 0;
  const values = await repeat(times, async () => {
    // Nobody saves again at once.
    await page.waitForTimeout(500);
    const words = `saved ${(round += 1)} times`;
    const start = Date.now();
    await writeFile(place, change(before, words));
    return (await whenShown(page, words)) - start;
  });
  await writeFile(place, before);
  return values;
}
