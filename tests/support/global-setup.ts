import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { browserArguments, requireBrowser } from '../../scripts/browser.ts';
import { writeNextRelease } from './next-release.ts';
import { writePublishedSite } from './published-content.ts';
import { buildSite, copySite, serveCopy, type BuiltSite } from './sites.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the site under test, without a trailing slash. */
    site: string;
    dist: string;
    /** The output of the build of `dist`. */
    buildOutput: string;
    nextSite: string;
    nextDist: string;
    /** The built site with a staff page. */
    publishedDist: string;
    /** The WebSocket URL of the browser that all tests share. */
    browser: string;
  }
}

/** One process for each visitor: by default, each blank page and each page of the site starts a process. */
const oneProcess = '--renderer-process-limit=1';

/** Optimizing compilers cost a quarter of the CPU time, and pages that live for seconds gain nothing from them. */
const withoutOptimization = '--js-flags=--no-turbofan --no-maglev';

/** Pages can only reach the sites under test. */
const onlyLocalhost = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

/**
 * Builds and serves the fixture site and its next release, builds the site with a staff page, and starts
 * one browser for all tests.
 */
export default async function setup({ provide }: TestProject) {
  const executablePath = requireBrowser();
  const teardownSteps: (() => Promise<unknown>)[] = [];
  const teardown = async () => {
    for (const step of teardownSteps.toReversed()) await step();
  };
  const closeLater = async (site: Promise<BuiltSite>) => {
    const { close } = await site;
    teardownSteps.push(close);
    return site;
  };
  const buildPublished = async () => {
    const copy = copySite();
    teardownSteps.push(async () => copy.discard());
    writePublishedSite(copy);
    return (await buildSite(copy)).dist;
  };
  const launchBrowser = async () => {
    const browser = await chromium.launchServer({
      executablePath,
      args: [...browserArguments, onlyLocalhost, oneProcess, withoutOptimization],
    });
    teardownSteps.push(() => browser.close());
    return browser;
  };
  try {
    const steps = [
      closeLater(serveCopy()),
      closeLater(serveCopy(writeNextRelease, 'development')),
      buildPublished(),
      launchBrowser(),
    ] as const;
    // Teardown must wait until all steps have ended.
    await Promise.allSettled(steps);
    const [site, next, publishedDist, browser] = await Promise.all(steps);
    provide('browser', browser.wsEndpoint());
    provide('dist', site.dist);
    provide('buildOutput', site.output);
    provide('site', site.url);
    provide('nextDist', next.dist);
    provide('publishedDist', publishedDist);
    provide('nextSite', next.url);
    return teardown;
  } catch (error) {
    await teardown();
    throw error;
  }
}
