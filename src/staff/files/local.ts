import type { BuiltFiles } from '../../compiler/check/built-files.ts';
import { toConnectionError } from './staff-error.ts';
import { fromBase64, toBase64 } from './base64.ts';
import type { FileChange, Snapshot, Transport } from './transport.ts';
import type { Message } from '../../site/fields/say.ts';

/** A file of a change as JSON: its bytes are base64. */
interface JsonChange {
  path: string;
  before?: string | undefined;
  after?: string | undefined;
}

/** The calls of the dev server below /staff/api/, with the type of their result. */
export interface LocalCalls {
  read: { revision: string; files: readonly { path: string; bytes?: string; message?: Message }[] };
  built: BuiltFiles;
  revision: string;
  write: string | undefined;
  blob: string | undefined;
  published: readonly JsonChange[];
}

/** Calls the dev server. @throws Error with its sentence, ConnectionError if it does not answer */
async function callDevServer<Name extends keyof LocalCalls>(
  name: Name,
  argument?: unknown,
): Promise<LocalCalls[Name]> {
  const request = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ argument }),
  };
  const response = await fetch(`/staff/api/${name}`, request).catch(toConnectionError);
  const answer = (await response.json().catch(toConnectionError)) as {
    result?: LocalCalls[Name];
    reason?: string;
  };
  if (answer.reason !== undefined) throw new Error(answer.reason);
  return answer.result as LocalCalls[Name];
}

/** Returns what the dev server knows of the content; undefined if it cannot be read. */
export const readBuiltFiles = () => callDevServer('built').catch(() => undefined);

/** Reads and writes the files on the computer that runs `npm start`. */
export const localTransport: Transport = {
  async read(): Promise<Snapshot> {
    const { revision, files } = await callDevServer('read');
    const decoded = files.map(({ path, bytes, message = [] }) =>
      bytes === undefined ? { path, message } : { path, bytes: fromBase64(bytes) },
    );
    return { revision, files: decoded };
  },
  revision: () => callDevServer('revision'),
  async write(changes) {
    const encoded = changes.map(({ path, before, after }) => ({
      path,
      before: before && toBase64(before),
      after: after && toBase64(after),
    }));
    return callDevServer('write', encoded);
  },
  async published() {
    const changes = await callDevServer('published');
    return changes.map(({ path, after }): FileChange => ({
      path,
      before: undefined,
      after: after === undefined ? undefined : fromBase64(after),
    }));
  },
  readBlob: (id) => callDevServer('blob', id),
};
