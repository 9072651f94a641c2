import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { readBudgets } from '../../budgets/budgets.ts';
import {
  createScale,
  fileKinds,
  filesUntilTouched,
  htmlFiles,
  kindOf,
  total,
  type Weighed,
} from '../../budgets/weight.ts';
import { result, type Result } from '../result.ts';
import { pathOf } from '../sites/path-of.ts';
import type { Workshop } from '../workshop.ts';
import { hydrationTime, watchHydration } from './hydration.ts';
import { visit } from './visit.ts';

/**
 * What each page weighs by kind: what its HTML names until it is touched, and the application that
 * it then fetches, both as the budgets count them; and what a browser has received once the page is
 * alive and has fetched the other pages ahead, counted on the wire with all headers.
 */
export async function bytes({ root, sites, browser }: Workshop): Promise<Result[]> {
  const { folder, addresses } = await sites();
  const { untouchedPage, application } = await readBudgets(root);
  const weigh = createScale(folder);
  const results: Result[] = [];
  for (const html of (await htmlFiles(folder)).filter((file) => file !== '404.html')) {
    const path = pathOf(html);
    const untouched = await weigh(await filesUntilTouched(folder, html));
    const itsApplication = await weigh(applicationOf(await readFile(join(folder, html), 'utf8')));
    const alive = await received(await browser(), addresses['the site'] + path);
    results.push(
      ...rows(`${path} until touched`, untouched, { all: untouchedPage }),
      sumOf(`${path} application`, itsApplication, application),
      ...rows(`${path} once alive`, alive, {}),
    );
  }
  return results;
}

function rows(
  name: string,
  files: readonly Weighed[],
  limits: Partial<Record<string, number>>,
): Result[] {
  return ['all', ...fileKinds].map((kind) => {
    const ofKind = files.filter(({ file }) => kind === 'all' || kindOf(file) === kind);
    return sumOf(`${name}, ${kind}`, ofKind, limits[kind]);
  });
}

function sumOf(name: string, files: readonly Weighed[], limit?: number): Result {
  return result(name, 'KB', [total(files) / 1000], limit && limit / 1000);
}

/** The files of script that a page names for later. */
function applicationOf(html: string): string[] {
  const [, modules = ''] = /<script data-modules="([^"]*)"/.exec(html) ?? [];
  return modules.split(' ').map((address) => address.slice(1));
}

/** What a browser receives until a page is alive and has come to rest. */
function received(browser: Browser, address: string): Promise<Weighed[]> {
  return visit(browser, { cpu: 1, network: false }, async ({ page, devtools }) => {
    const files = new Map<string, string>();
    const weighed: Weighed[] = [];
    devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
      const { pathname } = new URL(response.url);
      files.set(requestId, type === 'Document' ? 'page.html' : pathname);
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      weighed.push({ file: files.get(requestId) ?? '', bytes: encodedDataLength });
    });
    await watchHydration(page);
    await page.goto(address);
    await hydrationTime(page);
    await page.waitForLoadState('networkidle');
    return weighed;
  });
}
