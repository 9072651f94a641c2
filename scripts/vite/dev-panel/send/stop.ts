import type { SendRefusal } from '../protocol.ts';

/** Ends a Send with a reason, for which the page has a sentence. */
export class Stop extends Error {
  constructor(
    readonly reason: SendRefusal,
    readonly detail?: string,
  ) {
    super(detail ?? reason);
  }
}
