import type { Manifest } from 'vite';
import type { Compress } from '../hosting/compress.ts';
import type { ContentFiles } from '../prerender/content-files.ts';
import { scriptsOf } from '../prerender/page-scripts.ts';
import { readBudgets, type Budgets } from './budgets.ts';
import { overBudget, type Burden } from './over-budget.ts';
import { createScale, filesUntilTouched, htmlFiles, type Scale, type Weighed } from './weight.ts';

/** A site that is heavier than its budgets allow. */
export class OverBudget extends Error {}

interface BuiltSite {
  /** The project's folder. */
  root: string;
  /** The folder of the built site. */
  output: string;
  /** Vite's manifest of the application. */
  manifest: Manifest;
  content: ContentFiles;
  compress: Compress;
}

/**
 * Holds a built site against the budgets in package.json.
 * @throws {OverBudget} with a line for each page that is over a budget: how much it weighs, and which of its files
 */
export async function keepBudgets(site: BuiltSite) {
  const budgets = await readBudgets(site.root);
  const weigh = createScale(site.output, site.compress);
  const burdens = [
    ...(await untouchedPages(site, budgets, weigh)),
    ...(await applications(site, budgets, weigh)),
  ];
  const over = overBudget(burdens, budgets);
  if (over.length > 0) throw new OverBudget(`The site is too heavy.\n${over.join('\n')}`);
}

async function untouchedPages(
  { output }: BuiltSite,
  { words }: Budgets,
  weigh: Scale,
): Promise<Burden[]> {
  const pages = await htmlFiles(output);
  // What all pages share is about what the lightest of them holds.
  const frame = Math.min(...(await weigh(pages)).map(({ bytes }) => bytes));
  const burdens = pages.map(async (html) => ({
    name: `${html} until it is touched`,
    budget: 'untouchedPage' as const,
    files: upTo(frame + words, html, await weigh(await filesUntilTouched(output, html))),
  }));
  return Promise.all(burdens);
}

async function applications(
  { manifest, content }: BuiltSite,
  { words }: Budgets,
  weigh: Scale,
): Promise<Burden[]> {
  const pages = Object.entries(content.pages).map(async ([id, own]) => ({
    name: `the script of the page "${id}"`,
    budget: 'application' as const,
    files: upTo(words, own, await weigh(scriptsOf(manifest, content, id))),
  }));
  return Promise.all(pages);
}

/** Counts one of the files, which holds a page's own words, no further than up to a limit. */
function upTo(limit: number, own: string, files: readonly Weighed[]): Weighed[] {
  return files.map(({ file, bytes }) => ({
    file,
    bytes: file === own ? Math.min(bytes, limit) : bytes,
  }));
}
