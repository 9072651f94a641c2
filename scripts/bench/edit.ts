import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser/launch.ts';
import { startDevServer } from './dev-server.ts';
import { editKinds, type EditKind } from './edits.ts';
import { editToScreen } from './edit-to-screen.ts';
import { copyProject } from './project-copy.ts';
import { spread, spreadTable, type Spread } from './spread.ts';

/** Measures how long saved words take to the open page of the dev server. `--json` for machines. */

const warmUps = 3;
const times = 15;

async function measure(browser: Browser, address: string, root: string, kind: EditKind) {
  const page = await browser.newPage();
  await page.goto(`${address}/faq`, { waitUntil: 'networkidle' });
  const file = path.join(root, kind.file);
  const before = await readFile(file, 'utf8');
  const results: number[] = [];
  for (let round = 1; round <= warmUps + times; round += 1) {
    const words = `saved ${round} times`;
    const text = kind.change(before, words);
    results.push(await editToScreen(page, words, () => kind.save(file, text)));
    // Nobody saves again at once.
    await page.waitForTimeout(200);
  }
  await kind.save(file, before);
  await page.close();
  return spread(results.slice(warmUps));
}

const copy = await copyProject(path.join(import.meta.dirname, '../..'));
const server = await startDevServer(copy.root);
const browser = await launchBrowser();
const spreads: Record<string, Spread> = {};
try {
  for (const kind of editKinds) {
    spreads[kind.name] = await measure(browser, server.address, copy.root, kind);
  }
} finally {
  await browser.close();
  await server.stop();
  await copy.remove();
}
const asJson = process.argv.includes('--json');
console.log(asJson ? JSON.stringify(spreads) : spreadTable('edit to screen, ms', spreads));
