import { token, type Answer } from '../support/github.ts';
import { main } from '../support/parts.ts';
import { changeText, pair, send, test } from '../support/published-site.ts';
import {
  answerDialogs,
  sheet,
  textField,
  toolbar,
  toolbarButton,
  unlock,
  waitUntilKept,
} from '../support/staff.ts';
import { expect } from '../support/visitor.ts';
import { longTimeoutMs } from '../support/visits.ts';

const payment = 'content/faq/payment.mdx';
const question = 'Which ways of payment are there?';
const changed = 'How may one pay?';
const delivery = 'Will you bring a piece to my house?';

/** An answer of GraphQL with an error. */
const error = (type: string | undefined, message: string, headers = {}): Answer => ({
  status: 200,
  headers,
  json: { data: null, errors: [{ type, message }] },
});

const sentences = {
  token: 'This phone is no longer connected.',
  permission: 'This phone may not change the site.',
  notFound: 'The place of the site cannot be found.',
  wait: 'GitHub asks to wait.',
  unavailable: 'GitHub does not answer at the moment.',
  offline: 'There is no connection.',
  moved: 'Somebody else has just changed the site.',
  protected: 'GitHub does not accept the changes.',
};

const docs = 'https://docs.github.com/en';
const restLimits = `${docs}/rest/using-the-rest-api/rate-limits-for-the-rest-api`;
const limits = `${docs}/graphql/overview/rate-limits-and-query-limits-for-the-graphql-api`;
const login = `${docs}/rest/authentication/authenticating-to-the-rest-api#failed-login-limit`;
const notAccessible = `${docs}/rest/using-the-rest-api/troubleshooting-the-rest-api#resource-not-accessible`;
const rules = `${docs}/repositories/configuring-branches-and-merges-in-your-repository/managing-rulesets/about-rulesets`;
const commits = `${docs}/graphql/reference/commits`;
const fetchStandard = 'https://fetch.spec.whatwg.org/#concept-network-error';

type Fault = readonly [
  name: string,
  answer: Answer | 'abort' | 'abort after',
  source: string,
  sentence: string,
];

const endsBefore: Fault = [
  'a connection that ends before',
  'abort',
  fetchStandard,
  sentences.offline,
];
const endsAfter: Fault = [
  'a connection that ends after',
  'abort after',
  fetchStandard,
  sentences.offline,
];

/** The faults of each call: the answer, the page that documents it, and the sentence that staff read. */
const faults: Readonly<Record<string, readonly Fault[]>> = {
  readBranches: [
    [
      'an expired or revoked token',
      { status: 401, json: { message: 'Bad credentials' } },
      login,
      sentences.token,
    ],
    [
      'too many calls with a wrong token',
      { status: 403, json: { message: 'Maximum number of login attempts exceeded.' } },
      login,
      sentences.wait,
    ],
    [
      'a repository that is deleted, or that the token does not include',
      error('NOT_FOUND', "Could not resolve to a Repository with the name 'owner/site'."),
      `${docs}/graphql/guides/forming-calls-with-graphql`,
      sentences.notFound,
    ],
    [
      'a query that needs too many resources',
      error('RESOURCE_LIMITS_EXCEEDED', 'Resource limits for this query exceeded.'),
      `${limits}#other-resource-limits`,
      sentences.protected,
    ],
  ],
  createRef: [
    endsBefore,
    [
      'a token that may only read',
      error('FORBIDDEN', 'Resource not accessible by personal access token'),
      notAccessible,
      sentences.permission,
    ],
    [
      'the primary rate limit of GraphQL',
      error('RATE_LIMITED', 'API rate limit exceeded for user ID 1.', {
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': '1',
      }),
      `${limits}#exceeding-the-rate-limit`,
      sentences.wait,
    ],
    [
      'a rule that forbids new branches',
      error('UNPROCESSABLE', 'Repository rule violations found\n\nCannot create ref.'),
      rules,
      sentences.protected,
    ],
    endsAfter,
  ],
  createCommitOnBranch: [
    endsBefore,
    [
      'the secondary rate limit of GraphQL, without a header',
      error(undefined, 'You have exceeded a secondary rate limit.'),
      `${limits}#exceeding-the-rate-limit`,
      sentences.wait,
    ],
    [
      'the secondary rate limit with status 403',
      {
        status: 403,
        headers: { 'retry-after': '60' },
        json: { message: 'You have exceeded a secondary rate limit.' },
      },
      restLimits,
      sentences.wait,
    ],
    [
      'a call that takes longer than GitHub allows',
      { status: 504, json: { message: "We couldn't respond to your request in time." } },
      `${limits}#timeouts`,
      sentences.unavailable,
    ],
    [
      'a branch that has moved',
      error('STALE_DATA', 'Expected branch to point to "1" but it did not.  Pull and try again.'),
      commits,
      sentences.moved,
    ],
    [
      'a protected branch',
      error('BRANCH_PROTECTION_RULE_VIOLATION', 'Changes must be made through a pull request.'),
      'https://github.com/Thinkmill/keystatic/issues/1598',
      sentences.protected,
    ],
    endsAfter,
  ],
  createPullRequest: [
    endsBefore,
    [
      'the rate limit with status 429',
      { status: 429, json: { message: 'Too many requests.' } },
      restLimits,
      sentences.wait,
    ],
    endsAfter,
  ],
};

