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
