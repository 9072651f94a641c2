import { afterEach, expect, test, vi } from 'vitest';
import { registerServiceWorker } from '../../../src/app/register-service-worker.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test.for([
  ['registers the worker at the first visit', 'on', undefined, 1],
  ['registers the worker that removes an earlier worker if OFFLINE=off', '', {}, 1],
  ['registers no worker if OFFLINE=off and the device has no worker', '', undefined, 0],
] as const)('%s', async ([, offline, registration, count]) => {
  vi.stubEnv('OFFLINE', offline);
  vi.stubGlobal('window', {});
  const register = vi.fn();
  const getRegistration = () => Promise.resolve(registration);
  const addEventListener = vi.fn();
  vi.stubGlobal('navigator', { serviceWorker: { register, getRegistration, addEventListener } });
  await registerServiceWorker('');
  expect(register).toHaveBeenCalledTimes(count);
});
