import type { SendRefusal } from '../protocol/send.ts';

/** Aborts a Send with a reason. The client has a sentence for each reason. */
export class Stop extends Error {
  constructor(
    readonly reason: SendRefusal,
    readonly detail?: string,
  ) {
    super(detail ?? reason);
  }
}
