import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server } from 'node:net';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { createSend } from '../../scripts/vite/staff/send/send.ts';
import { compareLink } from '../../scripts/vite/staff/send/remote.ts';
import { write } from '../support/repository.ts';
import { test as base } from '../support/temporary-folder.ts';

const changedFile = 'content/faq/payment.mdx';

const runGit = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

const author = ['-c', 'user.name=Helper', '-c', 'user.email=helper@example.com'];

type Clone = ReturnType<typeof createClone>;

/**
 * Creates a clone of a bare repository with some content, as a member of staff has it.
 * @param subfolder the folder of the project in its repository
 */
function createClone(root: string, subfolder = '') {
  const remote = path.join(root, 'remote.git');
  const top = path.join(root, 'clone');
  const folder = path.join(top, subfolder);
  runGit(root, 'init', '--quiet', '--bare', '--initial-branch=main', remote);
  runGit(root, 'clone', '--quiet', remote, top);
  for (const name of ['faq/payment', 'faq/sell', 'faq/delivery', 'badges/solid-wood']) {
    write(folder, `content/${name}.mdx`, `---\nquestion: ${name}?\n---\n`);
  }
  write(folder, 'package.json', '{}\n');
  runGit(top, 'config', 'user.name', 'Maya');
  runGit(top, 'config', 'user.email', 'maya@example.com');
  runGit(top, 'checkout', '--quiet', '-b', 'main');
  runGit(top, 'add', '--all');
  runGit(top, 'commit', '--quiet', '-m', 'The site');
  runGit(top, 'push', '--quiet', '-u', 'origin', 'main');
  runGit(top, 'remote', 'set-head', 'origin', 'main');
  const calls = createSend(folder, () => Promise.resolve(false), 3000);
  return {
    folder,
    remote,
    calls,
    git: (...args: string[]) => runGit(folder, ...args),
    inRemote: (...args: string[]) => runGit(remote, ...args),
    write: (file: string, text: string) => write(folder, file, text),
    /** Adds text to the question of a file. */
    edit(text: string, file = changedFile) {
      const before = readFileSync(path.join(folder, file), 'utf8');
      write(folder, file, before.replace('?', `${text}?`));
    },
    send: (message = 'New hours', identity?: { name: string; mail: string }) =>
      calls.send({ message, identity }),
    /** Returns everything that Send must not change. */
    readState: () => ({
      status: runGit(top, 'status', '--porcelain=v2', '--branch'),
      index: readFileSync(path.join(top, '.git/index')).toString('base64'),
      head: readFileSync(path.join(top, '.git/HEAD'), 'utf8'),
      branches: runGit(top, 'branch', '--list', '--verbose', '--no-abbrev'),
      stash: runGit(top, 'stash', 'list'),
    }),
  };
}

/** A test with a clone. Its `changedFile` has changed. */
const test = base.extend<{ staff: Clone }>({
  staff: async ({ root }, use) => {
    const environment = { ...process.env };
    process.env.GIT_CONFIG_GLOBAL = path.join(root, 'gitconfig');
    process.env.GIT_CONFIG_NOSYSTEM = '1';
    const staff = createClone(root);
    staff.edit('?');
    await use(staff);
    process.env = environment;
  },
});

/** Sends, and expects that Send changes nothing but the remote. */
async function sendOnly(staff: Clone, ...args: Parameters<Clone['send']>) {
  // This command updates the index, so that no later command does.
  staff.git('status');
  const before = staff.readState();
  const result = await staff.send(...args);
  expect(staff.readState()).toEqual(before);
  return result;
}

/** Returns the branch that Send has pushed. @throws if Send failed */
function branchOf(result: Awaited<ReturnType<Clone['send']>>): string {
  if ('reason' in result) throw new Error(`${result.reason}: ${result.detail}`);
  return result.branch;
}

/** Returns the files that a branch changes. */
const filesIn = (staff: Clone, branch: string) =>
  staff.inRemote('diff', '--name-only', 'main', branch).split('\n');

/** Writes a hook. @returns its file */
function writeHook(gitFolder: string, name: string, script: string): string {
  write(gitFolder, `hooks/${name}`, `#!/bin/sh\n${script}\n`);
  const file = path.join(gitFolder, 'hooks', name);
  chmodSync(file, 0o755);
  return file;
}

