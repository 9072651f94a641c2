import { afterEach, expect, test, vi } from 'vitest';
import { registerServiceWorker } from '../../../../src/site/app/register-service-worker.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test.for([
  ['registers the worker at the first visit', 'on', undefined, 1],
  ['registers the worker that removes an earlier worker if OFFLINE=off', '', {}, 1],
  ['registers no worker if OFFLINE=off and the device has no worker', '', undefined, 0],
] as const)('%s', async ([, offline, earlierWorker, count]) => {
  // With OFFLINE=off, the build replaces this variable with false. An empty text is false, too.
  vi.stubEnv('OFFLINE', offline);
  vi.stubGlobal('window', {});
  const register = vi.fn();
  const getRegistration = () => Promise.resolve(earlierWorker);
  const addEventListener = vi.fn();
  vi.stubGlobal('navigator', { serviceWorker: { register, getRegistration, addEventListener } });
  await registerServiceWorker('');
  expect(register).toHaveBeenCalledTimes(count);
});
