import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { htmlFiles } from '../../budgets/weight.ts';

/**
 * Copies a built site and takes every script out of its pages, so that nothing is left but what a
 * page without any script needs: the floor that no page can be faster than.
 */
export async function withoutScripts(site: string, output: string) {
  await cp(site, output, { recursive: true });
  for (const file of await htmlFiles(output)) {
    const html = await readFile(path.join(output, file), 'utf8');
    await writeFile(path.join(output, file), removeScripts(html));
  }
}

/** HTML without scripts and without hints for them; data such as JSON-LD stays. */
export function removeScripts(html: string): string {
  return html
    .replaceAll(/<script\b(?![^>]*type="application\/ld\+json")[^>]*>[^]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*(?:rel="modulepreload"|as="script")[^>]*>/g, '');
}
