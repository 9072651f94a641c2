import type { Page } from 'playwright-core';
import { en } from '../../src/staff/words/en.ts';
import { unsavedScroll } from '../support/faults.ts';
import { pairingFragment, token } from '../support/github.ts';
import { main } from '../support/parts.ts';
import { changeText, closeSheet, pair, send, test } from '../support/published-site.ts';
import {
  answerYes,
  sheet,
  textField,
  toolbar,
  toolbarButton,
  waitUntilKept,
} from '../support/staff.ts';
import { expect } from '../support/visitor.ts';
import { longTimeoutMs } from '../support/visits.ts';

const question = 'Which ways of payment are there?';
const changed = 'How may one pay?';
const delivery = 'Will you bring a piece to my house?';
const nextToken = 'github_pat_11EXAMPLE0next';

/** Pastes a link into the address bar of the open page. */
const paste = (page: Page, value: string) =>
  page.evaluate((hash) => void (location.hash = hash), `#token=${value}`);

test('leads in the newest tab with what was typed, takes a new code, and signs out in all tabs', async ({
  phone,
  published: { gitHub },
  expectedMessages,
}) => {
  expectedMessages.push(/Failed to load resource/);
  const { tap } = phone;
  const first = await pair(phone, '/faq');
  await changeText(phone, first, question, changed);
  await tap(main(first).getByText(delivery));
  await textField(first).fill('Do you bring it?');
  await waitUntilKept(first, 'Do you bring it?');
  const second = await first.context().newPage();
  await second.goto(`${phone.url}/staff?page=/faq`);
  await expect.poll(() => textField(second).inputValue()).toBe('Do you bring it?');
  await first.getByText(en.otherTab).waitFor();
  expect(await sheet(first).count()).toBe(0);
  expect(await toolbar(first).count()).toBe(0);
  await tap(sheet(second).getByRole('button', { name: 'Save', exact: true }));
  await main(first).getByText('Do you bring it?').waitFor();

  // A code that does not work changes nothing, and one that works asks.
  await paste(second, 'github_pat_wrong');
  await second.getByText(en.pairing.refused).waitFor();
  expect(second.url()).toBe(`${phone.url}/staff?page=/faq`);
  await tap(second.getByText(en.pairing.refused).getByRole('button', { name: 'Close' }));
  await paste(second, '');
  await second.getByText(en.pairing.refused).waitFor();
  // A code that was put away is not tried any more.
  gitHub.fail(() => 'abort');
  await paste(second, nextToken);
  await tap(second.getByText(en.pairing.untested).getByRole('button', { name: 'Close' }));
  gitHub.fail();
  gitHub.addToken(nextToken);
  const countBefore = gitHub.calls().length;
  await second.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => gitHub.calls().length).toBeGreaterThan(countBefore);
  expect(await second.getByText(en.pairing.ask).count()).toBe(0);
  await paste(second, '');
  await paste(second, nextToken);
  await tap(second.getByRole('button', { name: en.keepOldCode }));
  await paste(second, nextToken);
  // The page opens again with the new token.
  await Promise.all([
    second.waitForEvent('load'),
    tap(second.getByRole('button', { name: en.useNewCode })),
  ]);
  gitHub.revoke(token);
  await toolbar(second).waitFor({ timeout: longTimeoutMs });
  await first.getByText(en.otherTab).waitFor({ timeout: longTimeoutMs });
  expect(await first.getByText(en.gitHub.token).count()).toBe(0);
  await send(phone, second);
  await sheet(second).getByText('Waiting for your colleague').waitFor({ timeout: longTimeoutMs });
  expect(second.url()).not.toContain('token');
  await closeSheet(phone, second);

  // Staff go on in the other tab.
  await tap(first.getByRole('button', { name: en.useThisTab }));
  await toolbar(first).waitFor({ timeout: longTimeoutMs });
  await second.getByText(en.otherTab).waitFor();
  await tap(toolbarButton(first, 'More'));
  await tap(sheet(first).getByRole('button', { name: en.signOut }));
  await tap(answerYes(first));
  for (const page of [first, second])
    await page.getByText(en.notConnected).waitFor({ timeout: longTimeoutMs });
  const names = () =>
    first.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect((await names()).filter((name) => /owner|pictures/.test(name ?? ''))).toEqual([]);
  const count = gitHub.calls().length;
  await paste(second, nextToken);
  await second.getByLabel(en.whoAreYou).fill('Hari');
  await tap(second.getByRole('button', { name: en.save }));
  await toolbar(second).waitFor({ timeout: longTimeoutMs });
  await main(second).getByText(question).waitFor();
  expect(gitHub.calls().length).toBeGreaterThan(count);
});

test.for([
  [
    'has no space',
    () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('', 'QuotaExceededError');
      };
    },
  ],
  [
    'is blocked',
    () => {
      const blocked = {
        get() {
          throw new DOMException('', 'SecurityError');
        },
      };
      for (const name of ['indexedDB', 'sessionStorage', 'localStorage', 'caches'])
        Object.defineProperty(window, name, blocked);
    },
  ],
] as const)(
  'says before staff type that nothing is kept if storage %s',
  async ([, damage], { phone, published: { gitHub }, expectedMessages }) => {
    expectedMessages.push(unsavedScroll);
    const page = await phone.open(`/staff?page=/faq${pairingFragment}`, {
      prepare: (context) => context.addInitScript(damage),
    });
    await page.getByLabel(en.whoAreYou).fill('Sita');
    expect(page.url()).not.toContain('token');
    await page.getByRole('button', { name: en.save }).click();
    await page.getByText(en.notKept).waitFor({ timeout: longTimeoutMs });
    await changeText(phone, page, question, changed);
    await send(phone, page);
    await sheet(page).getByText('Waiting for your colleague').waitFor({ timeout: longTimeoutMs });
    expect(gitHub.requests()).toHaveLength(1);
  },
);
