import { formatField } from '../../../src/staff/bar/names.ts';
import { ne } from '../../../src/staff/bar/strings/ne.ts';
import { main } from '../../support/parts.ts';
import { pair, test as publishedTest } from '../../support/published-site.ts';
import { sheet } from '../../support/staff.ts';
import {
  createPressCounter,
  deviceOf,
  staffOn,
  testBy,
  type Way,
} from '../../support/staff-member.ts';
import { expect } from '../../support/visitor.ts';
import { jobs, publishedJobs } from './jobs.ts';

const titleOf = ([number, title, maxPresses]: readonly [number, string, number, unknown]) =>
  `${number}. ${title}, with at most ${maxPresses} taps or clicks`;

/** Defines a test for each job of staff who use the page in this way. */
export function testJobs(way: Way) {
  const test = testBy(way);

  for (const job of jobs) {
    test(titleOf(job), async ({ openAsStaff, readChanges, devSite, presses }) => {
      const [, , maxPresses, story] = job;
      await story({ openAsStaff, readChanges, devSite });
      expect(presses.count()).toBeLessThanOrEqual(maxPresses);
    });
  }

  for (const job of publishedJobs) {
    publishedTest(titleOf(job), async ({ phone, published: { gitHub } }) => {
      const [, , maxPresses, story] = job;
      const presses = createPressCounter();
      const openAsStaff = async (route: string) => {
        const device = { ...deviceOf(way), prepare: presses.prepare };
        const page = await pair(phone, route, device);
        presses.reset();
        return staffOn(page, route, way);
      };
      await story({ openAsStaff, gitHub, answers: way.strings === ne ? '/ne/faq' : '/faq' });
      expect(presses.count()).toBeLessThanOrEqual(maxPresses);
    });
  }

  test('opens texts instead of links, and the menu as usual, while "Change text" is on', async ({
    openAsStaff,
  }) => {
    const { page, strings, press, pressInSheet, openText } = await openAsStaff('/');
    await openText(main(page).getByText('Offer us a piece'));
    expect(new URL(page.url()).searchParams.get('page')).toBe('/');
    await pressInSheet(strings.cancel);
    const banner = page.getByRole('banner');
    const link = banner.getByRole('link', { name: 'Find us' });
    if (!(await link.isVisible())) await press(banner.getByRole('button').first());
    await press(link);
    await sheet(page)
      .getByRole('heading', { name: formatField(strings, 'navigation.label') })
      .waitFor();
  });
}
