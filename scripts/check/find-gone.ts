import type { FindGone } from '../../src/compiler/check/rules/rule.ts';
import { UserError } from '../user-error.ts';

/** Requests each URL. Other failures are no proof, because some servers answer only browsers. */
export const findGone: FindGone = (urls) => requestAll(urls, fetch);

/** @throws UserError if no host is known, because this machine is then offline */
export async function requestAll(urls: readonly string[], request: typeof fetch) {
  const reasons = new Map<string, string>();
  await Promise.all(
    urls.map(async (url) => {
      const reason = await request(url, { signal: AbortSignal.timeout(15_000) }).then(
        async ({ status, body }) => {
          await body?.cancel();
          return status === 404 || status === 410 ? `its server says ${status}` : undefined;
        },
        ({ cause }) => (cause?.code === 'ENOTFOUND' ? unknownHost : undefined),
      );
      if (reason !== undefined) reasons.set(url, reason);
    }),
  );
  if (urls.length > 0 && urls.every((url) => reasons.get(url) === unknownHost))
    throw new UserError('No website can be reached. Is this computer offline?');
  return reasons;
}

const unknownHost = 'this host does not exist';
