import { useEffect, useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { BuiltFiles } from '../../compiler/check/built-files.ts';
import { createCompiler } from '../../compiler/compile.ts';
import { Bar } from './Bar.tsx';
import type { BarLanguage } from '../words/bar-language.ts';
import { sentenceOf } from '../describe/names.ts';
import { hasSameFiles } from '../files/is-same.ts';
import { photoReader } from '../files/photo-reader.ts';
import type { StaffAccess } from './access.ts';
import type { DraftStore, OpenSheet } from '../draft/drafts.ts';
import { createPublishing, type Publishing } from '../draft/publishing.ts';
import { compileMarked } from '../page/compile-marked.ts';
import { createSession, type Session } from '../draft/session.ts';
import { createTabChannel, leadTabs } from '../draft/tab-lock.ts';
import { NotOpened } from './NotOpened.tsx';
import type { StartedSite } from './start-site.ts';
import type { FirstTap } from './useFirstTap.ts';
import { openWhenPossible, waitForNetwork } from './wake.ts';
import { createShownSite } from '../page/shown-site.ts';
import type { SiteView } from '../page/site-view.tsx';
import { createViewData } from '../page/view-data.ts';
import type { GitHub } from '../files/github.ts';
import type { Transport } from '../files/transport.ts';

interface StaffAppProps {
  /** The element that shows the site. */
  container: HTMLElement;
  /** The element of the bar. */
  host: Element;
  transport: Transport;
  /** The files as the build or the dev server has validated them; undefined if they cannot be loaded. */
  built: Promise<BuiltFiles | undefined>;
  /** The site that is shown already. */
  started?: Promise<StartedSite | undefined>;
  /** The last tap before the bar is ready. */
  firstTap?: FirstTap | undefined;
  endFirstTap?: () => void;
  /** True while another bar is in the place of this one. */
  isBehind?: boolean;
  /** Keeps the drafts. */
  store: DraftStore;
  /** How often the files are compared with those of the other side, in milliseconds. */
  refreshIntervalMs: number;
  /** The calls of GitHub that send changes; undefined if saves change the files at once. */
  github?: GitHub;
  access?: StaffAccess;
  signOut?: () => Promise<void>;
  savePerson?: (person: string) => Promise<void>;
  /** A sentence above the bar. */
  notice?: ReactNode;
  /** False if this tab does not take over from the one that leads. */
  isNewest?: boolean;
  /** The language until the content is read. */
  startLanguage: BarLanguage;
  /** Called when the bar has something to show. */
  endStart: () => void;
}

/** Reads the content, shows the site, and renders the bar. */
export function StaffApp(props: StaffAppProps) {
  const { host, store, startLanguage, access, signOut, savePerson, notice } = props;
  const { endStart, refreshIntervalMs, firstTap, endFirstTap } = props;
  const { isNewest = true, isBehind = false } = props;
  const [opened, setOpened] = useState<Opened>();
  const [failure, setFailure] = useState<string>();
  const [role, setRole] = useState<TabRole>({ name: 'opening' });
  const { strings } = startLanguage;
  useEffect(() => {
    const showFailure = (error: Error) => setFailure(sentenceOf(strings, error));
    const start = async () => {
      const all = await openWhenPossible(
        () => openAll(props),
        showFailure,
        () => waitForNetwork(refreshIntervalMs),
      );
      setOpened(all);
      if (!isNewest) setRole({ name: 'follower' });
      const tab = {
        isNewest,
        lead: async () => {
          await all.lead();
          const restored = await store.readSheet();
          await untilReleased(host);
          // Another tab may have taken over meanwhile. Rendered at once, the bar never comes between the
          // two halves of a press.
          if (all.isLeader()) flushSync(() => setRole({ name: 'leader', restored }));
        },
        lose: () => {
          all.follow();
          setRole({ name: 'follower' });
        },
      };
      leadTabs(tab, navigator.locks);
    };
    start().catch(showFailure);
    // oxlint-disable-next-line react/exhaustive-deps -- the page opens once
  }, []);
  const isOpening = isBehind ? role.name === 'opening' : !opened && !notice;
  const isWaiting = isOpening && failure === undefined;
  // The bar that was here before goes in the same frame.
  useLayoutEffect(() => {
    if (!isWaiting) endStart();
  }, [isWaiting, endStart]);
  if (isWaiting) return null;
  if (!opened) {
    return (
      <NotOpened>
        <p>{failure === undefined ? strings.loading : `${strings.notOpened} ${failure}`}</p>
        {notice && <p>{notice}</p>}
      </NotOpened>
    );
  }
  const { session, view, publishing } = opened;
  const shared = {
    host,
    session,
    view,
    store,
    publishing,
    access,
    signOut,
    savePerson,
    notice,
    role,
    firstTap,
    endFirstTap,
  };
  // A tab that leads shows the sheet that was open in the tab before.
  return <OpenedBar key={role.name} {...shared} />;
}

/** Resolves when no button of the bar is pressed. A button that goes while it is pressed gets no click. */
async function untilReleased(host: Element) {
  while (host.shadowRoot?.querySelector('button:active'))
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

type TabRole =
  | { name: 'opening' }
  | { name: 'follower' }
  | {
      name: 'leader';
      /** The sheet that was open before a reload. */
      restored: OpenSheet | undefined;
    };

type Opened = Awaited<ReturnType<typeof openAll>>;

/** Opens the session and shows its pages, now and after each change. */
async function openAll({
  built,
  started,
  container,
  transport,
  github,
  refreshIntervalMs,
  store,
}: StaffAppProps) {
  const compiler = built.then((files) => compileMarked(createCompiler(photoReader, files)));
  const session = await createSession(transport, store, async (files) => (await compiler)(files));
  const publishing = github && (await createPublishing(github, session, store));
  const before = await started;
  const site = before?.site ?? createShownSite(container);
  const isShown = before && hasSameFiles(before.files, session.draft().files);
  let shown = isShown ? session.state().valid : undefined;
  const show = () => {
    const { valid } = session.state();
    if (!valid || valid === shown) return;
    shown = valid;
    site.show(createViewData(valid.model, true), session.readBytes);
  };
  show();
  /** True if this tab changes the draft. Only this tab tells the others, which would answer otherwise. */
  let isLeader = false;
  const tellTabs = createTabChannel((message) => {
    if (message === 'draft changed' && !isLeader) void session.reload();
  });
  session.subscribe(() => {
    show();
    if (isLeader) tellTabs('draft changed');
  });
  /** Takes over what the tab before has done. Changes wait until then. */
  const lead = async () => {
    isLeader = true;
    await store.claim();
    void session.reload();
    await publishing?.reload();
  };
  const follow = () => {
    isLeader = false;
  };
  const refresh = async () => {
    if (document.visibilityState !== 'visible') return;
    // A tab that was frozen while it took over may have claimed the store too late.
    if (isLeader && !(await store.mayWrite())) await store.claim();
    // The next interval repeats the call. The session shows a missing connection.
    if (isLeader) void publishing?.refresh().catch(() => undefined);
    void session.refresh();
  };
  setInterval(() => void refresh(), refreshIntervalMs);
  addEventListener('online', () => void refresh());
  document.addEventListener('visibilitychange', () => void refresh());
  // The browser may otherwise delete drafts when the phone is short of memory.
  void navigator.storage?.persist().catch(() => undefined);
  return { session, view: site.view, publishing, lead, follow, isLeader: () => isLeader };
}

interface OpenedBarProps {
  session: Session;
  view: SiteView;
  store: DraftStore;
  publishing: Publishing | undefined;
  host: Element;
  role: TabRole;
  access: StaffAccess | undefined;
  signOut: (() => Promise<void>) | undefined;
  savePerson: ((person: string) => Promise<void>) | undefined;
  notice: ReactNode;
  firstTap: FirstTap | undefined;
  endFirstTap: (() => void) | undefined;
}

function OpenedBar({ view, role, ...props }: OpenedBarProps) {
  const page = useSyncExternalStore(view.subscribe, view.page);
  const restored = role.name === 'leader' ? role.restored : undefined;
  return <Bar {...props} page={page} role={role.name} restored={restored} />;
}
