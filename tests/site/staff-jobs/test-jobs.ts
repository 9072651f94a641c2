import { formatField } from '../../../src/staff/describe/names.ts';
import { problemsId } from '../../../src/staff/parts/context.ts';
import { ne } from '../../../src/staff/words/ne.ts';
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
import { longTimeoutMs } from '../../support/visits.ts';
import { jobs, publishedJobs } from './jobs.ts';

const titleOf = ([number, title, maxPresses]: readonly [number, string, number, unknown]) =>
  `${number}. ${title}, with at most ${maxPresses} taps or clicks`;

/**
 * Defines a test for each second job of staff who use the page in this way. `npm test` tests each job in
 * one way, and the tests before a release in the other.
 * @param first the index of the first job, 0 or 1
 */
export function testJobs(way: Way, first: 0 | 1) {
  const test = testBy(way);
  const isOwn = (_: unknown, index: number) => index % 2 === first;

  for (const job of jobs.filter(isOwn)) {
    test(titleOf(job), async ({ openAsStaff, readChanges, content, countPresses }) => {
      const [, , maxPresses, story] = job;
      await story({ openAsStaff, readChanges, content });
      expect(countPresses()).toBeLessThanOrEqual(maxPresses);
    });
  }

  for (const job of publishedJobs.filter(isOwn)) {
    publishedTest(titleOf(job), async ({ phone, published: { gitHub } }) => {
      const [, , maxPresses, story] = job;
      const presses = createPressCounter();
      const openAsStaff = async (route: string) => {
        const device = { ...deviceOf(way), prepare: presses.prepare };
        const page = await pair(phone, route, device);
        // Playwright taps again if the bar of the start is replaced meanwhile (see staff-start.test.ts).
        await page.locator(`#${problemsId}`).waitFor({ state: 'attached', timeout: longTimeoutMs });
        presses.reset();
        return staffOn(page, route, way);
      };
      await story({ openAsStaff, gitHub, answers: way.strings === ne ? '/ne/faq' : '/faq' });
      expect(presses.count(), presses.list()).toBeLessThanOrEqual(maxPresses);
    });
  }

  test('opens texts instead of links, and the menu as usual, while "Change text" is on', async ({
    openAsStaff,
  }) => {
    const { page, strings, press, pressInSheet, openText } = await openAsStaff('/');
    // The text is outlined before its sheet covers it.
    const outlined = page.evaluate(() => {
      const outline = document.querySelector('staff-bar')?.shadowRoot?.querySelector('.outline');
      return new Promise<string>((resolve) => {
        const name = 'beforetoggle';
        outline?.addEventListener(name, (event) => resolve((event as ToggleEvent).newState), {
          once: true,
        });
      });
    });
    await openText(main(page).getByText('Offer us a piece'));
    expect(await outlined).toBe('open');
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
