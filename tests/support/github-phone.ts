import { vi } from 'vitest';
import type { Compile } from '../../src/compiler/compile.ts';
import type { Version } from '../../src/staff/draft/conflicts.ts';
import type { Database } from '../../src/staff/draft/database.ts';
import { createDraftStore, type DraftStore } from '../../src/staff/draft/drafts.ts';
import { createPublishing, type Publishing } from '../../src/staff/draft/publishing.ts';
import { compileMarked } from '../../src/staff/page/compile-marked.ts';
import { createSession, type Session } from '../../src/staff/draft/session.ts';
import { createGitHub, type BlobStore } from '../../src/staff/files/github.ts';
import type { Bytes } from '../../src/staff/files/transport.ts';
import { memoryDatabase, test as base } from './edits.ts';
import { createGitHubStandIn, gitHubOrigin, token, type GitHubStandIn } from './github.ts';
import { repositoryName, writePublishedSite } from './published-content.ts';

/** What a phone keeps in its databases. */
interface Memory {
  store: DraftStore;
  blobs: BlobStore;
}

/** The staff page of a phone without its bar: the content, and what is sent to GitHub. */
export interface Phone {
  session: Session;
  publishing: Publishing;
  store: DraftStore;
  /** Opens the page again, with what this phone has kept. @param token by default the valid token */
  reopen: (token?: string) => Promise<Phone>;
}

interface Fixtures {
  standIn: GitHubStandIn;
  gitHub: GitHubStandIn;
  /** @param database by default that of a new phone */
  openPhone: (database?: Database) => Promise<Phone>;
  /** What the published site answers for /revision.txt. */
  host: { revision: string };
}

/** A test of phones that change a published site. The stand-in for GitHub answers `fetch`. */
export const test = base.extend<Fixtures>({
  standIn: [
    async ({ contentCopy }, use) => {
      writePublishedSite(contentCopy);
      await use(createGitHubStandIn(contentCopy));
    },
    { scope: 'file' },
  ],
  host: async ({}, use) => use({ revision: '' }),
  gitHub: [
    async ({ standIn, host }, use) => {
      standIn.reset();
      vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
        if (url === '/revision.txt') return new Response(`${host.revision}\n`);
        if (url.startsWith(gitHubOrigin)) return standIn.fetch(url, init);
        throw new Error(`A phone has called ${url}.`);
      });
      await use(standIn);
      vi.unstubAllGlobals();
    },
    { auto: true },
  ],
  openPhone: async ({ compile }, use) =>
    use((database = memoryDatabase()) =>
      openPhone({ store: createDraftStore(database), blobs: memoryBlobs() }, compile),
    ),
});

async function openPhone(memory: Memory, compile: Compile, usedToken = token): Promise<Phone> {
  // Retries do not wait in tests.
  const access = { repository: repositoryName, token: usedToken };
  const github = createGitHub(access, memory.blobs, {
    delaysMs: [0, 0, 0],
    mayWrite: memory.store.mayWrite,
  });
  const session = await createSession(github, memory.store, compileMarked(compile));
  return {
    session,
    store: memory.store,
    publishing: await createPublishing(github, session, memory.store),
    reopen: (nextToken) => openPhone(memory, compile, nextToken),
  };
}

function memoryBlobs(): BlobStore {
  const blobs = new Map<string, Bytes>();
  return { read: async (id) => blobs.get(id), write: async (id, bytes) => blobs.set(id, bytes) };
}

/** Returns the text of a file as a phone shows it. */
export const textOn = ({ session }: Phone, file: string) =>
  new TextDecoder().decode(session.readBytes(file));

/** Returns the text of a version of a conflict. */
export const textIn = (version: Version | undefined) =>
  new TextDecoder().decode(version?.find(({ bytes }) => bytes)?.bytes);

/** Changes the first text of a file that contains a text. */
export async function rewrite(phone: Phone, file: string, from: string, to: string) {
  const { session } = phone;
  const lines = textOn(phone, file).split('\n');
  const line = lines.findIndex((text) => text.includes(from));
  const source = `${file}:${line + 1}:${(lines[line]?.indexOf(from) ?? 0) + 1}`;
  const opened = await session.open({ source });
  const value = opened.value.replace(from, to);
  return session.save({ ...opened, value, address: undefined }, true);
}
