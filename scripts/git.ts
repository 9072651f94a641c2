import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Runs git and returns its output without the last line feed.
 * @param folder the working directory
 * @param environment environment variables that are added to this process's variables
 * @throws an error with git's message, or with the code ENOENT if git is not installed
 */
export async function git(
  folder: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { stdout } = await promisify(execFile)('git', args, optionsFor(folder, environment));
  return stdout.replace(/\n$/, '');
}

/** Runs git and returns the bytes of its output. */
export async function gitBytes(folder: string, args: readonly string[]): Promise<Buffer> {
  const options = { ...optionsFor(folder, {}), encoding: 'buffer' } as const;
  return (await promisify(execFile)('git', args, options)).stdout;
}

function optionsFor(folder: string, environment: Readonly<Record<string, string>>) {
  return {
    cwd: folder,
    env: { ...process.env, ...environment },
    // The default of 1 MB is too small for a full history.
    maxBuffer: 64 * 1024 * 1024,
  };
}
