import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test as base } from 'vitest';
import { createSend } from '../../scripts/vite/dev-panel/send/send.ts';
import { compareLink } from '../../scripts/vite/dev-panel/send/remote.ts';

const question = 'content/faq/payment.mdx';

/** A clone of a bare repository with the small site, as a member of staff has it. */
interface Clone {
  folder: string;
  remote: string;
  git: (...args: string[]) => string;
  inRemote: (...args: string[]) => string;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  send: (
    message?: string,
    identity?: { name: string; mail: string },
  ) => ReturnType<ReturnType<typeof createSend>['send']>;
  calls: ReturnType<typeof createSend>;
  /** Returns everything that Send must not change. */
  state: () => unknown;
}

/** @param inside the folder of the project in its repository */
function clone(root: string, inside = ''): Clone {
  const [remote, top] = [path.join(root, 'remote.git'), path.join(root, 'clone')];
  const folder = path.join(top, inside);
  const settings = { GIT_CONFIG_GLOBAL: path.join(root, 'gitconfig'), GIT_CONFIG_NOSYSTEM: '1' };
  Object.assign(process.env, settings);
  const run = (cwd: string, args: readonly string[]) =>
    execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  run(root, ['init', '--quiet', '--bare', '--initial-branch=main', remote]);
  run(root, ['clone', '--quiet', remote, top]);
  const git = (...args: string[]) => run(folder === top ? top : folder, args);
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const names = ['faq/payment', 'faq/sell', 'faq/delivery', 'badges/solid-wood'];
  for (const name of names) write(`content/${name}.mdx`, `---\nquestion: ${name}?\n---\n`);
  write('package.json', '{}\n');
  run(top, ['config', 'user.name', 'Maya']);
  run(top, ['config', 'user.email', 'maya@example.com']);
  run(top, ['checkout', '--quiet', '-b', 'main']);
  run(top, ['add', '--all']);
  run(top, ['commit', '--quiet', '-m', 'The site']);
  run(top, ['push', '--quiet', '-u', 'origin', 'main']);
  run(top, ['remote', 'set-head', 'origin', 'main']);
  const calls = createSend(folder, { hasErrors: () => Promise.resolve(false), timeoutMs: 3000 });
  return {
    folder,
    remote,
    git,
    inRemote: (...args) => run(remote, args),
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
    write,
    send: (message = 'New hours', identity) => calls.send({ message, identity }),
    calls,
    state: () => ({
      status: run(top, ['status', '--porcelain=v2', '--branch']),
      index: readFileSync(path.join(top, '.git/index')).toString('base64'),
      head: readFileSync(path.join(top, '.git/HEAD'), 'utf8'),
      branches: run(top, ['branch', '--list', '--verbose', '--no-abbrev']),
      stash: run(top, ['stash', 'list']),
    }),
  };
}

const test = base.extend<{ root: string; staff: Clone }>({
  root: async ({}, use) => {
    const before = { ...process.env };
    const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'send-test-')));
    await use(root);
    rmSync(root, { recursive: true });
    process.env = before;
  },
  staff: async ({ root }, use) => {
    const staff = clone(root);
    staff.write(question, staff.read(question).replace('?', '??'));
    await use(staff);
  },
});

/** Sends, and expects that everything but the remote is as before. */
async function sendOnly(staff: Clone, ...args: Parameters<Clone['send']>) {
  staff.git('status');
  const before = staff.state();
  const answer = await staff.send(...args);
  expect(staff.state()).toEqual(before);
  return answer;
}

/** Returns the branch of an answer. @throws if Send was rejected */
function branchOf(answer: Awaited<ReturnType<Clone['send']>>): string {
  if ('reason' in answer) throw new Error(`${answer.reason}: ${answer.detail}`);
  return answer.branch;
}

const files = (staff: Clone, branch: string) =>
  staff.inRemote('diff', '--name-only', 'main', branch).split('\n');

