import { describe } from 'vitest';
import { main } from '../support/parts.ts';
import { expect, test, testOnNext } from '../support/visitor.ts';

/** Moments as a clock in Kathmandu (UTC+05:45) shows them, and what the page must say then. */
const moments = [
  {
    when: 'a minute before it opens',
    at: '2026-11-23T09:59:00+05:45',
    says: 'Shut. The door opens today at 10:00 AM',
  },
  {
    when: 'at the minute of opening',
    at: '2026-11-23T10:00:00+05:45',
    says: 'The door is open until 5:30 PM',
  },
  {
    when: 'in its last minute',
    at: '2026-11-23T17:29:00+05:45',
    says: 'The door is open until 5:30 PM',
  },
  {
    when: 'at the minute of closing',
    at: '2026-11-23T17:30:00+05:45',
    says: 'Shut. The door opens tomorrow at 10:00 AM',
  },
  {
    when: 'on Saturday evening',
    at: '2026-11-21T20:00:00+05:45',
    says: 'Shut. The door opens on Monday at 10:00 AM',
  },
  {
    when: 'on Sunday',
    at: '2026-11-22T12:00:00+05:45',
    says: 'Shut. The door opens tomorrow at 10:00 AM',
  },
];

/** Where the visitor's phone may be set to: at home, far behind, and far ahead. */
const zones = ['Asia/Kathmandu', 'America/Los_Angeles', 'Pacific/Auckland'];

test.for(moments)(
  '$when the page says in every time zone: $says',
  async ({ at, says }, { visit }) => {
    for (const timezoneId of zones) {
      const page = await visit('/', { timezoneId, at: new Date(at) });
      await main(page).getByText(says, { exact: true }).waitFor();
    }
  },
);

test('the line follows the time while the page stays open', async ({ visit }) => {
  const page = await visit('/', { at: new Date('2026-11-23T09:59:30+05:45') });
  await main(page).getByText('Shut. The door opens today at 10:00 AM').waitFor();
  await page.clock.runFor(40_000);
  await main(page).getByText('The door is open until 5:30 PM').waitFor();
});

test('without script the line tells the opening hours', async ({ visit }) => {
  const page = await visit('/', { javaScriptEnabled: false });
  const line = 'Monday until Saturday, 10:00 AM – 5:30 PM';
  expect(await main(page).getByText(line, { exact: true }).first().isVisible()).toBe(true);
});

describe('a site with an announcement and special days', () => {
  testOnNext.for([
    { day: 'the day before its first', at: '2030-02-28T23:59:00+05:45', shown: 0 },
    { day: 'its first day', at: '2030-03-01T00:00:00+05:45', shown: 1 },
    { day: 'its last day', at: '2030-03-04T23:59:00+05:45', shown: 1 },
    { day: 'the day after', at: '2030-03-05T00:00:00+05:45', shown: 0 },
  ])('on $day the announcement is shown $shown times', async ({ at, shown }, { visit }) => {
    const page = await visit('/', { at: new Date(at) });
    const line = page.getByRole('complementary').getByRole('link', { name: 'Closed for Holi.' });
    await main(page).waitFor();
    expect(await line.count()).toBe(shown);
    if (shown) expect(await line.getAttribute('href')).toBe('/contact');
  });

  testOnNext('on a holiday the shop is closed, and the table says why', async ({ visit }) => {
    const at = new Date('2030-03-04T10:00:00+05:45');
    // Where the visitor's phone is set to, it is still the day before.
    const page = await visit('/contact', { at, timezoneId: 'America/Los_Angeles' });
    await main(page).getByText('Shut. The door opens tomorrow at 12:00 PM').waitFor();
    const row = main(page).getByRole('row', { name: 'Monday, March 4: Holi' });
    expect(await row.getByRole('cell').textContent()).toBe('Shut');
  });

  testOnNext.for([
    { at: '2030-03-05T11:59:00+05:45', says: 'Shut. The door opens today at 12:00 PM' },
    { at: '2030-03-05T12:00:00+05:45', says: 'The door is open until 4:00 PM' },
    { at: '2030-03-05T15:59:00+05:45', says: 'The door is open until 4:00 PM' },
    { at: '2030-03-05T16:00:00+05:45', says: 'Shut. The door opens tomorrow at 10:00 AM' },
  ])('its own hours count to the minute: $at', async ({ at, says }, { visit }) => {
    const page = await visit('/contact', { at: new Date(at), timezoneId: 'Pacific/Auckland' });
    await main(page).getByText(says, { exact: true }).waitFor();
  });

  testOnNext(
    'on a day with other hours it closes earlier, and days gone by are not told',
    async ({ visit }) => {
      const at = new Date('2030-03-05T15:00:00+05:45');
      const page = await visit('/contact', { at });
      await main(page).getByText('The door is open until 4:00 PM').waitFor();
      expect(await main(page).getByText('March 4: Holi').count()).toBe(0);
      const row = main(page).getByRole('row', { name: 'Tuesday, March 5: After Holi' });
      expect(await row.getByRole('cell').textContent()).toBe('12:00 PM – 4:00 PM');
    },
  );
});
