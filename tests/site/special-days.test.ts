import { describe } from 'vitest';
import { testOnSiteWith } from '../support/edited-site.ts';
import { main } from '../support/parts.ts';
import { expect } from '../support/visitor.ts';

const days = [
  'special_days:',
  '  - date: 2030-03-04',
  '    reason: Holi',
  '  - date: 2030-03-05',
  '    reason: After Holi',
  '    opens: 12:00 PM',
  '    closes: 4:00 PM',
  '',
].join('\n');

/** On a site whose staff have announced something and entered two days with hours of their own. */
const test = testOnSiteWith(async ({ edit }) => {
  await edit('content/site/business.mdx', (text) => text.replace(/^social:/m, `${days}social:`));
  await edit(
    'content/site/announcement.mdx',
    () =>
      '---\nfrom: 2030-03-01\nuntil: 2030-03-04\nwords: Closed for Holi.\nlink: /contact\n---\n',
  );
});

describe('a site with an announcement and special days', () => {
  test.for([
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

  test('on a holiday the shop is closed, and the table says why', async ({ visit }) => {
    const at = new Date('2030-03-04T10:00:00+05:45');
    // Where the visitor's phone is set to, it is still the day before.
    const page = await visit('/contact', { at, timezoneId: 'America/Los_Angeles' });
    await main(page).getByText('Closed. Opens tomorrow at 12:00 PM').waitFor();
    const row = main(page).getByRole('row', { name: /Monday, 4 March \(Holi\)/ });
    expect(await row.getByRole('cell').textContent()).toBe('Closed');
  });

  test.for([
    { at: '2030-03-05T11:59:00+05:45', says: 'Closed. Opens today at 12:00 PM' },
    { at: '2030-03-05T12:00:00+05:45', says: 'Open now until 4:00 PM' },
    { at: '2030-03-05T15:59:00+05:45', says: 'Open now until 4:00 PM' },
    { at: '2030-03-05T16:00:00+05:45', says: 'Closed. Opens tomorrow at 9:00 AM' },
  ])('its own hours count to the minute: $at', async ({ at, says }, { visit }) => {
    const page = await visit('/contact', { at: new Date(at), timezoneId: 'Pacific/Auckland' });
    await main(page).getByText(says, { exact: true }).waitFor();
  });

  test('on a day with other hours it closes earlier, and days gone by are not told', async ({
    visit,
  }) => {
    const at = new Date('2030-03-05T15:00:00+05:45');
    const page = await visit('/contact', { at });
    await main(page).getByText('Open now until 4:00 PM').waitFor();
    expect(await main(page).getByText('(Holi)').count()).toBe(0);
    const row = main(page).getByRole('row', { name: /Tuesday, 5 March \(After Holi\)/ });
    expect(await row.getByRole('cell').textContent()).toBe('12:00 PM to 4:00 PM');
  });
});
