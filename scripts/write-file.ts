import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { UserError } from './user-error.ts';

/**
 * Writes a file atomically. Keeps its mode, follows symbolic links and creates missing folders.
 * @param before the expected bytes; a file with other bytes is not written
 * @throws UserError if the file cannot be written
 */
export function writeAtomically(target: string, bytes: Uint8Array, before?: Uint8Array): void {
  const file = existsSync(target) ? realpathSync(target) : target;
  const folder = path.dirname(file);
  // The name is random, so no other file or link has it.
  const temporaryFile = path.join(folder, `.${randomUUID()}.draft`);
  try {
    mkdirSync(folder, { recursive: true });
    removeOldTemporaryFiles(folder);
    writeFileSync(temporaryFile, bytes, { flag: 'wx', flush: true });
    const existing = statSync(file, { throwIfNoEntry: false });
    if (existing) chmodSync(temporaryFile, existing.mode);
    if (before && !readIfExists(file)?.equals(before))
      throw new UserError(`${path.relative('', file)} is not saved: it has just changed.`);
    renameSync(temporaryFile, file);
  } catch (error) {
    rmSync(temporaryFile, { force: true });
    throw asUserError(error as Error, `${path.relative('', file)} is not saved`);
  }
}

/** Renames a file, unless another file or folder has the new name. @throws UserError if it is not renamed */
export function renameFile(file: string, newFile: string): void {
  const subject = `${path.relative('', file)} is not renamed`;
  const existing = statSync(newFile, { throwIfNoEntry: false });
  // Some systems ignore case, so that the old and the new name can be the same file.
  if (existing && existing.ino !== statSync(file).ino)
    throw new UserError(`${subject}: ${path.relative('', newFile)} already exists.`);
  try {
    renameSync(file, newFile);
  } catch (error) {
    throw asUserError(error as Error, subject);
  }
}

/** Removes temporary files that are older than a minute. Only a killed process leaves them. */
function removeOldTemporaryFiles(folder: string) {
  for (const name of readdirSync(folder)) {
    if (!/^\.[\da-f-]{36}\.draft$/.test(name)) continue;
    const temporaryFile = path.join(folder, name);
    const { mtimeMs = Infinity } = statSync(temporaryFile, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < Date.now() - 60_000) rmSync(temporaryFile, { force: true });
  }
}

/**
 * Explains an error of the operating system in a sentence. Returns any other error unchanged.
 * @param failure the beginning of the sentence: `content/faq/delivery.mdx is not saved`
 */
export function asUserError(error: Error, failure: string): Error {
  // "ENOSPC: no space left on device, write"
  const [, reason] = /^E[A-Z]+: ([^,]+)/.exec(error.message) ?? [];
  if (reason === undefined) return error;
  return new UserError(`${failure}: ${reason}.`, { cause: error });
}

/** Writes a file that does not exist yet. @throws UserError if it exists or cannot be written */
export function writeNewFile(root: string, name: string, text: string): void {
  const file = path.join(root, name);
  if (readIfExists(file)) throw new UserError(`${name} already exists.`);
  writeAtomically(file, Buffer.from(text));
}

/** Returns the bytes of a file; undefined if it does not exist. */
export function readIfExists(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