describe('Send', () => {
  test('pushes content to a branch that is named after the message, the day and four letters', async ({
    staff,
  }) => {
    staff.write('content/faq/new.mdx', '---\nquestion: New?\norder: 90\n---\n\nYes.\n');
    const branch = branchOf(await sendOnly(staff, 'दसैं hours'));
    expect(branch).toMatch(/^dasain-hours-\d{4}-\d\d-\d\d-[a-z]{4}$/);
    expect(files(staff, branch)).toEqual(['content/faq/new.mdx', question]);
    expect(staff.inRemote('log', '--format=%an %s %P', '-1', branch)).toBe(
      `Maya दसैं hours ${staff.git('rev-parse', 'HEAD')}`,
    );
  });

  test('sends all of content/, and nothing that is staged or changed elsewhere', async ({
    staff,
  }) => {
    staff.write('package.json', '{ "staged": true }\n');
    staff.write('content/faq/sell.mdx', staff.read('content/faq/sell.mdx').replace('?', '!?'));
    staff.git('add', 'package.json', 'content/faq/sell.mdx');
    staff.write('package.json', '{ "unstaged": true }\n');
    staff.write('notes.txt', 'new');
    staff.git('rm', '--quiet', '--cached', 'content/faq/delivery.mdx');
    rmSync(path.join(staff.folder, 'content/badges/solid-wood.mdx'));
    const branch = branchOf(await sendOnly(staff));
    expect(files(staff, branch)).toEqual([
      'content/badges/solid-wood.mdx',
      question,
      'content/faq/sell.mdx',
    ]);
  });

  test('sends from a detached HEAD, and from a project inside a larger repository', async ({
    root,
    staff,
  }) => {
    staff.git('checkout', '--quiet', '--detach');
    branchOf(await sendOnly(staff));
    rmSync(path.join(root, 'remote.git'), { recursive: true });
    rmSync(path.join(root, 'clone'), { recursive: true });
    const inside = clone(root, 'sites/shop');
    inside.write(question, inside.read(question).replace('?', '??'));
    inside.write('../other.txt', 'not sent');
    const branch = branchOf(await sendOnly(inside));
    expect(files(inside, branch)).toEqual([`sites/shop/${question}`]);
    expect(await sendOnly(inside)).toEqual({ reason: 'no-changes' });
    inside.git('add', '../other.txt');
    inside.git('commit', '--quiet', '-m', 'Other');
    expect(await sendOnly(inside)).toMatchObject({ reason: 'other-commits' });
  });

  test('updates the branch until it is merged in any way, or until staff start over', async ({
    staff,
  }) => {
    const edit = (text: string) =>
      staff.write(question, staff.read(question).replace('?', `${text}?`));
    const first = branchOf(await staff.send());
    const tip = staff.inRemote('rev-parse', first);
    expect(await sendOnly(staff)).toEqual({ reason: 'no-changes' });
    edit('a');
    expect(branchOf(await sendOnly(staff, 'More'))).toBe(first);
    expect(staff.inRemote('log', '--format=%s %P', '-1', first)).toBe(`More ${tip}`);
    expect(await staff.calls.openBranch()).toMatchObject({ branch: first, isPushed: true });

    staff.inRemote('update-ref', 'refs/heads/main', first);
    edit('b');
    const second = branchOf(await sendOnly(staff));
    expect(second).not.toBe(first);

    staff.inRemote('branch', '--quiet', '-D', second);
    edit('c');
    const third = branchOf(await sendOnly(staff));
    expect(third).not.toBe(second);

    await staff.calls.startOver();
    expect(await staff.calls.openBranch()).toBeUndefined();
    edit('d');
    expect(branchOf(await sendOnly(staff))).not.toBe(third);
  });

  test('does not send again what was merged as one commit', async ({ staff }) => {
    const branch = branchOf(await staff.send());
    const tree = staff.inRemote('rev-parse', `${branch}^{tree}`);
    const names = ['-c', 'user.name=Host', '-c', 'user.email=host@example.com'];
    const squashed = staff.inRemote(...names, 'commit-tree', tree, '-p', 'main', '-m', 'Squashed');
    staff.inRemote('update-ref', 'refs/heads/main', squashed);
    expect(await sendOnly(staff)).toEqual({ reason: 'no-changes' });
  });

  test('merges newer published text if HEAD has moved', async ({ root, staff }) => {
    const branch = branchOf(await staff.send());
    const other = path.join(root, 'other');
    execFileSync('git', ['clone', '--quiet', staff.remote, other]);
    writeFileSync(path.join(other, 'README.md'), 'Read me.');
    const names = ['-c', 'user.name=Helper', '-c', 'user.email=helper@example.com'];
    execFileSync('git', ['add', '--all'], { cwd: other });
    execFileSync('git', [...names, 'commit', '--quiet', '-m', 'Other'], { cwd: other });
    execFileSync('git', ['push', '--quiet'], { cwd: other });
    staff.git('pull', '--quiet', '--ff-only');
    staff.write(question, staff.read(question).replace('?', 'x?'));
    expect(branchOf(await sendOnly(staff))).toBe(branch);
    expect(staff.inRemote('log', '--format=%P', '-1', branch).split(' ')[1]).toBe(
      staff.git('rev-parse', 'HEAD'),
    );
    expect(files(staff, branch)).toEqual([question]);
  });

  test('runs the hooks, with their own index', async ({ staff }) => {
    const hook = (name: string, script: string) => {
      const file = path.join(staff.folder, '.git/hooks', name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, `#!/bin/sh\n${script}\n`);
      chmodSync(file, 0o755);
    };
    hook('pre-commit', 'echo "Too many words." >&2; exit 1');
    expect(await sendOnly(staff)).toEqual({ reason: 'hook', detail: 'Too many words.' });
    hook('pre-commit', 'git diff --cached --name-only > ../seen.txt');
    hook('commit-msg', 'echo "Shop: $(cat "$1")" > "$1"');
    hook('pre-push', 'echo "Not today." >&2; exit 1');
    expect(await sendOnly(staff)).toMatchObject({
      reason: 'hook',
      detail: expect.stringContaining('Not today.') as string,
    });
    rmSync(path.join(staff.folder, '.git/hooks/pre-push'));
    const branch = branchOf(await sendOnly(staff));
    expect(readFileSync(path.join(staff.folder, '../seen.txt'), 'utf8')).toBe(`${question}\n`);
    expect(staff.inRemote('log', '--format=%s', '-1', branch)).toBe('Shop: New hours');
  });

  test('asks once for the name of the author', async ({ staff }) => {
    staff.git('config', '--unset', 'user.name');
    staff.git('config', '--unset', 'user.email');
    expect(await sendOnly(staff)).toEqual({ reason: 'no-identity' });
    branchOf(await sendOnly(staff, 'Hours', { name: 'Sita', mail: 'sita@example.com' }));
    expect(staff.git('config', '--local', 'user.name')).toBe('Sita');
  });
});

