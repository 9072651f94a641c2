import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const hasGit = spawnSync('git', ['--version']).status === 0;

/** Runs git in a folder, without the settings of this machine. Returns its output without line feeds at the end. */
export function git(folder: string, ...args: string[]): string {
  return runGit(folder, args).toString().trimEnd();
}

/** Commits all changes in the folder. @param date the date (ISO 8601) */
export function commit(folder: string, date: string) {
  runGit(folder, ['add', '--all']);
  runGit(folder, ['commit', '--quiet', '--message', 'A change'], { GIT_COMMITTER_DATE: date });
}

export function write(folder: string, file: string, text: string) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

function runGit(cwd: string, args: readonly string[], variables: NodeJS.ProcessEnv = {}): Buffer {
  const identity = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.com'];
  const settings = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
  const env = { ...process.env, ...settings, ...variables };
  return execFileSync('git', [...identity, ...args], { cwd, env });
}
