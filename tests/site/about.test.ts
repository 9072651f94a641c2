import { heading, headingsFrom, main, wordsOf } from '../support/parts.ts';
import { collections } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';

test('the page tells story, mission and vision', async ({ look }) => {
  const page = await look('/about');
  for (const topic of [/story/i, /mission/i, /vision/i]) {
    expect(await heading(page, topic).isVisible()).toBe(true);
  }
});

test('four values, in their order', async ({ look }) => {
  const page = await look('/about');
  const values = ['Community First', 'Sustainability', 'Quality Assurance', 'Fair Dealing'];
  expect(await headingsFrom(page, 'Community First', 4)).toEqual(values);
  expect(collections.values).toHaveLength(4);
});

test('the impact in numbers', async ({ look }) => {
  const page = await look('/about');
  const words = await wordsOf(main(page));
  expect(await heading(page, /impact/i).isVisible()).toBe(true);
  expect(words).toContain('50,000+ happy customers');
  expect(words).toContain('100,000+ items sold');
  expect(words).toContain('15+ years of experience');
});

test('the people of the shop', async ({ look }) => {
  const page = await look('/about');
  const titles = collections.team.map(({ data }) => String(data.title));
  expect(titles.length).toBeGreaterThan(0);
  expect(await headingsFrom(page, titles[0] ?? '', titles.length)).toEqual(titles);
});
