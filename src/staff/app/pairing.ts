import type { TokenState } from '../files/try-token.ts';
import type { StaffAccess } from './access.ts';

/** The answer to a pairing link. `ask`: the phone has another token that works. */
export type PairingAnswer = 'accepted' | 'refused' | 'untested' | 'ask';

/**
 * Decides whether the token of a link replaces the token of this phone.
 * @param known what the phone has kept
 */
export async function judgePairing(
  paired: StaffAccess,
  known: StaffAccess | undefined,
  tryToken: (token: string) => Promise<TokenState>,
): Promise<PairingAnswer> {
  if (paired.token === known?.token) return 'accepted';
  const state = await tryToken(paired.token);
  if (state !== 'works') return state;
  const isReplaceable = !known || (await tryToken(known.token)) === 'refused';
  return isReplaceable ? 'accepted' : 'ask';
}
