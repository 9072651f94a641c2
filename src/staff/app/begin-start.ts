import type { DraftStore } from '../draft/drafts.ts';
import { readFirst, type FirstRead } from '../files/first-read.ts';
import type { GitHub } from '../files/github.ts';
import type { Transport } from '../files/transport.ts';
import type { StartData } from '../page/start-data.ts';
import { startSite, type StartedSite } from './start-site.ts';

export interface Start {
  /** Reads at first what is read here. */
  transport: Transport;
  /** The site that is shown before it is compiled; undefined if it has to be compiled. */
  started: Promise<StartedSite | undefined>;
  /** Resolves when nothing more urgent than the rest of the staff page is loading. */
  mayLoadRest: Promise<unknown>;
}

interface StartOptions {
  container: HTMLElement;
  github: GitHub;
  /** The first read, which began before the other scripts were loaded. */
  firstRead: FirstRead | undefined;
  store: DraftStore;
  data: Promise<StartData | undefined>;
  /** False if this tab does not take over from the one that leads. */
  isNewest: boolean;
}

/** Begins to read the content, and shows it as the build has compiled it, if this phone has changed nothing. */
export function beginStart({ github, firstRead, isNewest, ...parts }: StartOptions): Start {
  const { last, snapshot } = firstRead ?? readFirst(github);
  const started = isNewest
    ? startSite({ ...parts, snapshot }).catch(() => undefined)
    : Promise.resolve(undefined);
  return {
    transport: { ...github, readLast: () => snapshot.catch(() => undefined) },
    started,
    // At the very first start, GitHub's answer takes longer than the scripts.
    mayLoadRest: last.then(
      (known) => known && started,
      () => undefined,
    ),
  };
}
