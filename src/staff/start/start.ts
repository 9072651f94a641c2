import type { StaffAccess } from '../app/access.ts';
import type { Draft } from '../draft/drafts.ts';
import { startPath } from '../page/shown-path.ts';
import { openDatabases, type Databases } from './databases.ts';
import { showPublishedPage } from './published-page.ts';
import { showStartLine } from './start-line.ts';
import { startWords } from './start-words.ts';

const path = startPath(location);
const words = startWords[path.startsWith('/ne') ? 'ne' : 'en'];
const container = document.getElementById('siteRoot') as HTMLElement;
/** The repository of a published site. On a computer with `npm start`, there is none. */
const repository = document.querySelector<HTMLMetaElement>('meta[name=repository]')?.content;
const published =
  repository === undefined ? undefined : { repository, databases: openDatabases(repository) };
const setStartLine = showStartLine(words.loading);

/** Shows the published page on a phone that is connected, and says if its own changes come later. */
async function showPage({ access, drafts }: Databases) {
  if (!(await access.read<StaffAccess>('access'))) return;
  const draft = await drafts.read<Draft>('draft');
  if (draft && draft.changes.length > 0) setStartLine(words.loadingChanges);
  await showPublishedPage(container, path);
}

// The page comes first: the script of the staff page is large.
if (published) await showPage(published.databases);
const { openStaffPage } = await import('../app/main.tsx');
openStaffPage({ container, path, published, endStart: () => setStartLine(undefined) });
