import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';
import type { Compress } from '../hosting/compress.ts';
import { chunksOf } from '../prerender/prerender.ts';
import { pageModulePrefix } from '../vite/modules.ts';
import { readBudgets, type Budgets } from './budgets.ts';
import { overBudget, type Burden } from './over-budget.ts';
import { filesUntilTouched, htmlFiles, weigh, type Weighed } from './weight.ts';

/** A site that is heavier than its budgets allow. */
export class OverBudget extends Error {}

/**
 * Holds a built site against the budgets in package.json.
 * @param root the project's folder
 * @param output the folder of the built site, in which Vite's manifest still lies
 * @throws {OverBudget} with a line for each page that is over a budget: how much it weighs, and which of its files
 */
export async function keepBudgets(root: string, output: string, compress: Compress) {
  const budgets = await readBudgets(root);
  const burdens = [
    ...(await untouchedPages(output, budgets, compress)),
    ...(await applications(output, budgets, compress)),
  ];
  const over = overBudget(burdens, budgets);
  if (over.length > 0) throw new OverBudget(`The site is too heavy.\n${over.join('\n')}`);
}

async function untouchedPages(
  output: string,
  { words }: Budgets,
  compress: Compress,
): Promise<Burden[]> {
  const pages = await htmlFiles(output);
  // What all pages share is about what the lightest of them holds.
  const frame = Math.min(...(await weigh(output, pages, compress)).map(({ bytes }) => bytes));
  const burdens = pages.map(async (html) => ({
    name: `${html} until it is touched`,
    budget: 'untouchedPage' as const,
    files: upTo(
      frame + words,
      html,
      await weigh(output, await filesUntilTouched(output, html), compress),
    ),
  }));
  return Promise.all(burdens);
}

/** The entry, the page's own chunk, and what they import before they run. */
async function applications(
  output: string,
  { words }: Budgets,
  compress: Compress,
): Promise<Burden[]> {
  const text = await readFile(path.join(output, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const pages = pageIds(manifest).map(async (id) => {
    const chunks = chunksOf(manifest, id);
    const own = chunks.find(({ isDynamicEntry }) => isDynamicEntry)?.file;
    const files = await weigh(
      output,
      chunks.map(({ file }) => file),
      compress,
    );
    return {
      name: `the script of the page "${id}"`,
      budget: 'application' as const,
      files: upTo(words, own, files),
    };
  });
  return Promise.all(pages);
}

/** Counts one of the files, which holds a page's own words, no further than up to a limit. */
function upTo(limit: number, own: string | undefined, files: readonly Weighed[]): Weighed[] {
  return files.map(({ file, bytes }) => ({
    file,
    bytes: file === own ? Math.min(bytes, limit) : bytes,
  }));
}

function pageIds(manifest: Manifest): string[] {
  const names = Object.values(manifest).flatMap(({ src, name }) => src ?? name ?? []);
  return names.flatMap((name) => name.split(pageModulePrefix)[1] ?? []);
}
