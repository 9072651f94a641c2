import type { SendRefusal } from '../protocol/send.ts';

/** Aborts a Send with a reason, for which the client has a sentence. */
export class Stop extends Error {
  constructor(
    readonly reason: SendRefusal,
    readonly detail?: string,
  ) {
    super(detail ?? reason);
  }
}
