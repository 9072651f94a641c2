import { del, get, set, type UseStore } from 'idb-keyval';

/** Keeps values by key in this browser. */
export interface Database {
  read: <Value>(key: string) => Promise<Value | undefined>;
  /** Keeps a value; undefined deletes it. */
  write: (key: string, value: unknown) => Promise<void>;
  /** Makes this tab the only one whose `writeOwn` writes. */
  claim: () => Promise<void>;
  /** Returns true if this tab was the last one that has called `claim`. */
  isOwn: () => Promise<boolean>;
  /** Keeps a value like `write`. Returns false, and keeps nothing, if another tab has called `claim` since. */
  writeOwn: (key: string, value: unknown) => Promise<boolean>;
  /** Returns false if something that was written is lost when the page closes. */
  isKept: () => boolean;
  /** Deletes everything, for all tabs. */
  remove: () => Promise<void>;
}

const ownerKey = 'owner';

/**
 * Opens a database of IndexedDB. If the browser blocks it or has no space, the values stay in memory.
 * The connection is open only during calls: an open one, such as that of a frozen tab, would keep
 * other tabs from deleting the database.
 * @param table the name of the object store
 */
export function createDatabase(name: string, table: string): Database {
  const tab = crypto.randomUUID();
  /** The values that could not be written. */
  const unkept = new Map<string, unknown>();
  let isBlocked = false;
  const transact = createConnection(name, table);

  const read = async <Value>(key: string): Promise<Value | undefined> => {
    if (unkept.has(key) || isBlocked) return unkept.get(key) as Value | undefined;
    try {
      return await get<Value>(key, transact);
    } catch (error) {
      // What cannot be read must not be overwritten later.
      isBlocked = !(error instanceof GoneError);
      return undefined;
    }
  };
  /** Writes, or keeps the value in memory. @param writeValue returns false if it has written nothing */
  const keep = async (key: string, value: unknown, writeValue: () => Promise<boolean>) => {
    try {
      if (isBlocked) throw new Error('blocked');
      const isWritten = await writeValue();
      if (isWritten) unkept.delete(key);
      return isWritten;
    } catch (error) {
      if (error instanceof GoneError) return false;
      unkept.set(key, value);
      return true;
    }
  };
  const write = async (key: string, value: unknown) => {
    await keep(key, value, async () => {
      await (value === undefined ? del(key, transact) : set(key, value, transact));
      return true;
    });
  };
  const claim = () => write(ownerKey, tab);
  return {
    read,
    write,
    claim,
    isOwn: async () => (await read(ownerKey)) === tab,
    async writeOwn(key, value) {
      // There may be space now for what could not be written.
      if (unkept.has(ownerKey)) await claim();
      return keep(key, value, () =>
        putOwn(transact, unkept.has(ownerKey) ? undefined : tab, key, value),
      );
    },
    isKept: () => !isBlocked && unkept.size === 0,
    async remove() {
      unkept.clear();
      if (!isBlocked) await deleteDatabase(name, transact);
    },
  };
}

/**
 * Writes a value if a tab is the owner. Both happen in one transaction.
 * @param tab undefined if its name could not be written
 */
function putOwn(
  transact: UseStore,
  tab: string | undefined,
  key: string,
  value: unknown,
): Promise<boolean> {
  if (tab === undefined) return Promise.reject(new Error('full'));
  return transact(
    'readwrite',
    (store) =>
      new Promise<boolean>((resolve, reject) => {
        const { transaction } = store;
        const owner = store.get(ownerKey);
        owner.addEventListener('success', () => {
          if (owner.result !== tab) return;
          if (value === undefined) store.delete(key);
          else store.put(value, key);
        });
        transaction.addEventListener('complete', () => resolve(owner.result === tab));
        transaction.addEventListener('abort', () => reject(transaction.error as Error));
      }),
  );
}

/** Another tab has deleted the database, because somebody has signed out. */
class GoneError extends Error {}

/** Returns what opens a database for the time of calls. It never comes back after it was deleted. */
function createConnection(name: string, table: string): UseStore {
  let opened: Promise<IDBDatabase> | undefined;
  let running = 0;
  let hasExisted = false;
  const transact: UseStore = async (mode, callback) => {
    running += 1;
    opened ??= openDatabase(name, table, !hasExisted);
    const current = opened;
    try {
      const database = await current;
      hasExisted = true;
      return await callback(database.transaction(table, mode).objectStore(table));
    } finally {
      running -= 1;
      if (running === 0) {
        opened = undefined;
        current.then(
          (database) => database.close(),
          () => undefined,
        );
      }
    }
  };
  return transact;
}

/** Empties and deletes a database. A tab that is in the middle of a call may delay the deletion. */
async function deleteDatabase(name: string, transact: UseStore): Promise<void> {
  await transact('readwrite', clearStore).catch(() => undefined);
  await new Promise<void>((resolve) => {
    const deletion = indexedDB.deleteDatabase(name);
    for (const type of ['success', 'error', 'blocked'])
      deletion.addEventListener(type, () => resolve());
  });
}

function openDatabase(name: string, table: string, mayCreate: boolean): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.addEventListener('upgradeneeded', () => {
      if (mayCreate) request.result.createObjectStore(table);
      else request.transaction?.abort();
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => {
      const error = request.error as DOMException;
      reject(error.name === 'AbortError' ? new GoneError(name) : error);
    });
  });
}

function clearStore(store: IDBObjectStore): Promise<void> {
  return new Promise((resolve, reject) => {
    store.clear();
    store.transaction.addEventListener('complete', () => resolve());
    store.transaction.addEventListener('abort', () => reject(store.transaction.error as Error));
  });
}