test.for(Object.entries(faults))(
  'explains each fault of %s in one sentence, and sends the change later',
  async ([call, all], { phone, published: { gitHub }, expectedMessages }) => {
    // The browser logs failed requests. Their URLs contain no token.
    expectedMessages.push(/Failed to load resource/);
    const page = await pair(phone, '/faq');
    await changeText(phone, page, question, changed);
    await phone.tap(toolbarButton(page, 'Send'));
    const sendAgain = () =>
      phone.tap(sheet(page).getByRole('button', { name: 'Send', exact: true }));
    const alert = sheet(page).getByRole('alert');
    for (const [name, answer, , sentence] of all) {
      let failures = 0;
      gitHub.fail((operation) => {
        if (operation !== call) return undefined;
        failures += 1;
        return answer;
      });
      await sendAgain();
      await expect.poll(() => failures, { message: name }).toBeGreaterThan(0);
      // Two faults with the same sentence are never adjacent, or a reload is between them.
      await expect.poll(() => alert.textContent(), { message: name }).toContain(sentence);
      expect(await alert.getByRole('paragraph').count(), name).toBe(1);
      gitHub.fail();
      // The page waits for the time that GitHub names. A reload ends that, and keeps the draft.
      if (sentence === sentences.wait || sentence === sentences.token) {
        await page.reload();
        await main(page).getByText(changed).waitFor({ timeout: longTimeoutMs });
      }
    }
    await sendAgain();
    await sheet(page).getByText('Waiting for your colleague').waitFor({ timeout: longTimeoutMs });
    const [request, ...others] = gitHub.requests();
    expect(others).toEqual([]);
    expect(gitHub.read(request?.branch ?? '', payment)).toContain(changed);
    expect(gitHub.branches()).toEqual(['main', request?.branch]);
    expect(gitHub.read('main', payment)).toContain(question);
  },
);

test('keeps the draft while a token is expired, and calls GitHub no more', async ({
  phone,
  published: { gitHub },
  expectedMessages,
}) => {
  expectedMessages.push(/status of 401/);
  const page = await pair(phone, '/faq');
  await changeText(phone, page, question, changed);
  gitHub.fail(() => ({ status: 401, json: { message: 'Bad credentials' } }));
  await unlock(page);
  await page.getByText(sentences.token).waitFor();
  const count = gitHub.calls().length;
  await unlock(page);
  await changeText(phone, page, changed, 'How can I pay?');
  expect(gitHub.calls().length).toBe(count);
  await page.reload();
  await main(page).getByText('How can I pay?').waitFor({ timeout: longTimeoutMs });
  await page.getByText(sentences.token).waitFor();
  gitHub.fail();
  await page.goto(`about:blank`);
  await page.goto(`${phone.url}/staff?page=/faq#token=${token}`);
  await main(page).getByText('How can I pay?').waitFor({ timeout: longTimeoutMs });
});

