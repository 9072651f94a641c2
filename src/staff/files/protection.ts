import { GitHubError } from './staff-error.ts';
import type { GitHubApi } from './github-api.ts';
import { readProtectedBranch, type ProtectionAnswer } from './github-queries.ts';

/** A gap in the rules that lets one phone publish. The staff page and `npm run pair` report it. */
export type Weakness =
  /** The main branch accepts changes without a pull request. */
  | 'no-request'
  /** A pull request can be merged without an approval. */
  | 'no-approval'
  /** A phone could add a change to a request that is approved already, or approve what it has added. */
  | 'no-last-approval'
  /** The owner of the token may ignore the rule. */
  | 'bypass'
  /** The rule cannot be read with this token. */
  | 'unknown';

/** A rule of the REST API: `GET /repos/{owner}/{repo}/rules/branches/{branch}`. */
interface BranchRule {
  type: string;
  ruleset_id: number;
  parameters?: { required_approving_review_count?: number; require_last_push_approval?: boolean };
}

/** `GET /repos/{owner}/{repo}/rulesets/{id}`. */
interface Ruleset {
  current_user_can_bypass?: string;
}

/**
 * Reads what the rules of the default branch require of this token. Every fine-grained token may read
 * the rulesets: both calls need only "Metadata", which each token has
 * (https://docs.github.com/en/rest/repos/rules). `refUpdateRule` contains only a part of the older
 * branch protection. Its exceptions for administrators, and whether it requires an approval of the last
 * push, can be read only with "Administration"
 * (https://docs.github.com/en/rest/branches/branch-protection).
 * @param repository `owner/name`
 * @returns undefined if each change needs somebody else
 */
export async function readWeakness(
  { graphQl, readJson }: Pick<GitHubApi, 'graphQl' | 'readJson'>,
  repository: string,
): Promise<Weakness | undefined> {
  try {
    const [owner = '', name = ''] = repository.split('/');
    const answer = await graphQl<ProtectionAnswer>(readProtectedBranch, { owner, name });
    const { name: branch = '', refUpdateRule } = answer.repository?.defaultBranchRef ?? {};
    const path = `/repos/${repository}`;
    const rules = await readJson<readonly BranchRule[]>(
      `${path}/rules/branches/${encodeURIComponent(branch)}?per_page=100`,
    );
    const requests = rules.filter(({ type }) => type === 'pull_request');
    if (requests.length === 0) return weaknessOfProtection(refUpdateRule);
    const ids = [...new Set(requests.map(({ ruleset_id: id }) => id))];
    const rulesets = await Promise.all(
      ids.map(async (id) => [id, await readJson<Ruleset>(`${path}/rulesets/${id}`)] as const),
    );
    return weaknessOfRules(requests, new Map(rulesets));
  } catch (error) {
    const isForbidden =
      error instanceof GitHubError && /^(permission|not-found|refused)$/.test(error.reason);
    if (isForbidden) return 'unknown';
    throw error;
  }
}

/** Judges the rules that apply together. A rule that this token may ignore requires nothing of it. */
function weaknessOfRules(
  requests: readonly BranchRule[],
  rulesets: ReadonlyMap<number, Ruleset>,
): Weakness | undefined {
  const bypassOf = ({ ruleset_id: id }: BranchRule) => rulesets.get(id)?.current_user_can_bypass;
  const binding = requests.filter((rule) => bypassOf(rule) === 'never').map(parametersOf);
  if (binding.some(isApproved) && binding.some(({ last }) => last)) return undefined;
  const all = requests.map(parametersOf);
  if (!all.some(isApproved)) return 'no-approval';
  if (!all.some(({ last }) => last)) return 'no-last-approval';
  return requests.some((rule) => bypassOf(rule) === undefined) ? 'unknown' : 'bypass';
}

const parametersOf = ({ parameters = {} }: BranchRule) => ({
  approvals: parameters.required_approving_review_count ?? 0,
  last: parameters.require_last_push_approval === true,
});

const isApproved = ({ approvals }: ReturnType<typeof parametersOf>) => approvals > 0;

type UpdateRule = NonNullable<
  NonNullable<ProtectionAnswer['repository']>['defaultBranchRef']
>['refUpdateRule'];

/** Judges the older branch protection. What cannot be read of it may be weak. */
function weaknessOfProtection(rule: UpdateRule | undefined): Weakness {
  if (!rule || rule.viewerCanPush) return 'no-request';
  return rule.requiredApprovingReviewCount ? 'unknown' : 'no-approval';
}
