import type { ResolvedConfig } from 'vite';

/** Returns true if the dev server listens only to this machine, as it does without `--host`. */
export function isForThisMachine({ server: { host } }: ResolvedConfig): boolean {
  return host === undefined || ['localhost', '127.0.0.1', '::1'].includes(String(host));
}
