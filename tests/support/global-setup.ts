import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { browserArguments, requireBrowser } from '../../scripts/browser.ts';
import { writeNextRelease } from './next-release.ts';
import { buildSite, copySite, previewSite, type SiteFolder } from './sites.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the site under test, without a slash at its end. */
    site: string;
    /** The folder of its files. */
    dist: string;
    /** The same for its next release. */
    nextSite: string;
    nextDist: string;
    /** Where the one browser of the run listens. */
    browser: string;
  }
}

/** The sites are all that a page can reach. */
const outOfReach = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

/** Builds and serves the frozen site and its next release, and starts one browser for all tests. */
export default async function setup({ provide }: TestProject) {
  const executablePath = requireBrowser();
  const undo: (() => Promise<unknown>)[] = [];
  const teardown = async () => {
    for (const step of undo.toReversed()) await step();
  };
  const serve = async (change?: (copy: SiteFolder) => Promise<void>) => {
    const copy = await copySite();
    undo.push(copy.remove);
    await change?.(copy);
    const dist = await buildSite(copy);
    const { address, close } = await previewSite(dist);
    undo.push(close);
    return { dist, address };
  };
  const launch = async () => {
    const browser = await chromium.launchServer({
      executablePath,
      args: [...browserArguments, outOfReach],
    });
    undo.push(() => browser.close());
    return browser;
  };
  try {
    const steps = [serve(), serve(writeNextRelease), launch()] as const;
    // What one has begun is only undone when all have come to an end.
    await Promise.allSettled(steps);
    const [site, next, browser] = await Promise.all(steps);
    provide('browser', browser.wsEndpoint());
    provide('dist', site.dist);
    provide('site', site.address);
    provide('nextDist', next.dist);
    provide('nextSite', next.address);
    return teardown;
  } catch (error) {
    await teardown();
    throw error;
  }
}
