import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser, type Page } from 'playwright-core';
import { createServer } from 'vite';
import { browserArguments, requireBrowser } from './browser.ts';
import { mediaTypes } from './site/headers/media-types.ts';
import { readFolder } from './site/site-files.ts';

/**
 * Measures the built site and the dev server on this machine: what each page weighs up to its load
 * event, what Lighthouse says of it, and how soon an edit is on the screen. A busy machine shows in
 * the times: compare only what was measured in one run.
 */

const root = path.join(import.meta.dirname, '..');
/** Fetched by npx when it is first needed. */
const lighthouse = 'lighthouse@12.8.2';
const edits = 7;
const types: Partial<Record<string, string>> = mediaTypes;

/** Serves dist/ compressed, as a static host does. */
async function serveSite() {
  const files = [...(await readFolder(path.join(root, 'dist')))].map(([name, content]) => {
    const compressed = brotliCompressSync(content);
    return [`/${name.replace(/(?:index)?\.html$/, '')}`, { name, compressed }] as const;
  });
  const answers = new Map<string, (typeof files)[number][1]>(files);
  const server = createHttpServer(({ url = '/' }, response) => {
    const found = answers.get(url);
    response.writeHead(found ? 200 : 404, {
      'Content-Encoding': 'br',
      'Content-Type': types[path.extname(found?.name ?? '.html').slice(1)] ?? 'text/plain',
      'Cache-Control': url.startsWith('/assets/') ? 'max-age=31536000' : 'no-cache',
    });
    response.end((found ?? answers.get('/404'))?.compressed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const pages = files.flatMap(([address, { name }]) => (name.endsWith('.html') ? [address] : []));
  return { server, address: `http://127.0.0.1:${port}`, pages: pages.toSorted() };
}

/** Bytes over the wire up to the load event, in all and of scripts. */
async function weigh(browser: Browser, address: string) {
  const page = await browser.newPage();
  await page.goto(address, { waitUntil: 'load' });
  // Files of other sites count as nothing here, since browsers keep their sizes to themselves.
  const files = await page.evaluate(() =>
    ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
      .map(({ name, encodedBodySize }) => ({ name, kilobytes: encodedBodySize / 1000 })),
  );
  await page.close();
  const sum = (some: typeof files) => some.reduce((total, { kilobytes }) => total + kilobytes, 0);
  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  return { 'KB until load': sum(files), 'KB of script': sum(scripts) };
}

/** Lighthouse's scores from 0 to 100 on the phone that it simulates. */
async function audit(address: string) {
  const flags = [
    '--quiet',
    '--output=json',
    `--chrome-flags=--headless=new ${browserArguments.join(' ')}`,
  ];
  // Not execFileSync: the pages are served by this process.
  const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, address, ...flags], {
    env: { ...process.env, CHROME_PATH: requireBrowser() },
    maxBuffer: 2 ** 26,
  });
  const { categories } = JSON.parse(stdout) as { categories: Record<string, { score: number }> };
  return Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
  );
}

/** The median of the milliseconds from saving a file of a copy of content/ to the painted words. */
async function editToScreen(
  page: Page,
  file: string,
  change: (text: string, words: string) => string,
) {
  const before = await readFile(file, 'utf8');
  const times: number[] = [];
  for (let index = 0; index < edits; index += 1) {
    const words = `Edit number ${index}`;
    await page.waitForTimeout(500);
    const saved = Date.now();
    await writeFile(file, change(before, words));
    const painted = await page.waitForFunction(
      (text) => document.body.textContent.includes(text) && Date.now(),
      words,
    );
    times.push(Number(await painted.jsonValue()) - saved);
  }
  await writeFile(file, before);
  return times.toSorted((a, b) => a - b)[Math.floor(edits / 2)];
}

const paragraph = (text: string, words: string) => `${text}\n${words}\n`;
const field = (text: string, words: string) => text.replace(/^(question:).*$/m, `$1 ${words}`);

async function measureEdits(browser: Browser) {
  const copy = await mkdtemp(path.join(root, '.measure-'));
  await cp(path.join(root, 'content'), path.join(copy, 'content'), { recursive: true });
  process.env.CONTENT_ROOT = copy;
  const server = await createServer({ root, logLevel: 'error', server: { port: 0 } });
  try {
    await server.listen();
    const page = await browser.newPage();
    await page.goto(new URL('/faq', server.resolvedUrls?.local[0]).href);
    await page.locator('[data-hydrated]').waitFor({ state: 'attached' });
    const inContent = (name: string) => path.join(copy, 'content', name);
    console.table({
      'body of a page': await editToScreen(page, inContent('pages/faq.mdx'), paragraph),
      'body of an entry': await editToScreen(page, inContent('faq/delivery.mdx'), paragraph),
      'field of an entry': await editToScreen(page, inContent('faq/delivery.mdx'), field),
    });
  } finally {
    await server.close();
    await rm(copy, { recursive: true });
  }
}

const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArguments });
const { server, address, pages } = await serveSite();
try {
  console.log('The built site, compressed by Brotli:');
  const sizes: Record<string, object> = {};
  for (const page of pages) sizes[page] = await weigh(browser, address + page);
  console.table(sizes);
  console.log('Milliseconds from saving a file to the screen, median:');
  await measureEdits(browser);
  console.log('Lighthouse on a simulated phone:');
  const scores: Record<string, object> = {};
  for (const page of pages) scores[page] = await audit(address + page);
  console.table(scores);
} finally {
  await browser.close();
  server.close();
}