describe('Send fails and loses nothing', () => {
  test('if there is no history, remote or change, if there are errors, or during a merge', async ({
    root,
    staff,
  }) => {
    staff.git('checkout', '--quiet', '--', '.');
    expect(await sendOnly(staff)).toEqual({ reason: 'no-changes' });
    const withErrors = createSend(staff.folder, { hasErrors: () => Promise.resolve(true) });
    expect(await withErrors.send({ message: 'Hours' })).toEqual({ reason: 'errors' });
    writeFileSync(path.join(staff.folder, '.git/MERGE_HEAD'), staff.git('rev-parse', 'HEAD'));
    expect(await staff.send()).toEqual({ reason: 'merging' });
    rmSync(path.join(staff.folder, '.git/MERGE_HEAD'));
    staff.git('remote', 'remove', 'origin');
    expect(await sendOnly(staff)).toEqual({ reason: 'no-remote' });
    rmSync(path.join(staff.folder, '.git'), { recursive: true });
    expect(await staff.send()).toEqual({ reason: 'no-history' });
    execFileSync('git', ['init', '--quiet'], { cwd: staff.folder });
    expect(await staff.send()).toEqual({ reason: 'no-history' });
    process.env.PATH = root;
    expect(await staff.send()).toEqual({ reason: 'no-git' });
  });

  test('if unpublished commits change other files', async ({ staff }) => {
    staff.write('package.json', '{ "other": true }\n');
    staff.git('commit', '--quiet', '-m', 'Other', 'package.json');
    expect(await sendOnly(staff)).toEqual({ reason: 'other-commits' });
    staff.git('push', '--quiet');
    staff.git('commit', '--quiet', '-m', 'Text', question);
    const branch = branchOf(await sendOnly(staff));
    expect(files(staff, branch)).toEqual([question]);
  });

  test('if a hook of the remote rejects it; the commit stays and is sent later', async ({
    staff,
  }) => {
    const hook = path.join(staff.remote, 'hooks/pre-receive');
    mkdirSync(path.dirname(hook), { recursive: true });
    writeFileSync(hook, '#!/bin/sh\necho "Closed for today." >&2\nexit 1\n');
    chmodSync(hook, 0o755);
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
])('opens a branch at %s in the browser at %s', ([url = '', link]) => {
  expect(compareLink(url, 'b')).toBe(link);
});
