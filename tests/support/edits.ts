import { createReadBlob } from '../../scripts/read/read-blob.ts';
import { readContent } from '../../scripts/read/read-content.ts';
import { sharpReader } from '../../scripts/read/sharp-reader.ts';
import { writeChanges } from '../../scripts/vite/staff/content-disk.ts';
import { createCompiler } from '../../src/compiler/compile.ts';
import { revisionOf } from '../../src/compiler/files/revision.ts';
import type { Draft, DraftStore } from '../../src/staff/session/drafts.ts';
import { createSession, type Session } from '../../src/staff/session/session.ts';
import type { Bytes, Transport } from '../../src/staff/transport/transport.ts';
import { test as base } from './site-copy.ts';

/** A test that can edit a copy of the fixture site. All saves are undone after the test. */
export const test = base.extend<{ edits: Session }>({
  edits: async ({ content }, use) => {
    const edits = await openSession(content.root);
    await use(edits);
    // Undo fails for files that the test has changed itself. The copy of the site restores them.
    for (const { id } of edits.state().saves) await edits.undo(id).catch(() => undefined);
  },
});

/** Opens the content of a folder as the staff page does. */
export function openSession(
  root: string,
  { store = memoryStore(), transport = diskTransport(root) } = {},
): Promise<Session> {
  return createSession(transport, store, createCompiler(sharpReader));
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

/** Keeps a draft in memory, as a browser keeps it in its database. */
export function memoryStore(): DraftStore {
  let draft: Draft = { changes: [], saves: [] };
  let valid: Awaited<ReturnType<DraftStore['readValid']>> = [];
  return {
    readDraft: async () => draft,
    writeDraft: async (next) => {
      draft = structuredClone(next);
    },
    readValid: async () => valid,
    writeValid: async (next) => {
      valid = next;
    },
    readPublication: async () => undefined,
    writePublication: async () => undefined,
    readSheet: async () => undefined,
    writeSheet: async () => undefined,
    writePhoto: async () => undefined,
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

/** Undoes the latest save, which is the first in the list. */
export const undoLast = ({ state, undo }: Session) => undo(state().saves[0]?.id ?? 0);
