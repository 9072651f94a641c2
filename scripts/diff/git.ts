import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Runs git and gives out what it says.
 * @param folder where it runs
 * @throws in git's own words, or when there is no git
 */
export async function git(
  folder: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const env = { ...process.env, ...environment };
  const { stdout } = await run('git', args, { cwd: folder, env, maxBuffer: 2 ** 26 });
  return stdout;
}

/** Whether a command failed because there is no program of its name. */
export function isMissingProgram(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
