import { ConnectionError, GitHubError } from '../files/staff-error.ts';
import type { Branches, GitHub } from '../files/github.ts';
import type { FileChange } from '../files/transport.ts';
import { differences } from './draft-changes.ts';
import { includeEdits } from './include-edits.ts';
import type { EarlierRequest, PublicationStore } from './publication.ts';
import type { Session } from './session.ts';

/** The parts that send the draft and follow it. */
export interface Sending {
  github: GitHub;
  session: Session;
  publications: PublicationStore;
}

/** Closes the requests that are replaced or empty. The next call tries again what fails. */
export async function closeEarlierRequests(sending: Sending): Promise<void> {
  const publication = sending.publications.current();
  // They stay open until the next request is open.
  if (publication?.step === 'sending') return;
  for (const earlier of publication?.toClose ?? [])
    await closeEarlier(sending, earlier).catch((error: Error) => {
      if (!(error instanceof GitHubError || error instanceof ConnectionError)) throw error;
    });
}

/** Closes a request, after what a colleague has changed in it is in the draft. */
async function closeEarlier(
  { github, session, publications }: Sending,
  earlier: EarlierRequest,
): Promise<void> {
  const setEarlier = async (...next: readonly EarlierRequest[]) => {
    const publication = publications.current();
    const others = publication?.toClose?.filter(({ branch }) => branch !== earlier.branch) ?? [];
    if (publication) await publications.update({ ...publication, toClose: [...others, ...next] });
  };
  const branches = await github.readBranches(earlier.branch);
  if (branches.request?.state !== 'OPEN') return setEarlier();
  const edits = await readEdits(github, earlier.commit, branches);
  if (edits.length > 0) {
    await session.changeDraft((draft, files) => includeEdits(draft, files, edits, earlier.renames));
    await setEarlier({ ...earlier, commit: branches.branch?.commit });
  }
  if (await github.closeRequest(earlier.request.id)) await setEarlier();
}

/** Returns what has changed in a branch since a commit. */
export async function readEdits(
  github: GitHub,
  commit: string | undefined,
  { branch }: Branches,
): Promise<FileChange[]> {
  if (!branch || commit === undefined || commit === branch.commit) return [];
  const known = await github.readAt(commit);
  return differences(known.files, (await github.readAt(branch.commit)).files);
}
