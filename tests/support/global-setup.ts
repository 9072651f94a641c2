import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { browserArguments, requireBrowser } from '../../scripts/browser.ts';
import { buildSite, copySite, previewSite } from './sites.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the site under test, without a slash at its end. */
    site: string;
    /** The folder of its files. */
    dist: string;
    /** Where the one browser of the run listens. */
    browser: string;
  }
}

/** Builds the frozen site, serves it, and starts one browser for all tests. */
export default async function setup({ provide }: TestProject) {
  const executablePath = requireBrowser();
  const copy = await copySite();
  try {
    const dist = await buildSite(copy);
    const site = await previewSite(dist);
    const browser = await chromium.launchServer({ executablePath, args: browserArguments });
    provide('dist', dist);
    provide('site', site.address);
    provide('browser', browser.wsEndpoint());
    return async () => {
      await Promise.allSettled([browser.close(), site.close()]);
      await copy.remove();
    };
  } catch (error) {
    await copy.remove();
    throw error;
  }
}
