import type { GitHubStandIn } from '../../support/github.ts';
import type { DevSite } from '../../support/staff.ts';
import type { OpenAsStaff } from '../../support/staff-member.ts';

/** What a member of staff does on the page of the dev server, and what is in content/ afterwards. */
export type Story = (place: {
  openAsStaff: OpenAsStaff;
  readChanges: () => Record<string, string[]>;
  devSite: DevSite;
}) => Promise<void>;

/** What a member of staff does on the published page, and what is on GitHub afterwards. */
export type PublishedStory = (place: {
  openAsStaff: OpenAsStaff;
  gitHub: GitHubStandIn;
  /** The page with the answers in the language of the bar. */
  answers: '/faq' | '/ne/faq';
}) => Promise<void>;
