import type { RequestState, SentRequest } from '../transport/github.ts';

/** Where the changes that were sent are. */
export interface Publication {
  sent: SentRequest;
  /** `live` if the published site has the content of the default branch. */
  step: RequestState['state'] | 'live';
  /** The local time at which the site was seen to be live: `10:40`. */
  liveAt: string | undefined;
}
