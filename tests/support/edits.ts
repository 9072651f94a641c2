import { createReadBlob } from '../../scripts/read/read-blob.ts';
import { readContent } from '../../scripts/read/read-content.ts';
import { sharpReader } from '../../scripts/read/sharp-reader.ts';
import { writeChanges } from '../../scripts/vite/staff/content-disk.ts';
import { createCompiler, type Compile } from '../../src/compiler/compile.ts';
import { revisionOf } from '../../src/compiler/read/files/revision.ts';
import type { Database } from '../../src/staff/draft/database.ts';
import { createDraftStore, type DraftStore } from '../../src/staff/draft/drafts.ts';
import { compileMarked } from '../../src/staff/page/compile-marked.ts';
import { createSession, type Session } from '../../src/staff/draft/session.ts';
import type { Bytes, Transport } from '../../src/staff/files/transport.ts';
import { test as base } from './site-copy.ts';

interface Fixtures {
  /** Compiles the content. It remembers files, so the tests of a file share it. */
  compile: Compile;
  edits: Session;
}

/** A test that can edit a copy of the fixture site. All saves are undone after the test. */
export const test = base.extend<Fixtures>({
  compile: [async ({}, use) => use(createCompiler(sharpReader)), { scope: 'file' }],
  edits: async ({ content, compile }, use) => {
    const edits = await openSession(content.root, { compile });
    await use(edits);
    // Undo fails for files that the test has changed itself. The copy of the site restores them.
    for (const { id } of edits.state().saves) await edits.undo(id).catch(() => undefined);
  },
});

/** Opens the content of a folder as the staff page does. */
export function openSession(
  root: string,
  {
    store = memoryStore(),
    transport = diskTransport(root),
    compile = createCompiler(sharpReader),
  } = {},
): Promise<Session> {
  return createSession(transport, store, compileMarked(compile));
}

/** Reads and writes the files as the dev server does for the staff page. */
export function diskTransport(root: string): Transport {
  const encode = (bytes: Bytes | undefined) => bytes && Buffer.from(bytes).toString('base64');
  return {
    async read() {
      const files = readContent(root);
      return { revision: revisionOf(files), files };
    },
    revision: async () => revisionOf(readContent(root)),
    async write(changes) {
      const encoded = changes.map(({ path, before, after }) => ({
        path,
        before: encode(before),
        after: encode(after),
      }));
      return writeChanges(root, encoded) ? revisionOf(readContent(root)) : undefined;
    },
    readBlob: createReadBlob(root),
  };
}

/** Keeps a draft in memory, as a browser without tabs keeps it in its database. */
export const memoryStore = (): DraftStore => createDraftStore(memoryDatabase());

/** What tabs of a browser share. */
export interface SharedMemory {
  values: Map<string, unknown>;
  owner: object | undefined;
}

/** Keeps values in memory. @param shared what other tabs of the same browser use too */
export function memoryDatabase(
  shared: SharedMemory = { values: new Map<string, unknown>(), owner: undefined },
): Database {
  const tab = {};
  // A tab that is alone leads.
  shared.owner ??= tab;
  const { values } = shared;
  const write = async (key: string, value: unknown) => void values.set(key, structuredClone(value));
  return {
    read: async <Value>(key: string) => values.get(key) as Value | undefined,
    write,
    claim: async () => void (shared.owner = tab),
    isOwn: async () => shared.owner === tab,
    async writeOwn(key, value) {
      if (shared.owner === tab) await write(key, value);
      return shared.owner === tab;
    },
    isKept: () => true,
    async remove() {
      values.clear();
      shared.owner = {};
    },
  };
}

/** Opens the text at a position, such as `content/faq/payment.mdx:3:1`. */
export async function openText({ open, refresh }: Session, source: string) {
  await refresh();
  return open({ source });
}

/** Opens the whole file. */
export async function openFile({ open, refresh }: Session, source: string) {
  await refresh();
  return open({ source, isWhole: true });
}

/** Returns what the latest save has changed. */
export const lastDifferences = ({ state }: Session) => state().saves[0]?.differences;

/** Undoes the latest save, which is the first in the list. */
export const undoLast = ({ state, undo }: Session) => undo(state().saves[0]?.id ?? 0);

/** Moves an entry of a list by one place, as staff do in the list of names. @param step -1 is up */
export async function moveEntry(edits: Session, file: string, step: -1 | 1) {
  const { entries = [], removableFiles = [] } = await openFile(edits, file);
  const files = entries.map(({ path }) => path);
  const place = files.findIndex((path) => path === removableFiles[0]);
  const [moved = ''] = files.splice(place, 1);
  return edits.orderEntries({ files: files.toSpliced(Math.max(0, place + step), 0, moved) });
}
