import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** An editor that only records what it opens. */
export interface Editor {
  /** Returns its last argument, such as `content/faq/delivery.mdx:2:11`, or an empty text. */
  opened: () => Promise<string>;
  /** Restores the editor of dev servers that are started here. */
  restore: () => void;
}

/**
 * Makes an editor for dev servers that are started here.
 * @param root the project's folder, which the editor is written to
 */
export async function useEditor(root: string): Promise<Editor> {
  const script = path.join(root, 'editor.mjs');
  // Windows ignores a script's shebang.
  const program = process.platform === 'win32' ? path.join(root, 'editor.cmd') : script;
  const note = path.join(root, 'opened.txt');
  const code = `import { writeFileSync } from 'node:fs';
    writeFileSync(${JSON.stringify(note)}, process.argv.slice(2).join(':'));`;
  await writeFile(script, `#!/usr/bin/env node\n${code}\n`);
  await chmod(script, 0o755);
  if (program !== script) await writeFile(program, `@node "${script}" %*\n`);

  const { LAUNCH_EDITOR: usual } = process.env;
  process.env.LAUNCH_EDITOR = program;
  return {
    opened: async () => {
      const place = await readFile(note, 'utf8').catch(() => '');
      return path.relative(root, place).replaceAll(path.sep, '/');
    },
    restore: () => {
      if (usual === undefined) delete process.env.LAUNCH_EDITOR;
      else process.env.LAUNCH_EDITOR = usual;
    },
  };
}

/**
 * Makes dev servers that are started here find one running program by a fake `ps`. EDITOR is `vim`
 * instead of LAUNCH_EDITOR.
 * @param root the project's folder, which the programs are written to
 */
export async function pretendToRun(root: string, program: string) {
  const { PATH, LAUNCH_EDITOR } = process.env;
  const folder = path.join(root, 'bin');
  const note = path.join(root, 'vim-was-started');
  const writeProgram = (name: string, code: string) =>
    writeFile(path.join(folder, name), `#!/bin/sh\n${code}\n`, { mode: 0o755 });
  await mkdir(folder, { recursive: true });
  await writeProgram('ps', `echo "${program}"`);
  await writeProgram('vim', `touch "${note}"`);
  delete process.env.LAUNCH_EDITOR;
  Object.assign(process.env, { PATH: `${folder}${path.delimiter}${PATH}`, EDITOR: 'vim' });
  return {
    wasVimStarted: () => existsSync(note),
    end: () => {
      delete process.env.EDITOR;
      Object.assign(process.env, { PATH, LAUNCH_EDITOR });
    },
  };
}
