import type { ChildProcess } from 'node:child_process';

export interface ProcessResult {
  code: number | null;
  output: string;
}

/** Returns the environment variables, but not the variables of Vitest, which would change commands. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  return { ...env, NO_COLOR: '1' };
}

/** Waits until a process ends. */
export function waitForExit(child: ChildProcess): Promise<ProcessResult> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
