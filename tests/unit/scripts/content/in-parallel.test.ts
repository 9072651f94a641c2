import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test as base } from 'vitest';
import { inParallel, type HelperCommand } from '../../../../scripts/content/in-parallel.ts';

/** A test that may write the script of a helper. */
const test = base.extend<{ script: (code: string) => Promise<HelperCommand> }>({
  script: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'helper-'));
    const file = path.join(folder, 'helper.mjs');
    await use(async (code) => {
      await writeFile(file, code);
      return [file];
    });
    await rm(folder, { recursive: true });
  },
});

const numbers = Array.from({ length: 10_000 }, (_, index) => index);
/** Takes so long that helpers get their part. */
async function times(items: readonly number[], factor: number): Promise<number[]> {
  await setTimeout(20);
  return items.map((item) => item * factor);
}

/** Results of helpers are below zero. */
const helper = `process.on('message', ({ items, shared }) =>
  process.send(items.map((item) => -item * shared)));`;

const expected = numbers.map((item) => item * 3);

describe('Much work is done on every core', () => {
  test('and the results are in order', async ({ script }) => {
    const results = await inParallel(times, await script(helper), numbers, 3);
    expect(results.map(Math.abs)).toEqual(expected);
    expect(results.some((result) => result < 0)).toBe(true);
    expect(results.some((result) => result > 0)).toBe(true);
  });

  test('and what is wrong with it is told as ever', async ({ script }) => {
    const fail = () => {
      throw new Error('this cannot be done');
    };
    await expect(inParallel(fail, await script(helper), numbers, 3)).rejects.toThrow(
      'this cannot be done',
    );
  });

  test('and a helper need not wait for this process to have time for it', async ({ script }) => {
    const busily = (items: readonly number[], factor: number) => {
      for (const end = performance.now() + 20; performance.now() < end;);
      return items.map((item) => item * factor);
    };
    const results = await inParallel(busily, await script(helper), numbers, 3);
    const theirs = results.flatMap((result, index) => (result < 0 ? [index] : []));
    // It has a few from the start, and gets no more before it runs.
    const [start = 0] = theirs.slice(300);
    expect(theirs.length - 300).toBeGreaterThan((numbers.length - start) * 0.55);
  });

  const troubles: Record<string, string> = {
    'cannot start': 'syntax error',
    'stops at its first task': `process.on('message', () => process.exit(1));`,
    'stops in between': `let done = 0; ${helper.replace('process.send', '(done += 1) > 3 ? process.exit(1) : process.send')}`,
  };
  for (const [trouble, code] of Object.entries(troubles)) {
    test(`and all of it here where a helper ${trouble}`, async ({ script }) => {
      const results = await inParallel(times, await script(code), numbers, 3);
      expect(results.map(Math.abs)).toEqual(expected);
    });
  }
});

describe('Little work', () => {
  test('needs no helper', async ({ script }) => {
    const few = numbers.slice(0, 10);
    const never = await script('process.on("message", () => process.send(["wrong"]));');
    expect(await inParallel(times, never, few, 3)).toEqual(await times(few, 3));
  });
});
