import { afterEach, beforeEach, expect, vi } from 'vitest';
import {
  ConnectionError,
  GitHubError,
  type GitHubReason,
} from '../../src/staff/files/staff-error.ts';
import type { Answer } from '../support/github.ts';
import { rewrite, test, textIn, textOn, type Phone } from '../support/github-phone.ts';

const payment = 'content/faq/payment.mdx';
const delivery = 'content/faq/delivery.mdx';
const question = 'Which ways of payment are there?';
const changed = 'How may one pay?';

/** An answer of GraphQL with an error. */
const error = (type: string | undefined, message: string, headers = {}): Answer => ({
  status: 200,
  headers,
  json: { data: null, errors: [{ type, message }] },
});

const docs = 'https://docs.github.com/en';
const restLimits = `${docs}/rest/using-the-rest-api/rate-limits-for-the-rest-api`;
const limits = `${docs}/graphql/overview/rate-limits-and-query-limits-for-the-graphql-api`;
const login = `${docs}/rest/authentication/authenticating-to-the-rest-api#failed-login-limit`;
const notAccessible = `${docs}/rest/using-the-rest-api/troubleshooting-the-rest-api#resource-not-accessible`;
const rules = `${docs}/repositories/configuring-branches-and-merges-in-your-repository/managing-rulesets/about-rulesets`;
const commits = `${docs}/graphql/reference/commits`;
const fetchStandard = 'https://fetch.spec.whatwg.org/#concept-network-error';

interface Fault {
  answer: Answer | 'abort' | 'abort after';
  /** The page that documents the answer. */
  source: string;
  /** Why the call fails: staff read the sentence of the reason. */
  reason: GitHubReason | 'offline';
  /** How long the phone calls GitHub no more, in seconds. */
  silence?: number;
}

/** The message of GitHub's faults and time-outs. */
const somethingWrong =
  'Something went wrong while executing your query. This may be the result of a timeout, or it could be a GitHub bug.';

const endsBefore: Fault = { answer: 'abort', source: fetchStandard, reason: 'offline' };
const endsAfter: Fault = { ...endsBefore, answer: 'abort after' };

/** 2030-01-01, as Unix time in seconds. */
const now = Date.UTC(2030, 0, 1) / 1000;

