import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { createDraftStore } from '../draft/drafts.ts';
import { createGitHub } from '../files/github.ts';
import { keepPage } from '../offline/keep-page.ts';
import type { PublishedSite } from './published-site.ts';
import type { BarLanguage } from '../words/bar-language.ts';
import { NotOpened } from './NotOpened.tsx';
import { StartBar } from './StartBar.tsx';
import type { StaffAccess } from './access.ts';
import { beginStart } from './begin-start.ts';
import type { StartedSite } from './start-site.ts';
import type { FirstTap } from './useFirstTap.ts';
import { useStaffApp } from './useStaffApp.ts';

interface ConnectedAppProps extends PublishedSite {
  container: HTMLElement;
  host: Element;
  startLanguage: BarLanguage;
  /** Called when the bar has something to show. */
  endStart: () => void;
  access: StaffAccess;
  signOut: () => Promise<void>;
  savePerson: (person: string) => Promise<void>;
  notice: ReactNode;
  isNewest: boolean;
}

/** Shows the site of a connected phone, with a bar that waits for its scripts. */
export function ConnectedApp(props: ConnectedAppProps) {
  const { repository, databases, firstRead, startData, readBuilt, endStart, ...shared } = props;
  const { container, host, isNewest, startLanguage, access } = shared;
  const { token } = access;
  const store = useMemo(() => createDraftStore(databases.drafts), [databases]);
  const github = useMemo(() => {
    const { mayWrite } = store;
    return createGitHub({ repository, token }, databases.blobs, { mayWrite });
  }, [repository, token, databases, store]);
  const [{ transport, started, mayLoadRest }] = useState(() =>
    beginStart({ container, github, firstRead, store, data: startData, isNewest }),
  );
  const [built] = useState(() => mayLoadRest.then(readBuilt));
  const { App, hasFailed } = useStaffApp(mayLoadRest);
  const [startedSite, setStartedSite] = useState<StartedSite>();
  const [tap, setTap] = useState<FirstTap>();
  const [hasBar, setHasBar] = useState(false);
  useEffect(() => void keepPage(), []);
  useEffect(() => void started.then(setStartedSite), [started]);
  const endFirstTap = useCallback(() => setTap(undefined), []);
  const showBar = useCallback(() => {
    setHasBar(true);
    endStart();
  }, [endStart]);
  const hasSentence = startedSite !== undefined || hasFailed;
  useEffect(() => {
    if (hasSentence) endStart();
  }, [hasSentence, endStart]);
  const { strings } = startLanguage;
  return (
    <>
      {startedSite && !hasBar && (
        <StartBar {...startedSite} host={host} tap={tap} setTap={setTap} hasFailed={hasFailed} />
      )}
      {!startedSite && hasFailed && (
        <NotOpened>
          <p>
            {strings.notOpened} {strings.offline}
          </p>
        </NotOpened>
      )}
      {App && (
        <App
          {...shared}
          transport={transport}
          github={github}
          store={store}
          started={started}
          firstTap={tap}
          endFirstTap={endFirstTap}
          isBehind={startedSite !== undefined && !hasBar}
          built={built}
          endStart={showBar}
          refreshIntervalMs={30_000}
        />
      )}
    </>
  );
}
