import type { DraftStore } from '../draft/drafts.ts';
import { bytesOf } from '../files/bytes-of.ts';
import type { Snapshot } from '../files/transport.ts';
import { createShownSite, type ShownSite } from '../page/shown-site.ts';
import type { StartData } from '../page/start-data.ts';

/** The site as the build has compiled it. */
export interface StartedSite {
  site: ShownSite;
  /** The files that it was compiled from. */
  files: Snapshot['files'];
  facts: StartData['facts'];
}

interface StartParts {
  container: HTMLElement;
  store: DraftStore;
  /** The files that this browser has read last, or that it is reading now. */
  snapshot: Promise<Snapshot>;
  data: Promise<StartData | undefined>;
}

/**
 * Shows the site if this browser has the content of the build, no changes of its own, and no sheet that
 * was open before a reload. Otherwise returns undefined.
 */
export async function startSite(parts: StartParts): Promise<StartedSite | undefined> {
  const { container, store } = parts;
  const [draft, sheet] = await Promise.all([store.readDraft(), store.readSheet()]);
  if (draft.changes.length > 0 || sheet) return undefined;
  const [{ files, contentId }, data] = await Promise.all([parts.snapshot, parts.data]);
  if (!data || data.contentId !== contentId) return undefined;
  const site = createShownSite(container);
  site.show(data.view, (path) => bytesOf(files, path));
  return { site, files, facts: data.facts };
}
