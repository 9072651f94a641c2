import { newTabLink } from '../support/links.ts';
import { main } from '../support/parts.ts';
import { phone } from '../support/pages.ts';
import { expect, test } from '../support/visitor.ts';

test('one screen of a phone tells what, where, whether it is open, and has both buttons', async ({
  visit,
}) => {
  const page = await visit('/', { ...phone, at: new Date('2026-11-22T12:00:00+05:45') });
  const bar = await page.getByRole('navigation', { name: 'Reach the shop' }).boundingBox();
  for (const thing of [
    main(page).getByRole('heading', { level: 1 }),
    main(page).getByText('Open now until 6:00 PM'),
    main(page)
      .getByText(/Basundhara/)
      .first(),
    newTabLink(main(page), 'Browse Products'),
    main(page).getByRole('link', { name: 'Sell Your Items' }),
  ]) {
    const box = await thing.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  }
});

test('with forced colours icons, buttons and states stay visible', async ({ visit }) => {
  const page = await visit('/', { forcedColors: 'active' });
  const button = newTabLink(main(page), 'Browse Products');
  const look = await button.evaluate((element) => {
    const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } =
      getComputedStyle(element);
    return { borderTopStyle, borderTopWidth, edge: borderTopColor !== backgroundColor };
  });
  expect(look).toEqual({ borderTopStyle: 'solid', borderTopWidth: '1px', edge: true });
  const icon = button.locator('svg');
  expect(await icon.evaluate((element) => getComputedStyle(element).fill)).toBe(
    await button.evaluate((element) => getComputedStyle(element).color),
  );
});

test('nothing moves for those who ask for less motion', async ({ visit }) => {
  const page = await visit('/faq', { reducedMotion: 'reduce' });
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')].some((element) =>
      getComputedStyle(element)
        .transitionDuration.split(', ')
        .some((duration) => duration !== '0s'),
    ),
  );
  expect(moving).toBe(false);
});
