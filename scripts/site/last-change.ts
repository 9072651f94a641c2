import { git } from '../git.ts';

/**
 * When a commit last touched any of the files, as git knows it (ISO 8601).
 * @param root the project's folder
 * @param paths files and folders, from there
 * @returns undefined where that cannot be known: without git, with changes that are not committed,
 *   and in a copy that has only the newest part of the history
 */
export async function lastChange(
  root: string,
  paths: readonly string[],
): Promise<string | undefined> {
  try {
    if ((await git(root, ['rev-parse', '--is-shallow-repository'])) === 'true') return undefined;
    if ((await git(root, ['status', '--porcelain', '--', ...paths])) !== '') return undefined;
    return (await git(root, ['log', '-1', '--format=%cI', '--', ...paths])) || undefined;
  } catch {
    return undefined;
  }
}

/**
 * When the newest commit was made, which a copy with a part of the history knows as well.
 * @param root the project's folder
 * @returns undefined where there is no git
 */
export async function lastCommit(root: string): Promise<Date | undefined> {
  try {
    return new Date(Number(await git(root, ['log', '-1', '--format=%ct'])) * 1000);
  } catch {
    return undefined;
  }
}
