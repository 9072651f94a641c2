import type { Draft, Save, SavedChanges } from './drafts.ts';
import type { Publication } from './publication.ts';

/** The saves by where they are, newest first. */
export interface Actions {
  /** The saves that are only on this phone. */
  notSent: readonly Save[];
  /** The saves that were sent, and have been undone since. */
  takenBack: readonly Save[];
  /** The saves that a colleague can see. */
  sent: readonly Save[];
  /** The other saves that can be made again. */
  undone: readonly Save[];
}

/** Returns true for a save that GitHub has received. */
export function isInRequest({ sending }: SavedChanges): boolean {
  return sending === 'sent' || sending === 'again';
}

/** Sorts the saves by whether the open request has them. What a colleague has declined is not sent. */
export function listActions(
  { saves, undone = [] }: Pick<Draft, 'saves' | 'undone'>,
  step: Publication['step'] | undefined,
): Actions {
  const isOpen = step === 'sending' || step === 'waiting' || step === 'failed';
  const pick = (all: Draft['saves'], isSent: boolean) =>
    all
      .filter((saved) => (isOpen && isInRequest(saved)) === isSent)
      .map(({ save }) => save)
      .toReversed();
  return {
    notSent: pick(saves, false),
    takenBack: pick(undone, true),
    sent: pick(saves, true),
    undone: pick(undone, false),
  };
}

const dayMs = 24 * 60 * 60 * 1000;

/** Returns how many whole days a request has waited for a colleague. @param now Unix time in milliseconds */
export function daysWaiting({ step, sentAt }: Publication, now = Date.now()): number {
  return step === 'waiting' && sentAt ? Math.floor((now - Date.parse(sentAt)) / dayMs) : 0;
}

/** Returns true on the day after visitors have seen it for the first time. @param now Unix time in milliseconds */
export function isNewlyLive({ step, liveOn }: Publication, now = Date.now()): boolean {
  return step === 'live' && liveOn !== undefined && now - Date.parse(liveOn) < dayMs;
}