test('opens without a connection, keeps changes, and reads GitHub when the connection is back', async ({
  phone,
  published: { gitHub },
  expectedMessages,
}) => {
  expectedMessages.push(/Failed to load resource/);
  const page = await pair(phone, '/faq');
  await changeText(phone, page, question, changed);
  gitHub.fail(() => 'abort');
  await page.reload();
  await main(page).getByText(changed).waitFor({ timeout: longTimeoutMs });
  await page.getByText(/^There is no connection\. 1 changed file is kept here/).waitFor();
  await changeText(phone, page, delivery, 'Do you carry it up?');
  await page.getByText(/ 2 changed files are kept here/).waitFor();
  // What is typed stays too.
  await phone.tap(main(page).getByText('Do you carry it up?'));
  await textField(page).fill('Do you bring it?');
  await waitUntilKept(page, 'Do you bring it?');
  answerDialogs(page, true);
  await page.reload();
  await expect.poll(() => textField(page).inputValue()).toBe('Do you bring it?');
  await phone.tap(sheet(page).getByRole('button', { name: 'Save', exact: true }));
  await main(page).getByText('Do you bring it?').waitFor();
  gitHub.edit('content/faq/sell.mdx', (text) => text.replace(/^question: .*$/m, 'question: Sold?'));
  gitHub.fail();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await main(page).getByText('Sold?').waitFor({ state: 'attached' });
  await page.getByText(/^There is no connection/).waitFor({ state: 'hidden' });
  await send(phone, page);
  await sheet(page).getByText('Waiting for your colleague').waitFor({ timeout: longTimeoutMs });
  const branch = gitHub.requests()[0]?.branch ?? '';
  expect(gitHub.read(branch, payment)).toContain(changed);
  expect(gitHub.read(branch, 'content/faq/delivery.mdx')).toContain('Do you bring it?');
  expect(gitHub.read(branch, 'content/faq/sell.mdx')).toContain('Sold?');
});

test('calls GitHub never without a token, and not after signing out', async ({
  phone,
  published: { gitHub },
}) => {
  const page = await phone.open('/staff');
  await page.getByText('This phone is not connected to the site.').waitFor();
  expect(gitHub.calls()).toEqual([]);
  const paired = await pair(phone, '/faq');
  await changeText(phone, paired, question, changed);
  expect(gitHub.writes()).toEqual([]);
  const questions = answerDialogs(paired, true);
  await phone.tap(toolbarButton(paired, 'More'));
  await phone.tap(sheet(paired).getByRole('button', { name: 'Sign out of this phone' }));
  await paired.getByText('This phone is not connected to the site.').waitFor();
  expect(questions).toEqual(['Sign out? Changes that you have not sent are deleted.']);
  const count = gitHub.calls().length;
  await paired.reload();
  await paired.getByText('This phone is not connected to the site.').waitFor();
  expect(gitHub.calls().length).toBe(count);
  // Nothing is left for the next person.
  const names = await paired.evaluate(async () => {
    const databases = await indexedDB.databases();
    return databases.map(({ name }) => name);
  });
  expect(names.filter((name) => name?.startsWith('staff-owner'))).toEqual([]);
  await paired.goto('about:blank');
  await paired.goto(`${phone.url}/staff?page=/faq#token=${token}`);
  await paired.getByLabel('What is your name?').fill('Hari');
  await phone.tap(paired.getByRole('button', { name: 'Save' }));
  await toolbar(paired).waitFor({ timeout: longTimeoutMs });
  await main(paired).getByText(question).waitFor();
});
