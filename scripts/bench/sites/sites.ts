import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { htmlFiles } from '../../budgets/weight.ts';
import { runCommand } from '../commands/run-command.ts';
import type { Certificate } from './certificate.ts';
import { clientRendered } from './client-rendered.ts';
import { pathOf } from './path-of.ts';
import { serveSite } from './serve.ts';
import { withoutScripts } from './without-scripts.ts';

/** The site as it is built, the same without scripts, and the same rendered by the browser alone. */
export const variants = ['the site', 'scripts removed', 'client-rendered'] as const;
export type Variant = (typeof variants)[number];

/** The variants of the site, each served. */
export interface Sites {
  /** The folder of the built site. */
  folder: string;
  /** Where each variant is served, without a slash at its end. */
  addresses: Record<Variant, string>;
  /** The paths of the pages, such as /about; the missing page has none. */
  paths: string[];
}

/**
 * Builds the site and its variants, and serves them until the end.
 * @param root a copy of the project
 * @param atEnd takes what has to be done at the end
 */
export async function makeSites(
  root: string,
  certificate: Certificate,
  atEnd: (cleanUp: () => Promise<void>) => void,
): Promise<Sites> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-sites-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  const [site = '', still = '', rendered = ''] = variants.map((name) => path.join(folder, name));
  await runCommand(root, 'scripts/build.ts');
  await cp(path.join(root, 'dist'), site, { recursive: true });
  await withoutScripts(site, still);
  await clientRendered(root, site, rendered);

  const serve = async (variant: Variant) => {
    const { address, stop } = await serveSite(path.join(folder, variant), certificate);
    atEnd(stop);
    return address;
  };
  return {
    folder: site,
    addresses: {
      'the site': await serve('the site'),
      'scripts removed': await serve('scripts removed'),
      'client-rendered': await serve('client-rendered'),
    },
    paths: (await htmlFiles(site)).filter((file) => file !== '404.html').map(pathOf),
  };
}
