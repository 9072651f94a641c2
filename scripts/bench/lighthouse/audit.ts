import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { browserArguments } from '../../browser/launch.ts';
import { findBrowser } from '../../browser/find-browser.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** What Lighthouse finds of a page on the phone that it simulates. */
export interface Audit {
  /** From 0 to 100. */
  scores: Partial<Record<Category, number>>;
  /** In ms, but for the shift. */
  fcp: number;
  lcp: number;
  blocking: number;
  shift: number;
}

/** The parts of Lighthouse 12 that are used here. */
interface Lighthouse {
  default: (address: string, flags: object) => Promise<{ lhr: Report } | undefined>;
}
interface Report {
  runtimeError?: { message: string };
  categories: Partial<Record<Category, { score: number }>>;
  audits: Partial<Record<string, { numericValue?: number }>>;
}
interface Launcher {
  launch: (options: object) => Promise<{ port: number; kill: () => void }>;
}

/** Looks into pages. */
export interface Auditor {
  /** @throws where Lighthouse cannot load the page */
  audit: (address: string, only: readonly Category[]) => Promise<Audit>;
  stop: () => void;
}

/**
 * Starts a browser for Lighthouse.
 * @param folder where Lighthouse is installed
 * @param more arguments of the browser
 */
export async function startAuditor(folder: string, more: readonly string[]): Promise<Auditor> {
  const load = (file: string) =>
    import(pathToFileURL(path.join(folder, 'node_modules', file)).href) as Promise<unknown>;
  const { default: lighthouse } = (await load('lighthouse/core/index.js')) as Lighthouse;
  const { launch } = (await load('chrome-launcher/dist/index.js')) as Launcher;
  const { port, kill } = await launch({
    chromePath: findBrowser(),
    chromeFlags: [...browserArguments, '--headless=new', ...more],
  });
  return {
    audit: async (address, only) => {
      const flags = { port, output: 'json', logLevel: 'silent', onlyCategories: only };
      const report = (await lighthouse(address, flags))?.lhr;
      if (!report || report.runtimeError) {
        throw new Error(`Lighthouse: ${address}: ${report?.runtimeError?.message}`);
      }
      return auditFrom(report);
    },
    stop: kill,
  };
}

function auditFrom({ audits, categories: found }: Report): Audit {
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const scores = Object.entries(found).map(([name, { score }]) => [name, score * 100]);
  return {
    scores: Object.fromEntries(scores) as Audit['scores'],
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}
