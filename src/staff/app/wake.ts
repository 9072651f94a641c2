import { ConnectionError, GitHubError } from '../files/staff-error.ts';

/** Resolves when the network may be back: at once if the browser says so, or after an interval. */
export function waitForNetwork(intervalMs: number): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const { signal } = ended;
    const wake = () => {
      if (document.visibilityState !== 'visible') return;
      ended.abort();
      clearInterval(timer);
      resolve();
    };
    const timer = setInterval(wake, intervalMs);
    addEventListener('online', wake, { signal });
    document.addEventListener('visibilitychange', wake, { signal });
  });
}

/**
 * Opens something as soon as it can be opened.
 * @param onFailure gets the reason of each failure
 * @param wait resolves when the next attempt may start
 * @throws an error that is neither of the connection nor of GitHub
 */
export async function openWhenPossible<Opened>(
  open: () => Promise<Opened>,
  onFailure: (error: Error) => void,
  wait: () => Promise<void>,
): Promise<Opened> {
  for (;;) {
    try {
      return await open();
    } catch (error) {
      onFailure(error as Error);
      if (!(error instanceof ConnectionError || error instanceof GitHubError)) throw error;
    }
    await wait();
  }
}
