import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser/launch.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { makeCertificate, type Certificate } from './sites/certificate.ts';
import { serveOutside } from './sites/outside.ts';
import { makeSites, type Sites } from './sites/sites.ts';

/** What the parts of the bench share. Each thing is made when a part first asks for it. */
export interface Workshop {
  /** The project's folder. */
  root: string;
  /** How often each thing is measured. */
  runs: number;
  /** A copy of the project that parts may change, as long as they leave it as it was. */
  copy: () => Promise<ProjectCopy>;
  /** The built site and its variants, each served. */
  sites: () => Promise<Sites>;
  browser: () => Promise<Browser>;
  /** With these a browser trusts the sites, and finds nothing behind any other address. */
  browserArguments: () => Promise<string[]>;
  certificate: () => Promise<Certificate>;
  /** Remembers what has to be stopped or removed at the end. */
  atEnd: (cleanUp: CleanUp) => void;
  /** Does all of that, the last first. */
  close: () => Promise<void>;
}

type CleanUp = () => unknown;

export function openWorkshop(root: string, runs: number): Workshop {
  const cleanUps: CleanUp[] = [];
  const workshop: Workshop = {
    root,
    runs,
    copy: once(async () => {
      const copy = await copyProject(root);
      cleanUps.push(copy.remove);
      return copy;
    }),
    sites: once(async () => {
      const { root: copied } = await workshop.copy();
      return makeSites(copied, await workshop.certificate(), workshop.atEnd);
    }),
    certificate: once(makeCertificate),
    browserArguments: once(async () => {
      const outside = await serveOutside(await workshop.certificate());
      cleanUps.push(outside.stop);
      const { host } = new URL(outside.address);
      return [
        '--ignore-certificate-errors',
        `--host-resolver-rules=MAP * ${host}, EXCLUDE 127.0.0.1, EXCLUDE localhost`,
      ];
    }),
    browser: once(async () => {
      const browser = await launchBrowser(await workshop.browserArguments());
      cleanUps.push(() => browser.close());
      return browser;
    }),
    atEnd: (cleanUp) => void cleanUps.push(cleanUp),
    close: async () => {
      for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
    },
  };
  return workshop;
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}
