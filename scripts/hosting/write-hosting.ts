import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { shownMap } from '../../src/links/maps.ts';
import type { Singletons } from '../../src/singletons/schemas.ts';
import { caddyfile } from './caddy.ts';
import { headersFile } from './headers-file.ts';
import { securityHeaders } from './headers.ts';
import { inlineHashes } from './inline-hashes.ts';
import { usualMachine } from './machine.ts';
import { nginxSite } from './nginx.ts';
import { vercelJson } from './vercel.ts';

interface HostingOptions {
  /** The folder of the built site, which gets the file `_headers`. */
  output: string;
  /** The folder for the configurations of servers that do not read one from the site itself. */
  hosting: string;
  business: Singletons['business'];
}

/** Tells every host, in its own language, what to send with the pages. */
export async function writeHosting({ output, hosting, business }: HostingOptions) {
  const headers = securityHeaders({
    map: shownMap(business),
    ...inlineHashes(await readPages(output)),
  });
  const machine = usualMachine(business.website);

  await mkdir(hosting, { recursive: true });
  await writeFile(path.join(output, '_headers'), headersFile(headers));
  await writeFile(path.join(hosting, 'nginx.conf'), nginxSite(headers, machine));
  await writeFile(path.join(hosting, 'Caddyfile'), caddyfile(headers, machine));
  await writeFile(path.join(hosting, 'vercel.json'), vercelJson(headers));
}

async function readPages(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.html'));
  return Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
}