/** The faults of each call. */
const faults: Readonly<Record<string, Readonly<Record<string, Fault>>>> = {
  readBranches: {
    'an expired or revoked token': {
      answer: { status: 401, json: { message: 'Bad credentials' } },
      source: login,
      reason: 'token',
      silence: Infinity,
    },
    'too many calls with a wrong token': {
      answer: { status: 403, json: { message: 'Maximum number of login attempts exceeded.' } },
      source: login,
      reason: 'rate-limit',
      silence: 60,
    },
    'a repository that is deleted, or that the token does not include': {
      answer: error('NOT_FOUND', "Could not resolve to a Repository with the name 'owner/site'."),
      source: `${docs}/graphql/guides/forming-calls-with-graphql`,
      reason: 'not-found',
    },
    'a query that needs too many resources': {
      answer: error('RESOURCE_LIMITS_EXCEEDED', 'Resource limits for this query exceeded.'),
      source: `${limits}#other-resource-limits`,
      reason: 'unavailable',
    },
    'a time-out that has status 200 and no type': {
      answer: error(undefined, somethingWrong),
      source: 'https://github.com/flutter/flutter/issues/90640',
      reason: 'unavailable',
    },
    'an answer that ends in the middle': {
      answer: { status: 200, body: Buffer.from('{"data":{"repository":{"id":"R_') },
      source: fetchStandard,
      reason: 'unavailable',
    },
    'an answer that is not JSON': {
      answer: { status: 200, body: Buffer.from('<html><title>Unicorn!</title></html>') },
      source: `${limits}#timeouts`,
      reason: 'unavailable',
    },
    'an answer without data': {
      answer: { status: 200, json: { data: null } },
      source: fetchStandard,
      reason: 'unavailable',
    },
    'a query that the schema of GitHub no longer knows': {
      answer: {
        status: 200,
        json: {
          errors: [
            {
              message: "Field 'ref' doesn't exist on type 'Repository'",
              extensions: { code: 'undefinedField' },
            },
          ],
        },
      },
      source: `${docs}/graphql/overview/breaking-changes`,
      reason: 'refused',
    },
  },
  createRef: {
    'a connection that ends before': endsBefore,
    'a token that may only read': {
      answer: error('FORBIDDEN', 'Resource not accessible by personal access token'),
      source: notAccessible,
      reason: 'permission',
    },
    'the primary rate limit of GraphQL': {
      answer: error('RATE_LIMITED', 'API rate limit exceeded for user ID 1.', {
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': String(now + 900),
      }),
      source: `${limits}#exceeding-the-rate-limit`,
      reason: 'rate-limit',
      silence: 900,
    },
    'a rule that forbids new branches': {
      answer: error('UNPROCESSABLE', 'Repository rule violations found\n\nCannot create ref.'),
      source: rules,
      reason: 'protected',
    },
    'a fault of GitHub with status 200': {
      answer: error('INTERNAL', somethingWrong),
      source: 'https://github.com/octokit/graphql-action/issues/110',
      reason: 'unavailable',
    },
    'a connection that ends after': endsAfter,
  },
  createCommitOnBranch: {
    'a connection that ends before': endsBefore,
    'the secondary rate limit of GraphQL, without a header': {
      answer: error(undefined, 'You have exceeded a secondary rate limit.'),
      source: `${limits}#exceeding-the-rate-limit`,
      reason: 'rate-limit',
      silence: 60,
    },
    'the secondary rate limit with status 403': {
      answer: {
        status: 403,
        headers: { 'retry-after': '120' },
        json: { message: 'You have exceeded a secondary rate limit.' },
      },
      source: restLimits,
      reason: 'rate-limit',
      silence: 120,
    },
    'a call that takes longer than GitHub allows': {
      answer: { status: 504, json: { message: "We couldn't respond to your request in time." } },
      source: `${limits}#timeouts`,
      reason: 'unavailable',
    },
    'a branch that has moved': {
      answer: error(
        'STALE_DATA',
        'Expected branch to point to "1" but it did not.  Pull and try again.',
      ),
      source: commits,
      reason: 'moved',
    },
    'a protected branch': {
      answer: error(
        'BRANCH_PROTECTION_RULE_VIOLATION',
        'Changes must be made through a pull request.',
      ),
      source: 'https://github.com/Thinkmill/keystatic/issues/1598',
      reason: 'protected',
    },
    'a commit that is too large': {
      answer: { status: 413, json: { message: 'Request Entity Too Large' } },
      source: commits,
      reason: 'too-large',
    },
    'a connection that ends after': endsAfter,
  },
  createPullRequest: {
    'a connection that ends before': endsBefore,
    'the rate limit with status 429': {
      answer: { status: 429, json: { message: 'Too many requests.' } },
      source: restLimits,
      reason: 'rate-limit',
      silence: 60,
    },
    'a connection that ends after': endsAfter,
  },
};

// Only the clock stands still: requests and git take their time.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: now * 1000 }));
afterEach(() => void vi.useRealTimers());

const send = ({ publishing }: Phone) => publishing.send({ title: 'A question', body: 'Sita' });

/** Sends the draft. @returns why it is not sent */
const sendInVain = (phone: Phone) =>
  send(phone).then(
    () => 'sent',
    (failure: Error) => {
      if (failure instanceof GitHubError) return failure.reason;
      return failure instanceof ConnectionError ? 'offline' : failure;
    },
  );

test.for(Object.entries(faults))(
  'explains each fault of %s, waits as GitHub asks, and sends the change later',
  async ([call, all], { gitHub, openPhone }) => {
    let phone = await openPhone();
    await rewrite(phone, payment, question, changed);
    for (const [name, { answer, reason, silence = 0 }] of Object.entries(all)) {
      gitHub.fail((operation) => (operation === call ? answer : undefined));
      expect(await sendInVain(phone), name).toBe(reason);
      gitHub.fail();
      if (silence === 0) continue;
      const count = gitHub.calls().length;
      const end = Date.now() + Math.min(silence, 1e6) * 1000;
      vi.setSystemTime(end - 1000);
      expect(await sendInVain(phone), name).toBe(reason);
      expect(gitHub.calls().length, name).toBe(count);
      vi.setSystemTime(end);
      // Only another token helps. It opens the page again.
      if (silence === Infinity) phone = await phone.reopen();
    }
    await send(phone);
    const [request, ...others] = gitHub.requests();
    expect(others).toEqual([]);
    expect(gitHub.read(request?.branch ?? '', payment)).toContain(changed);
    expect(gitHub.branches()).toEqual(['main', request?.branch]);
    expect(gitHub.read('main', payment)).toContain(question);
  },
);

