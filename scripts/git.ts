import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Runs git and returns what it says, without the line feed at its end.
 * @param folder where it runs
 * @throws in git's own words, or with the code ENOENT where there is no git
 */
export async function git(
  folder: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const env = { ...process.env, ...environment };
  const { stdout } = await promisify(execFile)('git', args, {
    cwd: folder,
    env,
    maxBuffer: 2 ** 26,
  });
  return stdout.replace(/\n$/, '');
}
