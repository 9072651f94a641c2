import { renderUnicodeCompact } from 'uqr';
import { afterEach, expect, test, vi } from 'vitest';
import { checkToken } from '../../../scripts/pair/check-token.ts';
import { pairingCode } from '../../../scripts/pair/pairing-code.ts';

const token = 'github_pat_11EXAMPLE0secret';

/** The statuses of GitHub's answers to a token that may do everything that it needs. */
const sound = { '': 200, '/git/refs': 422, '/pulls': 422 };

/** The answers about a main branch that no rule protects. */
const unprotected: Readonly<Record<string, object>> = {
  'https://api.github.com/graphql': {
    data: { repository: { defaultBranchRef: { name: 'main', refUpdateRule: null } } },
  },
  'https://api.github.com/repos/owner/site/rules/branches/main?per_page=100': [],
};

/** Answers as GitHub does. @param changes other statuses, by the end of the URL */
function startGitHub(changes: Partial<typeof sound> = {}, expiration = '2027-10-07 19:07:53 UTC') {
  const statuses: Record<string, number> = { ...sound, ...changes };
  const fetch = vi.fn(async (url: string) => {
    if (unprotected[url]) return Response.json(unprotected[url]);
    const status = statuses[url.replace('https://api.github.com/repos/owner/site', '')] ?? 500;
    const headers = { 'github-authentication-token-expiration': expiration };
    const body = JSON.stringify({ default_branch: 'main' });
    return new Response(body, { status, ...(expiration && { headers }) });
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('accepts a token for this repository, contents and pull requests', async () => {
  startGitHub();
  expect(await checkToken('owner/site', token)).toEqual({
    until: '2027-10-07',
    weakness: 'no-request',
  });
});

test.for([
  ['of another kind', 'ghp_classic', {}, 'This is not a fine-grained token'],
  ['that GitHub does not know', token, { '': 401 }, 'GitHub does not know this token.'],
  ['for another repository', token, { '': 404 }, 'This token cannot read owner/site.'],
  ['that may only read', token, { '/git/refs': 403 }, 'This token may not change files.'],
  ['without pull requests', token, { '/pulls': 403 }, 'This token may not open pull requests.'],
] as const)('rejects a token %s', async ([, value, statuses, sentence]) => {
  const fetch = startGitHub(statuses);
  await expect(checkToken('owner/site', value)).rejects.toThrow(sentence);
  for (const [url] of fetch.mock.calls) expect(url).not.toContain(value);
});

test('rejects a token that never expires', async () => {
  startGitHub({}, '');
  await expect(checkToken('owner/site', token)).rejects.toThrow('This token never expires.');
});

test('says that GitHub cannot be reached', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  await expect(checkToken('owner/site', token)).rejects.toThrow('GitHub cannot be reached.');
});

test('shows the link only as a QR code, and asks to protect the main branch', () => {
  const pairing = { website: 'https://shop.example', token, until: '2027-10-07' };
  const output = pairingCode({ ...pairing, weakness: 'no-approval' });
  expect(output).not.toContain(token);
  const url = `https://shop.example/staff#token=${token}&until=2027-10-07`;
  expect(output).toContain(renderUnicodeCompact(url));
  expect(output).toContain('until 2027-10-07');
  expect(output).toContain('Nobody has to approve what is sent.');
  expect(pairingCode({ ...pairing, weakness: undefined })).not.toContain('approve');
});
