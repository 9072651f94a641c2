import { words } from '../support/shop.ts';
import { main } from '../support/parts.ts';
import { expect, test } from '../support/visitor.ts';

/** Moments as a clock in Kathmandu (UTC+05:45) shows them, and what the page must say then. */
const moments = [
  {
    when: 'a minute before it opens',
    at: '2026-11-22T08:59:00+05:45',
    says: 'Closed. Opens today at 9:00 AM',
  },
  {
    when: 'at the minute of opening',
    at: '2026-11-22T09:00:00+05:45',
    says: 'Open now until 6:00 PM',
  },
  { when: 'in its last minute', at: '2026-11-22T17:59:00+05:45', says: 'Open now until 6:00 PM' },
  {
    when: 'at the minute of closing',
    at: '2026-11-22T18:00:00+05:45',
    says: 'Closed. Opens tomorrow at 9:00 AM',
  },
  {
    when: 'on Friday evening',
    at: '2026-11-20T20:00:00+05:45',
    says: 'Closed. Opens Sunday at 9:00 AM',
  },
  {
    when: 'on Saturday',
    at: '2026-11-21T12:00:00+05:45',
    says: 'Closed. Opens tomorrow at 9:00 AM',
  },
];

/** Where the visitor's phone may be set to: at home, far behind, and far ahead. */
const zones = ['Asia/Kathmandu', 'America/Los_Angeles', 'Pacific/Auckland'];

test.for(moments)('the page says so $when, in every time zone', async ({ at, says }, { visit }) => {
  for (const timezoneId of zones) {
    const page = await visit('/', { timezoneId, at: new Date(at) });
    await main(page).getByText(says, { exact: true }).waitFor();
  }
});

test('the line follows the time while the page stays open', async ({ visit }) => {
  const page = await visit('/', { at: new Date('2026-11-22T08:59:30+05:45') });
  await main(page).getByText('Closed. Opens today at 9:00 AM').waitFor();
  await page.clock.runFor(40_000);
  await main(page).getByText('Open now until 6:00 PM').waitFor();
});

test('without script the line tells the opening hours', async ({ visit }) => {
  const page = await visit('/', { javaScriptEnabled: false });
  const { weekdays } = words.calendar;
  const line = `${weekdays.sunday} to ${weekdays.friday} 9:00 AM to 6:00 PM`;
  expect(await main(page).getByText(line, { exact: true }).first().isVisible()).toBe(true);
});
