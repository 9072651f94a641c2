import { expect, vi } from 'vitest';
import type { StaffAccess } from '../../src/staff/app/access.ts';
import { createDatabase } from '../../src/staff/draft/database.ts';
import { createDraftStore } from '../../src/staff/draft/drafts.ts';
import { judgePairing, type PairingAnswer } from '../../src/staff/app/pairing.ts';
import { leadTabs } from '../../src/staff/draft/tab-lock.ts';
import { openWhenPossible } from '../../src/staff/app/wake.ts';
import { tryToken } from '../../src/staff/files/try-token.ts';
import { memoryDatabase, type SharedMemory } from '../support/edits.ts';
import { token } from '../support/github.ts';
import { rewrite, test, textOn } from '../support/github-phone.ts';
import { repositoryName } from '../support/published-content.ts';

const payment = 'content/faq/payment.mdx';
const delivery = 'content/faq/delivery.mdx';
const question = 'Which ways of payment are there?';
const changed = 'How may one pay?';
const message = { title: 'A question', body: 'Sita' };

/** Web Locks of a browser: https://w3c.github.io/web-locks/ */
function createLocks() {
  let held: ((reason: Error) => void) | undefined;
  const waiting: (() => void)[] = [];
  const request = (_: string, ...rest: readonly unknown[]) => {
    const grant = rest.at(-1) as () => Promise<unknown>;
    const { steal } = rest[0] as LockOptions;
    return new Promise((resolve, reject) => {
      const start = () => {
        held = reject;
        void grant().then(resolve);
      };
      if (steal) held?.(new DOMException('stolen', 'AbortError'));
      if (steal || !held) start();
      else waiting.push(start);
    });
  };
  return {
    locks: { request } as unknown as LockManager,
    /** Closes the tab that holds the lock. */
    close() {
      held = undefined;
      waiting.shift()?.();
    },
  };
}

test('lets the newest tab lead, and the tab before follow until it is closed', async () => {
  const { locks, close } = createLocks();
  const events: string[] = [];
  const openTab = async (name: string, isNewest = true) => {
    const tell = (event: string) => () => void events.push(`${name} ${event}`);
    leadTabs({ isNewest, lead: tell('leads'), lose: tell('loses') }, locks);
    // A tab learns a moment later that another one has taken over.
    await new Promise(setImmediate);
  };
  await openTab('first');
  await openTab('second');
  await openTab('restored', false);
  expect(events).toEqual(['first leads', 'second leads', 'first loses']);
  close();
  expect(events.at(-1)).toBe('first leads');
  // A tab that is loaded again is the newest one.
  await openTab('second');
  expect(events.slice(-2)).toEqual(['second leads', 'first loses']);
  close();
  expect(events.at(-1)).toBe('restored leads');
});

test.for([
  ['without locks', undefined],
  ['with locks that the browser blocks', { request: () => Promise.reject(new Error('Security')) }],
] as const)('leads %s', async ([, locks]) => {
  const lead = vi.fn();
  const never = () => expect.unreachable();
  leadTabs({ isNewest: true, lead, lose: never }, locks as never);
  await vi.waitFor(() => expect(lead).toHaveBeenCalledOnce());
});

test('writes and sends nothing in a tab that thaws in the middle of a send after another one leads', async ({
  gitHub,
  openPhone,
}) => {
  const browser: SharedMemory = { values: new Map(), owner: undefined };
  const old = await openPhone(memoryDatabase(browser));
  await rewrite(old, payment, question, changed);
  const next = await openPhone(memoryDatabase(browser));
  expect(textOn(next, payment)).toContain(changed);
  gitHub.fail((operation) => {
    if (operation === 'createRef') void next.store.claim();
    return undefined;
  });
  await expect(old.publishing.send(message)).rejects.toMatchObject({ reason: 'other-tab' });
  gitHub.fail();
  expect(gitHub.writes()).toEqual(['createRef']);
  await next.session.reload();
  await next.publishing.reload();
  await rewrite(next, delivery, 'Will you bring a piece', 'Do you carry a piece');

  // The old tab keeps nothing, and says so.
  await expect(rewrite(old, payment, changed, 'What about money?')).rejects.toMatchObject({
    reason: 'other-tab',
  });
  await old.publishing.refresh().catch(() => undefined);
  expect(textOn(old, payment)).toContain(changed);
  await old.session.reload();
  expect(textOn(old, delivery)).toContain('Do you carry a piece');
  expect(gitHub.writes()).toEqual(['createRef']);

  await next.publishing.send(message);
  const [request, ...others] = gitHub.requests();
  expect(others).toEqual([]);
  expect(gitHub.read(request?.branch ?? '', payment)).toContain(changed);
  expect(gitHub.read(request?.branch ?? '', delivery)).toContain('Do you carry a piece');
});