test.for([
  ['a time-out', error(undefined, somethingWrong)],
  ['a fault', error('INTERNAL', somethingWrong)],
  ['status 502', { status: 502, body: Buffer.from('<html>') }],
  ['half an answer', { status: 200, body: Buffer.from('{"data":{') }],
] as const)(
  'sends at one press in spite of %s at each call',
  async ([, answer], { gitHub, openPhone }) => {
    const phone = await openPhone();
    await rewrite(phone, payment, question, changed);
    const failed = new Set<string>();
    gitHub.fail((operation) => {
      if (failed.has(operation)) return undefined;
      failed.add(operation);
      return answer;
    });
    await send(phone);
    const [request, ...others] = gitHub.requests();
    expect(others).toEqual([]);
    expect(gitHub.read(request?.branch ?? '', payment)).toContain(changed);
    expect([...failed]).toEqual(expect.arrayContaining(['readBranches', 'createPullRequest']));
  },
);

test.for([
  ['fast', 400 * 24 * 3600, 900],
  ['slow', -400 * 24 * 3600, 900],
  ['right', 0, 900],
] as const)(
  'waits as long as GitHub asks if the clock of the phone is %s',
  async ([, clockError, wait], { gitHub, openPhone }) => {
    const phone = await openPhone();
    const limited = (headers: Readonly<Record<string, string>>): Answer => ({
      status: 403,
      headers: {
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': String(now + wait),
        ...headers,
      },
      json: { message: 'API rate limit exceeded for user ID 1.' },
    });
    const start = (now + clockError) * 1000;
    vi.setSystemTime(start);
    const isSilentAfter = async (seconds: number) => {
      const count = gitHub.calls().length;
      vi.setSystemTime(start + seconds * 1000);
      await phone.session.refresh();
      return gitHub.calls().length === count;
    };
    gitHub.fail(() => limited({ date: new Date(now * 1000).toUTCString() }));
    await phone.session.refresh();
    gitHub.fail();
    expect(await isSilentAfter(wait - 1)).toBe(true);
    expect(await isSilentAfter(wait)).toBe(false);
    // Browsers hide the header from pages. Then the limit ends in an hour at the latest.
    vi.setSystemTime(start);
    gitHub.fail(() => limited({}));
    await phone.session.refresh();
    gitHub.fail();
    expect(await isSilentAfter(59)).toBe(true);
    expect(await isSilentAfter(3600)).toBe(false);
  },
);

test('keeps the draft while a token is expired, and calls GitHub no more', async ({
  gitHub,
  openPhone,
}) => {
  const phone = await openPhone();
  await rewrite(phone, payment, question, changed);
  gitHub.fail(() => ({ status: 401, json: { message: 'Bad credentials' } }));
  await phone.session.refresh();
  expect(phone.session.state()).toMatchObject({ isOnline: false, refusal: 'token' });
  const count = gitHub.calls().length;
  await phone.session.refresh();
  await rewrite(phone, payment, changed, 'How can I pay?');
  expect(gitHub.calls().length).toBe(count);
  gitHub.fail();
  const wrong = await phone.reopen('github_pat_wrong');
  expect(textOn(wrong, payment)).toContain('How can I pay?');
  await wrong.session.refresh();
  expect(wrong.session.state().refusal).toBe('token');
  const right = await phone.reopen();
  await right.session.refresh();
  expect(textOn(right, payment)).toContain('How can I pay?');
  expect(right.session.state()).toMatchObject({ isOnline: true, refusal: undefined });
});

test('opens without a connection, keeps changes, and reads GitHub when the connection is back', async ({
  gitHub,
  openPhone,
}) => {
  const first = await openPhone();
  await rewrite(first, payment, question, changed);
  gitHub.fail(() => 'abort');
  const phone = await first.reopen();
  const { session } = phone;
  expect(textOn(phone, payment)).toContain(changed);
  await rewrite(phone, delivery, 'Will you bring a piece', 'Do you carry a piece');
  await session.refresh();
  expect(session.state()).toMatchObject({ isOnline: false, refusal: undefined });
  expect(session.state().changes.map(({ path }) => path)).toEqual([payment, delivery]);
  gitHub.edit('content/faq/sell.mdx', (text) => text.replace(/^question: .*$/m, 'question: Sold?'));
  gitHub.fail();
  await session.refresh();
  expect(session.state().isOnline).toBe(true);
  expect(textOn(phone, 'content/faq/sell.mdx')).toContain('Sold?');
  await send(phone);
  const branch = gitHub.requests()[0]?.branch ?? '';
  expect(gitHub.read(branch, payment)).toContain(changed);
  expect(gitHub.read(branch, delivery)).toContain('Do you carry a piece');
  expect(gitHub.read(branch, 'content/faq/sell.mdx')).toContain('Sold?');
});

