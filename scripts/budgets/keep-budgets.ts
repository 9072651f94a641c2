import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';
import { chunksOf } from '../prerender/prerender.ts';
import { pageModulePrefix } from '../vite/modules.ts';
import { readBudgets } from './budgets.ts';
import { overBudget, type Burden } from './over-budget.ts';
import { filesUntilTouched, htmlFiles, weigh } from './weight.ts';

/**
 * Holds a built site against the budgets in package.json.
 * @param root the project's folder
 * @param output the folder of the built site, in which Vite's manifest still lies
 * @throws with a line for each page that is over a budget: how much it weighs, and which of its files
 */
export async function keepBudgets(root: string, output: string) {
  const burdens = [...(await untouchedPages(output)), ...(await applications(output))];
  const over = overBudget(burdens, await readBudgets(root));
  if (over.length > 0) throw new Error(`too heavy:\n${over.join('\n')}`);
}

async function untouchedPages(output: string): Promise<Burden[]> {
  const pages = (await htmlFiles(output)).map(async (html) => ({
    name: `${html} until it is touched`,
    budget: 'untouchedPage' as const,
    files: await weigh(output, await filesUntilTouched(output, html)),
  }));
  return Promise.all(pages);
}

/** The entry, the page's own chunk, and what they import before they run. */
async function applications(output: string): Promise<Burden[]> {
  const text = await readFile(path.join(output, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const pages = pageIds(manifest).map(async (id) => ({
    name: `the script of the page "${id}"`,
    budget: 'application' as const,
    files: await weigh(
      output,
      chunksOf(manifest, id).map(({ file }) => file),
    ),
  }));
  return Promise.all(pages);
}

function pageIds(manifest: Manifest): string[] {
  const names = Object.values(manifest).flatMap(({ src, name }) => src ?? name ?? []);
  return names.flatMap((name) => name.split(pageModulePrefix)[1] ?? []);
}
