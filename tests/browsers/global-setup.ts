import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { writeNextRelease } from '../support/next-release.ts';
import { buildSite, copySite } from '../support/sites.ts';
import { engines } from './engines.ts';

/**
 * Builds the next release of the fixture site, which has two languages.
 * @throws if a required engine or every engine is missing
 */
export default async function setup({ provide }: TestProject) {
  requireEngines((process.env.REQUIRED_ENGINES ?? '').split(',').filter(Boolean));
  const copy = copySite();
  try {
    writeNextRelease(copy);
    const { dist } = await buildSite(copy);
    await addRecorder(dist);
    provide('dist', dist);
    return copy.discard;
  } catch (error) {
    copy.discard();
    throw error;
  }
}

function requireEngines(required: readonly string[]) {
  const missing = engines.filter(({ isInstalled }) => !isInstalled());
  for (const { name, install } of missing) {
    console.error(`Skipping ${name}, which is not installed: ${install}`);
  }
  const installed = engines.filter((engine) => !missing.includes(engine));
  const installedNames = new Set<string>(installed.map(({ name }) => name));
  const missingRequired = required.filter((name) => !installedNames.has(name));
  if (missingRequired.length > 0)
    throw new Error(`Required engines are missing: ${missingRequired.join(', ')}.`);
  if (installed.length === 0) throw new Error('No engine is installed.');
}

/** Makes every page run `recorder.js` first. */
async function addRecorder(dist: string) {
  await copyFile(path.join(import.meta.dirname, 'recorder.js'), path.join(dist, 'recorder.js'));
  const names = await readdir(dist, { recursive: true });
  for (const name of names.filter((candidate) => candidate.endsWith('.html'))) {
    const file = path.join(dist, name);
    const html = await readFile(file, 'utf8');
    await writeFile(file, html.replace('<head>', '<head><script src="/recorder.js"></script>'));
  }
}
