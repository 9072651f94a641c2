import { useEffect, useState, useSyncExternalStore } from 'react';
import { createCompiler } from '../compiler/compile.ts';
import { themeStyles } from '../compiler/palette.ts';
import { Bar } from './bar/Bar.tsx';
import type { BarLanguage } from './bar/bar-language.ts';
import { sentenceOf } from './bar/names.ts';
import { photoReader } from './photos/photo-reader.ts';
import type { StaffAccess } from './session/access.ts';
import { createDraftStore, type DraftStore, type OpenSheet } from './session/drafts.ts';
import { createPublishing, type Publishing } from './session/publishing.ts';
import { createSession, type Session } from './session/session.ts';
import { createDraftChannel, holdLock } from './session/tab-lock.ts';
import { languageContents } from './site/language-content.ts';
import { createPictureUrls } from './site/picture-urls.ts';
import { createSiteView, type SiteView } from './site/site-view.tsx';
import type { GitHub } from './transport/github.ts';
import type { Transport } from './transport/transport.ts';

interface StaffAppProps {
  /** The element that shows the site. */
  container: HTMLElement;
  /** The element of the bar. */
  host: Element;
  transport: Transport;
  /** The name of the database that keeps the drafts. */
  storeName: string;
  /** How often the files are compared with those of the other side, in milliseconds. */
  refreshIntervalMs: number;
  /** The calls of GitHub that send changes; undefined if saves change the files at once. */
  github?: GitHub;
  access?: StaffAccess;
  signOut?: () => Promise<void>;
  /** The language until the content is read. */
  startLanguage: BarLanguage;
}

/** Reads the content, shows the site, and renders the bar. */
export function StaffApp(props: StaffAppProps) {
  const { host, storeName, startLanguage, access, signOut } = props;
  const [opened, setOpened] = useState<Opened>();
  const [failure, setFailure] = useState<string>();
  const [isFollower, setFollower] = useState(true);
  const { strings } = startLanguage;
  useEffect(() => {
    const store = createDraftStore(storeName);
    const start = async () => {
      const all = await openAll(props, store);
      setOpened(all);
      holdLock(async () => {
        await all.lead();
        setFollower(false);
      });
    };
    start().catch((error: Error) => setFailure(sentenceOf(strings, error)));
    // oxlint-disable-next-line react/exhaustive-deps -- the page opens once
  }, []);
  if (!opened) {
    return (
      <aside>
        <p className="preview" role="status">
          {failure === undefined ? strings.loading : `${strings.notOpened} ${failure}`}
        </p>
      </aside>
    );
  }
  return (
    <OpenedBar {...opened} host={host} isFollower={isFollower} access={access} signOut={signOut} />
  );
}

type Opened = Awaited<ReturnType<typeof openAll>>;

/** Opens the session and shows its pages, now and after each change. */
async function openAll(
  { container, transport, github, refreshIntervalMs }: StaffAppProps,
  store: DraftStore,
) {
  const session = await createSession(transport, store, createCompiler(photoReader));
  const publishing = github && (await createPublishing(github, session, store));
  const view = createSiteView(container);
  const theme = new CSSStyleSheet();
  document.adoptedStyleSheets = [theme];
  const urlOf = createPictureUrls(session.readBytes);
  let shown: unknown;
  const show = () => {
    const { valid } = session.state();
    if (!valid || valid === shown) return;
    shown = valid;
    theme.replaceSync(themeStyles(valid.model.site.theme));
    view.show(languageContents(valid.model, urlOf, true));
  };
  show();
  /** True if this tab changes the draft. Only this tab tells the others, which would answer otherwise. */
  let isLeader = false;
  const announce = createDraftChannel(() => isLeader || void session.reload());
  session.subscribe(() => {
    show();
    if (isLeader) announce();
  });
  const lead = async () => {
    await session.reload();
    isLeader = true;
  };
  const refresh = () => {
    if (document.visibilityState !== 'visible') return;
    // The session shows the same failure.
    void publishing?.refresh().catch(() => undefined);
    void session.refresh();
  };
  setInterval(refresh, refreshIntervalMs);
  addEventListener('online', refresh);
  document.addEventListener('visibilitychange', refresh);
  // The browser may otherwise delete drafts when the phone is short of memory.
  void navigator.storage?.persist();
  const restored: OpenSheet | undefined = await store.readSheet();
  return { session, view, store, restored, publishing, lead };
}

interface OpenedBarProps {
  session: Session;
  view: SiteView;
  store: DraftStore;
  restored: OpenSheet | undefined;
  publishing: Publishing | undefined;
  host: Element;
  isFollower: boolean;
  access: StaffAccess | undefined;
  signOut: (() => Promise<void>) | undefined;
}

function OpenedBar({ view, ...props }: OpenedBarProps) {
  const page = useSyncExternalStore(view.subscribe, view.page);
  return <Bar {...props} page={page} />;
}