test('follows without a fault if another tab takes over while it reads the draft', async ({
  openPhone,
}) => {
  const browser: SharedMemory = { values: new Map(), owner: undefined };
  const database = memoryDatabase(browser);
  const phone = await openPhone({
    ...database,
    async writeOwn(key, value) {
      browser.owner = {};
      return database.writeOwn(key, value);
    },
  });
  await database.claim();
  const kept = browser.values.get('draft');
  await phone.session.reload();
  expect(await database.isOwn()).toBe(false);
  expect(browser.values.get('draft')).toBe(kept);
});

test('ends a send when somebody signs out, and keeps nothing', async ({ gitHub, openPhone }) => {
  const browser: SharedMemory = { values: new Map(), owner: undefined };
  const database = memoryDatabase(browser);
  const phone = await openPhone(database);
  await rewrite(phone, payment, question, changed);
  gitHub.fail((operation) => {
    if (operation === 'createCommitOnBranch') void database.remove();
    return undefined;
  });
  await expect(phone.publishing.send(message)).rejects.toMatchObject({ reason: 'other-tab' });
  gitHub.fail();
  await phone.session.refresh();
  await phone.publishing.refresh().catch(() => undefined);
  expect(gitHub.requests()).toEqual([]);
  expect(gitHub.writes()).toEqual(['createRef', 'createCommitOnBranch']);
  expect([...browser.values]).toEqual([]);
});

const second = 'github_pat_11EXAMPLE0second';
const readOnly = 'github_pat_11EXAMPLE0readonly';
const accessOf = (value: string): StaffAccess => ({ token: value, until: undefined, person: '' });

test.for<[string, string, string | undefined, PairingAnswer, 'abort'?]>([
  ['works, on a new phone', second, undefined, 'accepted'],
  ['works, on a phone with another one', second, token, 'ask'],
  ['works, on a phone with one that has expired', second, 'github_pat_expired', 'accepted'],
  ['the phone has already', token, token, 'accepted'],
  ['the phone has already, without a connection', token, token, 'accepted', 'abort'],
  ['GitHub does not know', 'github_pat_unknown', token, 'refused'],
  ['GitHub does not know, on a new phone', 'github_pat_unknown', undefined, 'refused'],
  ['may only read', readOnly, token, 'refused'],
  ['is empty', '', token, 'refused'],
  ['is no token', 'टोकन \n%', token, 'refused'],
  ['cannot be tried without a connection', second, token, 'untested', 'abort'],
])('judges a code whose token %s', async ([, paired, known, answer, fault], { gitHub }) => {
  gitHub.addToken(second);
  gitHub.addToken(readOnly, false);
  gitHub.fail(() => fault);
  const judge = (value: string) => tryToken(repositoryName, value);
  const judged = judgePairing(
    accessOf(paired),
    known === undefined ? known : accessOf(known),
    judge,
  );
  expect(await judged).toBe(answer);
  expect(gitHub.writes()).toEqual([]);
});

test('asks if it cannot know whether the token of the phone still works', async () => {
  const answers = { [second]: 'works', [token]: 'untested' } as const;
  const judge = async (value: string) => answers[value as typeof token];
  expect(await judgePairing(accessOf(second), accessOf(token), judge)).toBe('ask');
});

test('opens for the first time as soon as the network is back', async ({ gitHub, openPhone }) => {
  gitHub.fail(() => 'abort');
  const failures: string[] = [];
  const phone = await openWhenPossible(
    () => openPhone(),
    (error) => failures.push(error.constructor.name),
    async () => gitHub.fail(failures.length < 2 ? () => ({ status: 503, json: {} }) : undefined),
  );
  expect(failures).toEqual(['ConnectionError', 'GitHubError']);
  expect(textOn(phone, payment)).toContain(question);
});

test('gives up only for faults of the page', async () => {
  const open = () => Promise.reject(new TypeError('a fault'));
  const wait = () => expect.unreachable();
  await expect(openWhenPossible(open, () => undefined, wait)).rejects.toThrow('a fault');
});

test('works in memory if the browser blocks its databases, and says so', async () => {
  for (const open of [
    undefined,
    () => expect.unreachable(),
    () => {
      throw new Error('Security');
    },
  ]) {
    vi.stubGlobal('indexedDB', open && { open });
    const database = createDatabase('drafts', 'drafts');
    const store = createDraftStore(database);
    expect(await store.readPublication()).toBeUndefined();
    await store.claim();
    await store.writeDraft({ changes: [], saves: [], renames: [] });
    expect(await store.readDraft()).toMatchObject({ renames: [] });
    expect(await store.mayWrite()).toBe(true);
    expect(store.isKept()).toBe(false);
    await database.remove();
    expect(await store.readDraft()).toEqual({ changes: [], saves: [] });
    vi.unstubAllGlobals();
  }
});
