import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const project = path.join(import.meta.dirname, '../../..');

/** A copy of the project, with the fixture site's content, that is kept in git. */
export interface KeptCopy {
  git: (...args: string[]) => void;
  edit: (file: string, change: (text: string) => string) => Promise<void>;
  /** Runs `npm run diff -- <ref>`; the output is what it prints on both streams. */
  diff: (ref: string) => { code: number | null; output: string };
  remove: () => Promise<void>;
}

/** Copies the project and commits its content, tagged `before`. */
export async function keepCopy(): Promise<KeptCopy> {
  const root = await realpath(await mkdtemp(path.join(tmpdir(), 'kept-copy-')));
  for (const name of ['package.json', 'tsconfig.json', 'vite.config.ts', 'scripts', 'src']) {
    await cp(path.join(project, name), path.join(root, name), { recursive: true });
  }
  await cp(path.join(project, 'tests/fixtures/site/content'), path.join(root, 'content'), {
    recursive: true,
  });
  await symlink(path.join(project, 'node_modules'), path.join(root, 'node_modules'));
  const identity = ['-c', 'user.name=Staff', '-c', 'user.email=staff@example.com'];
  const git = (...args: string[]) =>
    void execFileSync('git', [...identity, ...args], { cwd: root, stdio: 'pipe' });
  git('init', '--quiet');
  git('add', 'content');
  git('commit', '--quiet', '--message', 'before');
  git('tag', 'before');
  return {
    git,
    async edit(name, change) {
      const file = path.join(root, name);
      await writeFile(file, change(await readFile(file, 'utf8')));
    },
    diff(ref) {
      const args = ['node_modules/tsx/dist/cli.mjs', 'scripts/diff.ts', ref];
      const { status, stdout, stderr } = spawnSync(process.execPath, args, {
        cwd: root,
        encoding: 'utf8',
      });
      return { code: status, output: stdout + stderr };
    },
    remove: () => rm(root, { recursive: true }),
  };
}
