import { createHash } from 'node:crypto';
import path from 'node:path';
import { isBelow } from '../../src/lib/site-address.ts';
import type { Release, ReleaseLanguage } from '../../src/app/service-worker/release.ts';
import type { SiteFiles } from './site-files.ts';

/** Photos are large, so the worker saves only those that the visitor has seen. */
const photographs = new Set(['.avif', '.jpeg', '.jpg', '.png', '.webp']);

/**
 * Returns the service worker together with the release that it belongs to.
 * @param code the bundled worker
 * @param files the built site
 * @param translations the path prefixes of further languages, such as `/ne`
 */
export function serviceWorker(
  code: string,
  files: SiteFiles,
  translations: readonly string[],
): string {
  return `const builtRelease=${JSON.stringify(describeRelease(files, translations))};${code}`;
}

/** Lists what the worker must save so that every page opens offline. */
function describeRelease(files: SiteFiles, translations: readonly string[]): Release {
  const names = [...files.keys()].toSorted();
  const pages = names.filter((name) => name.endsWith('.html'));
  const assets = names.filter((name) => name.startsWith('assets/'));
  const hash = createHash('sha256').update(assets.join());
  for (const page of pages) hash.update(files.get(page) ?? '');

  const saved = assets.filter((name) => !photographs.has(path.extname(name)));
  const languageOf = (page: string) =>
    translations.find((basename) => isBelow(basename, addressOf(page))) ?? '';
  const isOn = (page: string, asset: string) => String(files.get(page)).includes(asset);
  const describe = (basename: string): ReleaseLanguage => {
    const own = pages.filter((page) => languageOf(page) === basename);
    const translated = pages.filter((page) => !own.includes(page));
    const missing = `${basename}/404.html`;
    return {
      basename,
      pages: own.map(addressOf).filter((address) => address !== missing),
      missing,
      // Files that no page names are loaded by scripts, in any language.
      assets: saved
        .filter(
          (asset) =>
            own.some((page) => isOn(page, asset)) || !translated.some((page) => isOn(page, asset)),
        )
        .map((name) => `/${name}`),
    };
  };
  const languages: Release['languages'] = [describe(''), ...translations.map(describe)];
  return { name: hash.digest('hex').slice(0, 12), languages };
}

/** Returns the path at which a static host serves a page's file. */
function addressOf(file: string): string {
  if (file === 'index.html') return '/';
  return file.endsWith('404.html') ? `/${file}` : `/${file.replace(/\.html$/, '')}`;
}