describe('Send', () => {
  test('pushes to a branch named after the message and the day', async ({ staff }) => {
    staff.write('content/faq/new.mdx', '---\nquestion: New?\norder: 90\n---\n\nYes.\n');
    const branch = branchOf(await sendOnly(staff, 'दसैं hours'));
    expect(branch).toMatch(/^dasain-hours-\d{4}-\d\d-\d\d-[a-z]{4}$/);
    expect(filesIn(staff, branch)).toEqual(['content/faq/new.mdx', changedFile]);
    expect(staff.inRemote('log', '--format=%an %s %P', '-1', branch)).toBe(
      `Maya दसैं hours ${staff.git('rev-parse', 'HEAD')}`,
    );
  });

  test('sends all of content/ and nothing else', async ({ staff }) => {
    staff.write('package.json', '{ "staged": true }\n');
    staff.edit('!', 'content/faq/sell.mdx');
    staff.git('add', 'package.json', 'content/faq/sell.mdx');
    staff.write('package.json', '{ "unstaged": true }\n');
    staff.write('notes.txt', 'new');
    staff.git('rm', '--quiet', '--cached', 'content/faq/delivery.mdx');
    rmSync(path.join(staff.folder, 'content/badges/solid-wood.mdx'));
    const branch = branchOf(await sendOnly(staff));
    expect(filesIn(staff, branch)).toEqual([
      'content/badges/solid-wood.mdx',
      changedFile,
      'content/faq/sell.mdx',
    ]);
  });

  test('sends from a detached HEAD', async ({ staff }) => {
    staff.git('checkout', '--quiet', '--detach');
    expect(filesIn(staff, branchOf(await sendOnly(staff)))).toEqual([changedFile]);
  });

  test('sends from a project inside a larger repository', async ({ root, staff }) => {
    rmSync(staff.remote, { recursive: true });
    rmSync(staff.folder, { recursive: true });
    const shop = createClone(root, 'sites/shop');
    shop.edit('?');
    shop.write('../other.txt', 'not sent');
    const branch = branchOf(await sendOnly(shop));
    expect(filesIn(shop, branch)).toEqual([`sites/shop/${changedFile}`]);
    expect(await sendOnly(shop)).toEqual({ reason: 'no-changes' });
    shop.git('add', '../other.txt');
    shop.git('commit', '--quiet', '-m', 'Other');
    expect(await sendOnly(shop)).toMatchObject({ reason: 'other-commits' });
  });

  test('updates the branch until it is merged or staff start over', async ({ staff }) => {
    const first = branchOf(await staff.send());
    const tip = staff.inRemote('rev-parse', first);
    expect(await sendOnly(staff)).toEqual({ reason: 'no-changes' });
    staff.edit('a');
    expect(branchOf(await sendOnly(staff, 'More'))).toBe(first);
    expect(staff.inRemote('log', '--format=%s %P', '-1', first)).toBe(`More ${tip}`);
    expect(await staff.calls.openBranch()).toMatchObject({ branch: first, isPushed: true });

    staff.inRemote('update-ref', 'refs/heads/main', first);
    staff.edit('b');
    const second = branchOf(await sendOnly(staff));
    expect(second).not.toBe(first);

    staff.inRemote('branch', '--quiet', '-D', second);
    staff.edit('c');
    const third = branchOf(await sendOnly(staff));
    expect(third).not.toBe(second);

    await staff.calls.startOver();
    expect(await staff.calls.openBranch()).toBeUndefined();
    staff.edit('d');
    expect(branchOf(await sendOnly(staff))).not.toBe(third);
  });

  test('does not resend changes that were merged as one commit', async ({ staff }) => {
    const branch = branchOf(await staff.send());
    const tree = staff.inRemote('rev-parse', `${branch}^{tree}`);
    const squashed = staff.inRemote(...author, 'commit-tree', tree, '-p', 'main', '-m', 'Squashed');
    staff.inRemote('update-ref', 'refs/heads/main', squashed);
    expect(await sendOnly(staff)).toEqual({ reason: 'no-changes' });
  });

  test('merges newer published files if HEAD has moved', async ({ root, staff }) => {
    const branch = branchOf(await staff.send());
    const other = path.join(root, 'other');
    runGit(root, 'clone', '--quiet', staff.remote, other);
    write(other, 'README.md', 'Read me.');
    runGit(other, 'add', '--all');
    runGit(other, ...author, 'commit', '--quiet', '-m', 'Other');
    runGit(other, 'push', '--quiet');
    staff.git('pull', '--quiet', '--ff-only');
    staff.edit('x');
    expect(branchOf(await sendOnly(staff))).toBe(branch);
    const [, mergedParent] = staff.inRemote('log', '--format=%P', '-1', branch).split(' ');
    expect(mergedParent).toBe(staff.git('rev-parse', 'HEAD'));
    expect(filesIn(staff, branch)).toEqual([changedFile]);
  });

  test('runs the hooks with a separate index', async ({ staff }) => {
    const hook = (name: string, script: string) =>
      writeHook(path.join(staff.folder, '.git'), name, script);
    hook('pre-commit', 'echo "Too many words." >&2; exit 1');
    expect(await sendOnly(staff)).toEqual({ reason: 'hook', detail: 'Too many words.' });
    hook('pre-commit', 'git diff --cached --name-only > ../seen.txt');
    hook('commit-msg', 'echo "Shop: $(cat "$1")" > "$1"');
    const prePush = hook('pre-push', 'echo "Not today." >&2; exit 1');
    expect(await sendOnly(staff)).toMatchObject({
      reason: 'hook',
      detail: expect.stringContaining('Not today.') as string,
    });
    rmSync(prePush);
    const branch = branchOf(await sendOnly(staff));
    expect(readFileSync(path.join(staff.folder, '../seen.txt'), 'utf8')).toBe(`${changedFile}\n`);
    expect(staff.inRemote('log', '--format=%s', '-1', branch)).toBe('Shop: New hours');
  });

  test('requires the name of the author once', async ({ staff }) => {
    staff.git('config', '--unset', 'user.name');
    staff.git('config', '--unset', 'user.email');
    expect(await sendOnly(staff)).toEqual({ reason: 'no-identity' });
    branchOf(await sendOnly(staff, 'Hours', { name: 'Sita', mail: 'sita@example.com' }));
    expect(staff.git('config', '--local', 'user.name')).toBe('Sita');
  });
});

