import type { Database } from '../draft/database.ts';

/** The access of a phone to the published site. */
export interface StaffAccess {
  /** The fine-grained token for the repository. */
  token: string;
  /** The last day of the token (ISO 8601); undefined if it is unknown. */
  until: string | undefined;
  /** The name of the person, which commits contain; empty until staff type it. */
  person: string;
}

/** Keeps the access. It leaves this browser only in requests to GitHub. */
export function createAccessStore(database: Database) {
  return {
    read: () => database.read<StaffAccess>('access'),
    write: (access: StaffAccess) => database.write('access', access),
  };
}

/**
 * Returns the access in the link of a QR code, `/staff#token=…&until=2027-11-25`, and removes it from
 * the address bar and the history. A browser sends no fragment to a server.
 */
export function takePairing(): StaffAccess | undefined {
  const values = new URLSearchParams(location.hash.slice(1));
  const token = values.get('token')?.trim();
  if (token === undefined) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  return { token, until: values.get('until') ?? undefined, person: '' };
}

const twoWeeksMs = 14 * 86_400_000;

/** Returns true if a token ends within two weeks. */
export function endsSoon({ until }: StaffAccess, now: Date): boolean {
  return until !== undefined && Date.parse(until) - now.getTime() < twoWeeksMs;
}
