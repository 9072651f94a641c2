import { words } from '../support/shop.ts';
import { phone } from '../support/pages.ts';
import { main } from '../support/parts.ts';
import { expect, test } from '../support/visitor.ts';

test('a notice is told politely, stays for ten seconds and more, and is easy to close', async ({
  visit,
}) => {
  const page = await visit('/', phone);
  await main(page).getByRole('button').first().click();
  const close = page.getByRole('button', { name: words.notices.close });
  await close.waitFor();

  const region = page.getByRole('region', { name: words.notices.region });
  expect(await region.getAttribute('aria-live')).toBe('polite');
  expect(await region.getByRole('alert').count()).toBe(0);

  const box = await close.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);

  // Its time runs as an animation, whose length is how long it stays.
  const longest = await page.evaluate(() =>
    Math.max(
      0,
      ...document.getAnimations().map(({ effect }) => Number(effect?.getTiming().duration)),
    ),
  );
  expect(longest).toBeGreaterThanOrEqual(10_000);

  const bar = await page.getByRole('navigation', { name: words['bottom-bar'].label }).boundingBox();
  const notice = await region.getByRole('status').boundingBox();
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});