describe('Send fails and loses nothing', () => {
  test('if the content or the repository is not ready', async ({ root, staff }) => {
    staff.git('checkout', '--quiet', '--', '.');
    expect(await sendOnly(staff)).toEqual({ reason: 'no-changes' });
    const withErrors = createSend(staff.folder, () => Promise.resolve(true));
    expect(await withErrors.send({ message: 'Hours' })).toEqual({ reason: 'errors' });
    staff.write('.git/MERGE_HEAD', staff.git('rev-parse', 'HEAD'));
    expect(await staff.send()).toEqual({ reason: 'merging' });
    rmSync(path.join(staff.folder, '.git/MERGE_HEAD'));
    staff.git('remote', 'remove', 'origin');
    expect(await sendOnly(staff)).toEqual({ reason: 'no-remote' });
    rmSync(path.join(staff.folder, '.git'), { recursive: true });
    expect(await staff.send()).toEqual({ reason: 'no-history' });
    staff.git('init', '--quiet');
    expect(await staff.send()).toEqual({ reason: 'no-history' });
    process.env.PATH = root;
    expect(await staff.send()).toEqual({ reason: 'no-git' });
  });

  test('if unpublished commits change other files', async ({ staff }) => {
    staff.write('package.json', '{ "other": true }\n');
    staff.git('commit', '--quiet', '-m', 'Other', 'package.json');
    expect(await sendOnly(staff)).toEqual({ reason: 'other-commits' });
    staff.git('push', '--quiet');
    staff.git('commit', '--quiet', '-m', 'Text', changedFile);
    expect(filesIn(staff, branchOf(await sendOnly(staff)))).toEqual([changedFile]);
  });

  test('if a hook of the remote rejects it, and sends the same branch later', async ({ staff }) => {
    const hook = writeHook(staff.remote, 'pre-receive', 'echo "Closed for today." >&2\nexit 1');
    expect(await sendOnly(staff)).toMatchObject({
      reason: 'rejected',
      detail: expect.stringContaining('Closed for today.') as string,
    });
    const kept = await staff.calls.openBranch();
    expect(kept?.isPushed).toBe(false);
    rmSync(hook);
    expect(branchOf(await sendOnly(staff))).toBe(kept?.branch);
  });

  test('if the remote is missing, does not respond or requires a password', async ({ staff }) => {
    const listen = async (server: Server) => {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return (server.address() as AddressInfo).port;
    };
    const silent = createTcpServer(() => undefined);
    const locked = createServer((_, response) =>
      response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="x"' }).end(),
    );
    const urls = [
      ['unreachable', path.join(staff.folder, '../gone.git')],
      ['timeout', `git://127.0.0.1:${await listen(silent)}/x.git`],
      ['password', `http://127.0.0.1:${await listen(locked)}/x.git`],
    ];
    for (const [reason, url = ''] of urls) {
      staff.git('remote', 'set-url', 'origin', url);
      expect(await sendOnly(staff)).toMatchObject({ reason });
    }
    silent.close();
    locked.close();
    staff.git('remote', 'set-url', 'origin', staff.remote);
    branchOf(await sendOnly(staff));
    expect(staff.inRemote('rev-list', '--count', '--branches', '--not', 'main')).toBe('1');
  });
});

test.for([
  ['https://github.com/shop/site.git', 'https://github.com/shop/site/compare/b?expand=1'],
  ['git@github.com:shop/site.git', 'https://github.com/shop/site/compare/b?expand=1'],
  ['https://me:secret@github.com/shop/site', 'https://github.com/shop/site/compare/b?expand=1'],
  [
    'ssh://git@gitlab.example.com:2222/group/shop/site.git',
    'https://gitlab.example.com/group/shop/site/-/merge_requests/new?merge_request%5Bsource_branch%5D=b',
  ],
  ['https://example.com/shop/site.git', undefined],
  ['/srv/git/site.git', undefined],
  ['file:///srv/git/github.git', undefined],
])('returns the URL where staff propose a branch of %s: %s', ([url = '', link]) => {
  expect(compareLink(url, 'b')).toBe(link);
});
