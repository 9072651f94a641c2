import { createStore, get, set } from 'idb-keyval';
import { useEffect, useMemo, useState, type FormEvent } from 'react';
import type { BarLanguage } from './bar/bar-language.ts';
import { createAccessStore, takePairing, type StaffAccess } from './session/access.ts';
import { StaffApp } from './StaffApp.tsx';
import { createGitHub } from './transport/github.ts';
import type { Bytes } from './transport/transport.ts';

interface GitHubAppProps {
  container: HTMLElement;
  host: Element;
  startLanguage: BarLanguage;
  /** `owner/name` */
  repository: string;
}

/** Connects the phone with the link of a QR code, asks for the person's name, and opens the site. */
export function GitHubApp({ repository, startLanguage, ...elements }: GitHubAppProps) {
  const { strings } = startLanguage;
  const store = useMemo(() => createAccessStore(), []);
  const [access, setAccess] = useState<StaffAccess | 'none'>();
  useEffect(() => {
    const readAccess = async () => {
      const known = await store.read();
      const paired = takePairing();
      if (paired) await store.write({ ...paired, person: known?.person ?? '' });
      setAccess((await store.read()) ?? 'none');
    };
    void readAccess();
  }, [store]);
  if (access === undefined) return null;
  if (access === 'none') return <Line text={strings.notConnected} />;
  const savePerson = async (person: string) => {
    await store.write({ ...access, person });
    setAccess({ ...access, person });
  };
  if (access.person === '') return <PersonForm strings={strings} save={savePerson} />;
  return (
    <ConnectedApp
      {...elements}
      startLanguage={startLanguage}
      repository={repository}
      access={access}
      removeAccess={store.remove}
    />
  );
}

/** The database of what this browser has read from GitHub. */
const blobStoreName = 'staff-pictures';

interface ConnectedAppProps extends GitHubAppProps {
  access: StaffAccess;
  removeAccess: () => Promise<void>;
}

function ConnectedApp({ repository, access, removeAccess, ...props }: ConnectedAppProps) {
  const github = useMemo(() => {
    const blobs = createStore(blobStoreName, 'pictures');
    return createGitHub(
      { repository, token: access.token },
      { read: (id) => get<Bytes>(id, blobs), write: (id, bytes) => set(id, bytes, blobs) },
    );
  }, [repository, access.token]);
  const storeName = `staff-${repository}`;
  const signOut = async () => {
    await removeAccess();
    for (const name of [storeName, blobStoreName]) indexedDB.deleteDatabase(name);
    location.reload();
  };
  return (
    <StaffApp
      {...props}
      transport={github}
      github={github}
      storeName={storeName}
      refreshIntervalMs={30_000}
      access={access}
      signOut={signOut}
    />
  );
}

function Line({ text }: { text: string }) {
  return (
    <aside>
      <p className="preview" role="status">
        {text}
      </p>
    </aside>
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
    <aside>
      <form className="preview start stack" onSubmit={submit}>
        <label>
          {strings.whoAreYou} <input name="person" autoComplete="name" required />
        </label>
        <button type="submit">{strings.save}</button>
      </form>
    </aside>
  );
}
