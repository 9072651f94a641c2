import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Keeps what takes long to make, for later builds. */
export interface Shelf {
  /**
   * The bytes of a name, as they were kept, or made now.
   * @param name of a file, which says all that the bytes depend on
   */
  keptOrMade: (name: string, make: () => Promise<Buffer>) => Promise<Buffer>;
  /** Forgets what was not asked for since the shelf was opened. */
  tidy: () => Promise<void>;
}

/** How many bytes a seal has, which stands in front of what is kept. */
const sealLength = 32;

/**
 * Opens a shelf. What lies there is only taken where it is as it was put there under this name; where
 * nothing can be kept, all is made anew.
 * @param folder of the shelf, in the .cache/ of the project
 */
export function openShelf(folder: string): Shelf {
  const asked = new Map<string, Promise<Buffer>>();
  return {
    keptOrMade(name, make) {
      const known = asked.get(name) ?? keptOrMade(path.join(folder, name), make);
      asked.set(name, known);
      return known;
    },
    async tidy() {
      const names = await readdir(folder).catch(() => []);
      const left = names.filter((name) => !asked.has(name));
      await Promise.all(left.map((name) => rm(path.join(folder, name), { force: true })));
    },
  };
}

async function keptOrMade(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const kept = await readKept(file).catch(() => undefined);
  if (kept) return kept;
  const made = await make();
  await keep(file, made).catch(() => undefined);
  return made;
}

async function readKept(file: string): Promise<Buffer | undefined> {
  const content = await readFile(file);
  const kept = content.subarray(sealLength);
  return content.subarray(0, sealLength).equals(sealOf(file, kept)) ? kept : undefined;
}

/** Whoever reads meanwhile finds the whole file or none. */
async function keep(file: string, bytes: Buffer) {
  const draft = `${file}.${process.pid}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(draft, Buffer.concat([sealOf(file, bytes), bytes]));
  await rename(draft, file);
}

/** The SHA-256 of a file's name and of what is kept in it. */
function sealOf(file: string, bytes: Buffer): Buffer {
  return createHash('sha256').update(path.basename(file)).update(bytes).digest();
}
