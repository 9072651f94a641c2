import { expect } from 'vitest';
import { createGitHub } from '../../src/staff/files/github.ts';
import type { Weakness } from '../../src/staff/files/protection.ts';
import { setUpRules, token, type BranchRules } from '../support/github.ts';
import { test } from '../support/github-phone.ts';
import { repositoryName } from '../support/published-content.ts';

/** Changes the rule that the clicks of the guide set. */
const withRuleset = (changes: Partial<BranchRules['rulesets'][number]>) => ({
  rulesets: setUpRules.rulesets.map((ruleset) => ({ ...ruleset, ...changes })),
});

/** The older branch protection instead of a ruleset. */
const withProtection = (requiredApprovingReviewCount: number, viewerCanPush: boolean) => ({
  rulesets: [],
  protection: { requiredApprovingReviewCount, viewerCanPush },
});

test.for<[string, Partial<BranchRules>, Weakness | undefined]>([
  ['the clicks of the guide', {}, undefined],
  ['no rule', { rulesets: [] }, 'no-request'],
  ['a request without an approval', withRuleset({ approvals: 0 }), 'no-approval'],
  ['an approval of an earlier version', withRuleset({ lastPush: false }), 'no-last-approval'],
  ['an exception for the owner of the token', withRuleset({ bypass: 'always' }), 'bypass'],
  ['an exception for requests', withRuleset({ bypass: 'pull_requests_only' }), 'bypass'],
  ['exceptions that GitHub does not tell', withRuleset({ bypass: undefined }), 'unknown'],
  ['a rule that the token may not read', { isReadable: false }, 'unknown'],
  [
    'two rules that are strict together',
    {
      rulesets: [
        { approvals: 1, lastPush: false, bypass: 'never' },
        { approvals: 0, lastPush: true, bypass: 'never' },
      ],
    },
    undefined,
  ],
  [
    'a strict rule with an exception, and one without an approval',
    {
      rulesets: [
        { approvals: 1, lastPush: true, bypass: 'always' },
        { approvals: 0, lastPush: false, bypass: 'never' },
      ],
    },
    'bypass',
  ],
  ['branch protection that lets the token push', withProtection(1, true), 'no-request'],
  ['branch protection without an approval', withProtection(0, false), 'no-approval'],
  ['branch protection with an approval', withProtection(1, false), 'unknown'],
])('says what a stolen phone could do with %s', async ([, rules, weakness], { gitHub }) => {
  gitHub.setRules(rules);
  const github = createGitHub(
    { repository: repositoryName, token },
    { read: async () => undefined, write: async () => undefined },
    { delaysMs: [] },
  );
  expect(await github.readWeakness()).toBe(weakness);
  expect(gitHub.writes()).toEqual([]);
});
