import { afterEach, expect, test, vi } from 'vitest';
import { printResult, UserError } from '../../../scripts/user-error.ts';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

/** Records the output of a command by stream. */
function recordOutput() {
  const silent = () => undefined;
  return {
    out: vi.spyOn(console, 'log').mockImplementation(silent),
    err: vi.spyOn(console, 'error').mockImplementation(silent),
  };
}

test("prints a command's result", async () => {
  const { out, err } = recordOutput();
  await printResult(Promise.resolve('It is written.'));
  expect([out.mock.calls, err.mock.calls]).toEqual([[['It is written.']], []]);
  expect(process.exitCode).toBeUndefined();
});

test('prints the reason and fails if a command cannot do its job', async () => {
  const { out, err } = recordOutput();
  await printResult(Promise.reject(new UserError('It already exists.')));
  expect([out.mock.calls, err.mock.calls]).toEqual([[], [['It already exists.']]]);
  expect(process.exitCode).toBe(1);
});

test('rethrows any other error', async () => {
  recordOutput();
  await expect(printResult(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
