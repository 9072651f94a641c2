import type { GitHubStandIn } from '../../support/github.ts';
import type { Folder } from '../../support/folder.ts';
import type { OpenAsStaff } from '../../support/staff-member.ts';

/** The actions of a member of staff on a computer, and the changes of content/ that they must cause. */
export type Story = (place: {
  openAsStaff: OpenAsStaff;
  readChanges: () => Record<string, string[]>;
  content: Folder;
}) => Promise<void>;

/** The actions of a member of staff on a published site, and the changes on GitHub that they must cause. */
export type PublishedStory = (place: {
  openAsStaff: OpenAsStaff;
  gitHub: GitHubStandIn;
  /** The page with the answers in the language of the bar. */
  answers: '/faq' | '/ne/faq';
}) => Promise<void>;
