import { expect, test, vi } from 'vitest';
import type { CompileResult } from '../../../../src/compiler/compile.ts';
import { rememberResults } from '../../../../src/staff/draft/remember-results.ts';

const file = (path: string, text: string) => ({ path, bytes: new TextEncoder().encode(text) });
const files = (text: string) => [file('content/a.mdx', 'a'), file('content/b.mdx', text)];
const result = (isValid: boolean) => ({ model: isValid ? {} : undefined }) as CompileResult;

test('compiles the same files once, whoever asks', async () => {
  const compile = vi.fn(async () => result(true));
  const remembered = rememberResults(compile);
  const first = await remembered(files('1'));
  expect(await remembered(files('1'))).toBe(first);
  expect(await remembered(files('2'))).not.toBe(first);
  expect(await remembered(files('1'))).toBe(first);
  expect(await remembered(files('1').slice(1))).not.toBe(first);
  expect(compile).toHaveBeenCalledTimes(3);
});

test('tries files with errors again, because an error may pass', async () => {
  const compile = vi.fn(async () => result(false));
  const remembered = rememberResults(compile);
  await remembered(files('1'));
  await remembered(files('1'));
  expect(compile).toHaveBeenCalledTimes(2);
});
