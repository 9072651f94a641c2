import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test as base, vi } from 'vitest';
import { openInEditor } from '../../scripts/vite/dev-panel/editor.ts';
import { pretendToRun, useEditor } from '../support/editor.ts';

/** A test with a file to open, in a folder that may also contain programs. */
const test = base.extend<{ root: string; file: string }>({
  root: async ({}, use) => {
    const root = await mkdtemp(path.join(tmpdir(), 'editor-'));
    await use(root);
    await rm(root, { recursive: true });
  },
  file: async ({ root }, use) => {
    const file = path.join(root, 'payment.mdx');
    await writeFile(file, 'Cash.\n');
    await use(file);
  },
});

describe('when a file is opened', () => {
  test('passes line and column to the editor in LAUNCH_EDITOR', async ({ root, file }) => {
    const { opened, restore } = await useEditor(root);
    try {
      expect(await openInEditor(`${file}:1:3`)).toBe(true);
      await vi.waitFor(async () => expect(await opened()).toBe('payment.mdx:1:3'), 5_000);
    } finally {
      restore();
    }
  });

  // Running programs are read from `ps`, which Windows does not have.
  test.skipIf(process.platform === 'win32').for(['', 'vim', 'emacs'])(
    'starts no program and prints nothing if only "%s" is running',
    async (program, { root, file }) => {
      const { wasVimStarted, end } = await pretendToRun(root, program);
      try {
        expect(await openInEditor(file)).toBe(false);
        expect(wasVimStarted()).toBe(false);
      } finally {
        end();
      }
    },
  );
});
