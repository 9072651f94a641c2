import { useCallback, useEffect, useMemo, useState, type FormEvent } from 'react';
import type { BarLanguage } from '../words/bar-language.ts';
import { StaffButton } from '../parts/StaffButton.tsx';
import { forgetPage } from '../offline/keep-page.ts';
import { createAccessStore, type StaffAccess } from './access.ts';
import { createTabChannel } from '../draft/tab-lock.ts';
import { isReloadedFollower, reloadAsFollower } from '../draft/tab-memory.ts';
import { ConnectedApp } from './ConnectedApp.tsx';
import { Welcome } from './Welcome.tsx';
import type { PublishedSite } from './published-site.ts';
import { usePairing, type PairingState } from './usePairing.ts';

interface GitHubAppProps extends PublishedSite {
  container: HTMLElement;
  host: Element;
  startLanguage: BarLanguage;
  /** Called when the bar has something to show. */
  endStart: () => void;
}

/** The history's state after this phone has signed out. It lasts through the reload. */
const signedOut = { isSignedOut: true };
const isSignedOut = () => history.state?.isSignedOut === true;

/** Connects the phone with the link of a QR code, asks for the person's name, and opens the site. */
export function GitHubApp({
  repository,
  startLanguage,
  databases,
  endStart,
  ...elements
}: GitHubAppProps) {
  const { strings } = startLanguage;
  const store = useMemo(() => createAccessStore(databases.access), [databases]);
  const [access, setAccess] = useState<StaffAccess | 'none'>();
  const [follows, setFollows] = useState(isReloadedFollower);
  // Another tab has got another token, or has signed out. This page forgets the old token at once.
  const tellTabs = useMemo(
    () => createTabChannel((message) => message === 'access changed' && reloadAsFollower()),
    [],
  );
  const accept = useCallback(
    async (paired: StaffAccess) => {
      const known = await store.read();
      const next = { ...paired, person: known?.person ?? '' };
      await store.write(next);
      if (known?.token !== next.token) tellTabs('access changed');
      // The open page has the old token in many places.
      if (known && known.token !== next.token && databases.access.isKept()) location.reload();
      else {
        setFollows(false);
        setAccess(next);
      }
    },
    [store, tellTabs, databases],
  );
  const pairing = usePairing(repository, store.read, accept);
  useEffect(() => {
    void store.read().then((known) => setAccess((current) => current ?? known ?? 'none'));
  }, [store]);
  const notice = pairing && <PairingNotice {...pairing} strings={strings} />;
  const isWaiting = access === undefined || (access !== 'none' && access.person !== '');
  useEffect(() => {
    if (!isWaiting) endStart();
  }, [isWaiting, endStart]);
  if (access === undefined) return null;
  if (access === 'none')
    return (
      <Welcome strings={strings}>
        <div role="status">
          {isSignedOut() && !notice && <p>{strings.signedOut}</p>}
          <p>{notice ?? (databases.access.isKept() ? strings.notConnected : strings.blocked)}</p>
        </div>
      </Welcome>
    );
  const savePerson = async (person: string) => {
    await store.write({ ...access, person });
    setAccess({ ...access, person });
  };
  if (access.person === '') return <PersonForm strings={strings} save={savePerson} />;
  const signOut = async () => {
    for (const database of Object.values(databases)) await database.remove();
    await forgetPage();
    tellTabs('access changed');
    history.replaceState(signedOut, '');
    location.reload();
  };
  return (
    <ConnectedApp
      {...elements}
      startLanguage={startLanguage}
      endStart={endStart}
      repository={repository}
      access={access}
      databases={databases}
      signOut={signOut}
      savePerson={savePerson}
      notice={notice}
      isNewest={!follows}
    />
  );
}

function PairingNotice({
  answer,
  accept,
  dismiss,
  strings,
}: PairingState & Pick<BarLanguage, 'strings'>) {
  return (
    <>
      {strings.pairing[answer]}{' '}
      {answer === 'ask' && <StaffButton onClick={accept}>{strings.useNewCode}</StaffButton>}{' '}
      {answer !== 'trying' && (
        <StaffButton look="quiet" onClick={dismiss}>
          {answer === 'ask' ? strings.keepOldCode : strings.close}
        </StaffButton>
      )}
    </>
  );
}

interface PersonFormProps {
  strings: BarLanguage['strings'];
  save: (person: string) => Promise<void>;
}

function PersonForm({ strings, save }: PersonFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const person = String(new FormData(event.currentTarget).get('person') ?? '').trim();
    if (person !== '') void save(person);
  };
  return (
    <Welcome strings={strings}>
      <form className="start stack" onSubmit={submit}>
        <label>
          {strings.whoAreYou} <input name="person" autoComplete="name" required />
        </label>
        <button type="submit">{strings.save}</button>
      </form>
    </Welcome>
  );
}
