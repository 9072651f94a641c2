import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test as base, vi } from 'vitest';
import { openShelf } from '../../../../scripts/shelf/shelf.ts';

const words = Buffer.from('We buy and sell used furniture.');

const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const root = await mkdtemp(path.join(os.tmpdir(), 'shelf-'));
    await use(path.join(root, 'shelf'));
    await rm(root, { recursive: true });
  },
});

/** Asks a shelf that was opened just now, as the next build does. */
async function ask(folder: string, name: string, bytes = words) {
  const make = vi.fn(() => Promise.resolve(bytes));
  const result = await openShelf(folder).keptOrMade(name, make);
  return { result, isMade: make.mock.calls.length > 0 };
}

describe('What takes long to make', () => {
  test('is made once, and the same later', async ({ folder }) => {
    expect(await ask(folder, 'words.br')).toEqual({ result: words, isMade: true });
    expect(await ask(folder, 'words.br')).toEqual({ result: words, isMade: false });
  });

  test('is made once for all who ask for it at the same time', async ({ folder }) => {
    const shelf = openShelf(folder);
    const make = vi.fn(() => Promise.resolve(words));
    await Promise.all([1, 2].map(() => shelf.keptOrMade('words.br', make)));
    expect(make).toHaveBeenCalledOnce();
  });

  const spoilt: Record<string, (content: Buffer) => Buffer> = {
    'is torn': (content) => content.subarray(0, -5),
    'is empty': () => Buffer.alloc(0),
    'was kept without a seal': () => words,
    'is changed in one place': (content) => Buffer.from(content.map((byte, at) => byte ^ +!at)),
  };
  for (const [what, spoil] of Object.entries(spoilt)) {
    test(`is made anew where it ${what}`, async ({ folder }) => {
      await ask(folder, 'words.br');
      const file = path.join(folder, 'words.br');
      const content = await readFile(file);
      await writeFile(file, spoil(content));
      expect(await ask(folder, 'words.br')).toEqual({ result: words, isMade: true });
      expect(await readFile(file)).toEqual(content);
    });
  }

  test('is made anew where something else lies under its name', async ({ folder }) => {
    await ask(folder, 'other.br', Buffer.from('We sell nothing.'));
    await writeFile(path.join(folder, 'words.br'), await readFile(path.join(folder, 'other.br')));
    expect(await ask(folder, 'words.br')).toEqual({ result: words, isMade: true });
  });

  test('is forgotten once nobody asks for it any more', async ({ folder }) => {
    await ask(folder, 'words.br');
    const next = openShelf(folder);
    await next.keptOrMade('other.br', () => Promise.resolve(words));
    expect(await readdir(folder)).toHaveLength(2);
    await next.tidy();
    expect(await readdir(folder)).toEqual(['other.br']);
  });

  test('is made where nothing can be kept', async ({ folder }) => {
    await writeFile(folder, 'a file where the folder should be');
    expect(await ask(folder, 'words.br')).toEqual({ result: words, isMade: true });
    await openShelf(folder).tidy();
  });
});
