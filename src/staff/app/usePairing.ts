import { useCallback, useEffect, useRef, useState } from 'react';
import { takePairing, type StaffAccess } from './access.ts';
import { judgePairing, type PairingAnswer } from './pairing.ts';
import { waitForNetwork } from './wake.ts';
import { tryToken } from '../files/try-token.ts';

/** How often a code is tried again while GitHub cannot be reached, in milliseconds. */
const intervalMs = 30_000;

/** A pairing link that is being tried, or about which staff read a sentence. */
export interface PairingState {
  answer: Exclude<PairingAnswer, 'accepted'> | 'trying';
  /** Uses the token of the link, after staff were asked. */
  accept: () => void;
  /** Forgets the link. */
  dismiss: () => void;
}

/**
 * Tries the token of a link that opened the page, or that was pasted into the open page.
 * @param readKnown returns what this phone has kept
 * @param accept keeps a token
 */
export function usePairing(
  repository: string,
  readKnown: () => Promise<StaffAccess | undefined>,
  accept: (paired: StaffAccess) => Promise<void>,
): PairingState | undefined {
  const [pairing, setPairing] = useState<{ paired: StaffAccess; answer: PairingState['answer'] }>();
  const latest = useRef<StaffAccess>(undefined);
  const receive = useCallback(
    async (paired: StaffAccess, isLatest: () => boolean) => {
      setPairing({ paired, answer: 'trying' });
      let answer: PairingAnswer | undefined;
      while (isLatest() && (answer === undefined || answer === 'untested')) {
        answer = await judgePairing(paired, await readKnown(), (token) =>
          tryToken(repository, token),
        );
        if (!isLatest()) return;
        if (answer === 'accepted') {
          setPairing(undefined);
          await accept(paired);
        } else setPairing({ paired, answer });
        if (answer === 'untested') await waitForNetwork(intervalMs);
      }
    },
    [repository, readKnown, accept],
  );
  useEffect(() => {
    const take = () => {
      const paired = takePairing();
      if (!paired) return;
      latest.current = paired;
      void receive(paired, () => latest.current === paired);
    };
    take();
    // The pages of the site listen to the same events later. They never see the token.
    for (const type of ['popstate', 'hashchange']) addEventListener(type, take);
    return () => {
      latest.current = undefined;
      for (const type of ['popstate', 'hashchange']) removeEventListener(type, take);
    };
  }, [receive]);
  return (
    pairing && {
      answer: pairing.answer,
      accept: () => {
        setPairing(undefined);
        void accept(pairing.paired);
      },
      dismiss: () => {
        latest.current = undefined;
        setPairing(undefined);
      },
    }
  );
}