test('opens and saves a translation without a connection, also if git lacks its original', async ({
  gitHub,
  openPhone,
}) => {
  const translation = 'content/ne/faq/payment.mdx';
  gitHub.edit(translation, (text) =>
    text.replace('reviewed: false', `translated_from: ${'a'.repeat(40)}`),
  );
  const phone = await openPhone();
  gitHub.fail(() => 'abort');
  const open = () => phone.session.open({ source: `${translation}:2:1` });
  expect((await open()).value).not.toBe('');
  await rewrite(phone, payment, question, changed);
  expect(textOn(phone, payment)).toContain(changed);
  // What git lacks is asked for once.
  gitHub.fail();
  const count = gitHub.calls().length;
  await open();
  await open();
  expect(gitHub.calls().slice(count)).toEqual(['readLongText']);
});

test('cannot open for the first time without a connection', async ({ gitHub, openPhone }) => {
  gitHub.fail(() => 'abort');
  await expect(openPhone()).rejects.toThrow('fetch failed');
});

test('saves and undoes while GitHub does not answer, and merges what a colleague has changed when it does', async ({
  gitHub,
  openPhone,
}) => {
  const phone = await openPhone();
  const { session } = phone;
  gitHub.edit('content/faq/sell.mdx', (text) => text.replace(/^question: .*$/m, 'question: Sold?'));
  gitHub.edit(payment, (text) => `${text}\nAsk us.\n`);
  const answer = fetch;
  let continueAll = () => {};
  const stalled = new Promise<void>((resolve) => (continueAll = resolve));
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    await stalled;
    return answer(...request);
  });
  const refreshes = [session.refresh(), session.reload(), session.refresh()];
  const countReads = () => gitHub.calls().filter((name) => name === 'readRevision').length;
  const readsBefore = countReads();
  expect((await rewrite(phone, payment, question, changed)).result).toBe('saved');
  const [save] = session.state().saves;
  await session.undo(save?.id ?? 0);
  await session.redo(save?.id ?? 0);
  expect(session.state().changes).toMatchObject([{ path: payment }]);
  refreshes.push(session.refresh(), session.refresh());
  continueAll();
  await Promise.all(refreshes);
  // Calls that come while GitHub does not answer share the next read.
  expect(countReads()).toBe(readsBefore + 2);
  expect(textOn(phone, 'content/faq/sell.mdx')).toContain('Sold?');
  expect(session.state().conflicts).toMatchObject([{ path: payment }]);
  const merged = session.state().conflicts[0]?.merged;
  expect(textIn(merged)).toContain(changed);
  expect(textIn(merged)).toContain('Ask us.');
});

test('waits less long for an answer than for an upload', async ({ openPhone }) => {
  const phone = await openPhone();
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const longest = () => Math.max(...timeout.mock.calls.flat());
  await phone.session.refresh();
  const longestRead = longest();
  await rewrite(phone, payment, question, changed);
  await send(phone);
  expect(longest()).toBeGreaterThan(longestRead);
  timeout.mockRestore();
});

test('reads again what changes while it reads', async ({ gitHub, openPhone }) => {
  const phone = await openPhone();
  const answer = fetch;
  let continueAll = () => {};
  const held = new Promise<void>((resolve) => (continueAll = resolve));
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const response = await answer(...request);
    await held;
    return response;
  });
  const count = gitHub.calls().length;
  const first = phone.session.refresh();
  await vi.waitFor(() => expect(gitHub.calls().length).toBe(count + 1));
  gitHub.edit('content/faq/sell.mdx', (text) => text.replace(/^question: .*$/m, 'question: Sold?'));
  const second = phone.session.refresh();
  continueAll();
  await Promise.all([first, second]);
  expect(textOn(phone, 'content/faq/sell.mdx')).toContain('Sold?');
});
