import { imageSize } from 'image-size';
import { pages } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';

const onDevServer = process.env.SITE === 'dev';

test.skipIf(onDevServer).for(pages.map(({ id }) => id))(
  'a shared link to "%s" comes with a picture of its own',
  async (id, { site }) => {
    const response = await fetch(`${site}/share/${id}.png`);
    const picture = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(imageSize(picture)).toMatchObject({ width: 1200, height: 630, type: 'png' });
    expect(picture.length).toBeLessThan(300_000);
  },
);

test('browser tabs and home screens have the mark', async ({ site }) => {
  for (const [file, width] of [
    ['/favicon.ico', 32],
    ['/apple-touch-icon.png', 180],
  ] as const) {
    const bytes = Buffer.from(await (await fetch(site + file)).arrayBuffer());
    expect(imageSize(bytes), file).toMatchObject({ width, height: width });
  }
  expect(await (await fetch(`${site}/favicon.svg`)).text()).toContain('<svg');
});
