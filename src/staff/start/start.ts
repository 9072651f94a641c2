// The first styles of the first script: they name the order of the layers.
import '../../site/styles/index.css';
import '../../site/styles/devanagari.css';
import type { StaffAccess } from '../app/access.ts';
import type { PublishedSite } from '../app/published-site.ts';
import { openWhenPossible, waitForNetwork } from '../app/wake.ts';
import { openDatabases, type Databases } from '../draft/databases.ts';
import type { Draft } from '../draft/drafts.ts';
import { toConnectionError } from '../files/staff-error.ts';
import { startLanguageOf, startPath } from '../page/shown-path.ts';
import { startWords } from '../words/start-words.ts';
import { showPublishedPage } from './published-page.ts';
import { showStartLine } from './start-line.ts';

/** The time between two requests for the scripts without a connection, in milliseconds. */
const retryIntervalMs = 30_000;

const path = startPath(location);
const words = startWords[startLanguageOf(path)];
const container = document.getElementById('siteRoot') as HTMLElement;
const contentOf = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content;
const setStartLine = showStartLine(words.loading);

/** Shows the published page on a phone that is connected, and says if its own changes come later. */
async function showPage({ drafts }: Databases) {
  const draft = await drafts.read<Draft>('draft');
  if (draft && draft.changes.length > 0) setStartLine(words.loadingChanges);
  await showPublishedPage(container, path);
}

/** Reads a JSON file of the build, whose URL is in a `<meta>`; undefined if it cannot be read. */
async function readJson<Data>(name: string): Promise<Data | undefined> {
  const url = contentOf(name);
  if (url === undefined) return undefined;
  try {
    const response = await fetch(url);
    return response.ok ? ((await response.json()) as Data) : undefined;
  } catch {
    return undefined;
  }
}

/** Shows the published page first: the scripts of the staff page are large. GitHub is asked meanwhile. */
async function openPublished(repository: string): Promise<PublishedSite> {
  const databases = openDatabases(repository);
  const access = await databases.access.read<StaffAccess>('access');
  const firstRead =
    access &&
    import('./read-early.ts').then(
      ({ readEarly }) => readEarly(repository, access.token, databases),
      // The page reads the files itself then.
      () => undefined,
    );
  if (access) await showPage(databases);
  return {
    repository,
    databases,
    firstRead: await firstRead,
    startData: readJson('start-data'),
    readBuilt: () => readJson('built-files'),
  };
}

/** The repository of a published site. On a computer with `npm start`, there is none. */
const repository = contentOf('repository');
const published = repository === undefined ? undefined : await openPublished(repository);
const { openStaffPage } = await openWhenPossible(
  () => import('../app/main.tsx').catch(toConnectionError),
  () => setStartLine(words.offline),
  () => waitForNetwork(retryIntervalMs),
);
openStaffPage({ container, path, published, endStart: () => setStartLine(undefined) });
