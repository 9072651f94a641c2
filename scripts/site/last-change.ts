import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

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
  const git = async (...words: string[]) => {
    const { stdout } = await run('git', words, { cwd: root });
    return stdout.trim();
  };
  try {
    if ((await git('rev-parse', '--is-shallow-repository')) === 'true') return undefined;
    if ((await git('status', '--porcelain', '--', ...paths)) !== '') return undefined;
    return (await git('log', '-1', '--format=%cI', '--', ...paths)) || undefined;
  } catch {
    return undefined;
  }
}
