import type { ExecException } from 'node:child_process';
import { git } from '../../../git.ts';
import { SendError, type Repository } from './repository.ts';

/** Returns variables that make git fail instead of asking for a password, and print English errors. */
async function nonInteractiveEnv(folder: string) {
  const ssh =
    process.env.GIT_SSH_COMMAND ??
    (await git(folder, ['config', 'core.sshCommand']).catch(() => 'ssh'));
  return { GIT_TERMINAL_PROMPT: '0', GIT_SSH_COMMAND: `${ssh} -oBatchMode=yes`, LC_ALL: 'C' };
}

/**
 * Runs a git command that connects to the remote.
 * @throws SendError if the remote does not answer, rejects the branch or asks for a password
 */
export async function runOnRemote(
  { folder }: Repository,
  args: readonly string[],
  timeoutMs: number,
): Promise<void> {
  try {
    await git(folder, args, await nonInteractiveEnv(folder), timeoutMs);
  } catch (error) {
    const { killed, stdout = '', stderr = '' } = error as ExecException;
    if (killed) throw new SendError('timeout');
    // `--porcelain` marks a rejected branch with an exclamation mark.
    if (/^!\t/m.test(stdout)) throw new SendError('rejected', stderr.trim());
    if (passwordError.test(stderr)) throw new SendError('password');
    if (/^error: failed to push/m.test(stderr)) throw new SendError('hook', stderr.trim());
    throw new SendError('unreachable', stderr.trim());
  }
}

const passwordError =
  /could not read (?:Username|Password)|Authentication failed|Permission denied|Host key verification|error: 403|Access denied/i;

/** Returns the URL that opens a pull request on GitHub or GitLab; undefined for other hosts. */
export function compareLink(remoteUrl: string, branch: string): string | undefined {
  // `https://user@host:443/owner/name.git` or `git@host:owner/name.git`
  const [, host = '', name = ''] =
    /^(?:[a-z+]+:\/\/)?(?:[^@/]+@)?([\w.-]+)(?::\d+)?[:/](.+?)(?:\.git)?\/?$/.exec(remoteUrl) ?? [];
  const project = `https://${host}/${name}`;
  if (/^github\b/.test(host)) return `${project}/compare/${branch}?expand=1`;
  if (!/\bgitlab\b/.test(host)) return undefined;
  return `${project}/-/merge_requests/new?merge_request%5Bsource_branch%5D=${branch}`;
}
