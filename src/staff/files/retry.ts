import { GitHubError } from './staff-error.ts';

/** How long to wait before a call is repeated, in milliseconds. */
export const retryDelaysMs: readonly number[] = [500, 1000, 2000];

/**
 * Repeats a call after a passing fault of GitHub, such as a time-out. The call must be safe to repeat:
 * GitHub may have executed it. @param delaysMs the waits before each repetition
 */
export async function retry<Result>(
  call: () => Promise<Result>,
  delaysMs: readonly number[],
): Promise<Result> {
  for (const delayMs of delaysMs) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof GitHubError && error.reason === 'unavailable')) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, delayMs));
  }
  return call();
}
