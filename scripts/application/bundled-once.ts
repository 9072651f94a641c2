import { createHash } from 'node:crypto';
import { cpSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What the application is made of: its code, what bundles it, and which packages npm has installed. */
export const sources = ['src', 'scripts/application', 'scripts/vite', 'tsconfig.json'];
const packages = 'node_modules/.package-lock.json';
const seal = 'digest';

/**
 * Puts the bundled application into a folder. It is kept in .cache/application of the project for
 * later builds, and taken from there if neither its code nor a byte of it has changed since; where
 * nothing can be kept, it is bundled anew each time.
 * @param root the project's folder
 * @param output the folder, which is not there yet
 * @param bundle bundles the application into an empty folder
 */
export async function bundledOnce(
  root: string,
  output: string,
  bundle: (root: string, output: string) => Promise<void>,
) {
  const shelf = path.join(root, '.cache/application');
  const code = await digestOfCode(root);
  if (await takeKept(shelf, output, code)) return;
  await rm(output, { recursive: true, force: true });
  await mkdir(output);
  await bundle(root, output);
  await keep(output, shelf, code).catch(() => undefined);
}

/**
 * What is looked at is the copy, which no other build can change meanwhile. Copying and reading small
 * files one after the other takes less than half of waiting for each.
 */
async function takeKept(shelf: string, output: string, code: string): Promise<boolean> {
  try {
    cpSync(shelf, output, { recursive: true });
    const sealed = await readFile(path.join(output, seal), 'utf8');
    await rm(path.join(output, seal));
    return sealed === (await digestOf(output, ['.'], code));
  } catch {
    return false;
  }
}

/** Whoever takes it meanwhile finds all of it or a part without its seal. */
async function keep(output: string, shelf: string, code: string) {
  await mkdir(path.dirname(shelf), { recursive: true });
  const draft = await mkdtemp(`${shelf}-`);
  try {
    await cp(output, draft, { recursive: true });
    await writeFile(path.join(draft, seal), await digestOf(draft, ['.'], code));
    await rm(shelf, { recursive: true, force: true });
    await rename(draft, shelf);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

function digestOfCode(root: string): Promise<string> {
  const environment = `${root} ${process.version} ${process.env.NODE_ENV}`;
  return digestOf(root, [...sources, packages], environment);
}

/** The SHA-256 of the names and bytes of all files in some places, and of what else counts. */
async function digestOf(root: string, places: readonly string[], more: string): Promise<string> {
  const hash = createHash('sha256').update(more);
  const lists = await Promise.all(places.map((place) => filesIn(root, place)));
  for (const name of lists.flat()) {
    const bytes = readFileSync(path.join(root, name));
    hash.update(`${name} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}

/** A file itself, or all files below a folder, in a fixed order. */
async function filesIn(root: string, place: string): Promise<string[]> {
  const folder = path.join(root, place);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    () => undefined,
  );
  if (!entries) return [place];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .toSorted();
}
