import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { main } from '../support/parts.ts';
import { photo, thirds } from '../support/photos.ts';
import { buildSite, copySite, previewSite } from '../support/sites.ts';
import { expect, test as base } from '../support/visitor.ts';
import { hydrated, waitUntilIdle, withoutPolicy } from '../support/visits.ts';

const gallery = `
<Gallery label="Four pictures" ask="yes">

- ![The front of a shelf](front) The front.
- ![The side of a shelf](side)
- ![A drawing of a table](table) The **table**, drawn.
- ![A drawing of a cupboard](cupboard) Another drawing.

</Gallery>

<Gallery label="Two pictures" focus="centre">

- ![The same side](side) The side once more.
- ![The same table](table) The table once more.

</Gallery>

<Gallery label="Without words">

- ![The side again](side)

</Gallery>
`;

/** A site with photos on its pages, and the folder of the built site. */
const test = base.extend<{ photos: { url: string; dist: string }; site: string }>({
  photos: [
    async ({}, use) => {
      const copy = await copySite();
      const pictures = join(copy.root, 'content/pictures');
      await writeFile(
        join(pictures, 'front.jpg'),
        await (await photo(1280, 960)).withIccProfile('p3').jpeg().toBuffer(),
      );
      await writeFile(join(pictures, 'side.png'), await (await thirds(600, 900)).png().toBuffer());
      await copy.edit('content/pages/home.mdx', (text) =>
        text.replace('picture="hero"', 'picture="front"'),
      );
      await copy.edit('content/pages/sell-with-us.mdx', (text) =>
        text.replace(/<Hero picture="\w+"/, '<Hero picture="front"'),
      );
      await copy.edit('content/pages/about.mdx', (text) =>
        text.replace(/<Hero[^>]*>/, '<Hero>').replace('## How it began', `$&\n${gallery}`),
      );
      await copy.edit('content/values/thrift.mdx', (text) =>
        text.replace(/^icon: .*$/m, 'picture: side\nwords: A shelf seen from its side.'),
      );
      await copy.edit('content/categories/tables.mdx', (text) =>
        text.replace(/^picture: .*$/m, 'picture: side\nfocus: bottom'),
      );
      const dist = await buildSite(copy);
      const { url, close } = await previewSite(dist);
      await use({ url, dist });
      await close();
      await copy.remove();
    },
    { scope: 'file' },
  ],
  site: async ({ photos }, use) => use(photos.url),
});

const phone = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 };
const firstPicture = (page: Page) => main(page).locator('img').first();
const sourceOf = (image: ReturnType<typeof firstPicture>) =>
  image.evaluate((element: HTMLImageElement) => element.decode().then(() => element.currentSrc));

test("keeps a photo's name and loads the size that the screen needs", async ({ visit }) => {
  expect(await sourceOf(firstPicture(await visit('/sell-with-us', phone)))).toMatch(
    /\/assets\/front-800-[\w-]+\.avif$/,
  );
  const desk = { viewport: { width: 1280, height: 800 } };
  expect(await sourceOf(firstPicture(await visit('/sell-with-us', desk)))).toMatch(
    /\/assets\/front-800-[\w-]+\.avif$/,
  );
  const sharpDesk = { ...desk, deviceScaleFactor: 2 };
  expect(await sourceOf(firstPicture(await visit('/sell-with-us', sharpDesk)))).toMatch(
    /\/assets\/front-1200-[\w-]+\.avif$/,
  );
});

test('loads no photo that is narrower than its frame if a wider one exists', async ({ visit }) => {
  for (const width of [600, 1100, 1280]) {
    for (const path of ['/', '/about']) {
      const page = await visit(path, { viewport: { width, height: 800 } });
      const photos = await main(page).locator('img[srcset]').all();
      expect(photos).not.toEqual([]);
      for (const image of photos) {
        await image.scrollIntoViewIfNeeded();
        const [, chosen] = /(?:front|side)-(\d+)/.exec(await sourceOf(image)) ?? [];
        const widths = [...((await image.getAttribute('srcset')) ?? '').matchAll(/(\d+)w/g)];
        const needed = Math.min(
          (await image.boundingBox())?.width ?? 0,
          Number(widths.at(-1)?.[1]),
        );
        expect(Number(chosen), `${path} at ${width}`).toBeGreaterThanOrEqual(needed);
      }
    }
  }
});

test('places a photo next to the text of its hero on a wide screen', async ({ visit }) => {
  const page = await visit('/sell-with-us', { viewport: { width: 1280, height: 800 } });
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  const box = await firstPicture(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual((heading?.x ?? 0) + (heading?.width ?? Infinity));
});

test('loads the first picture or both doors first, and others later', async ({ visit }) => {
  for (const [path, urgentCount] of [
    ['/', 2],
    ['/about', 1],
  ] as const) {
    const page = await visit(path);
    const images = await main(page)
      .locator('img')
      .evaluateAll((elements) =>
        elements.map((image) => [
          image.getAttribute('loading'),
          image.getAttribute('fetchpriority'),
        ]),
      );
    const lazy = images.splice(urgentCount);
    expect(lazy.length).toBeGreaterThan(2);
    for (const image of images) expect(image).toEqual(['eager', 'high']);
    for (const image of lazy) expect(image).toEqual(['lazy', null]);
    const script = page.locator('script[type=module]');
    expect(await script.getAttribute('fetchpriority')).toBe('low');
  }
});

test('reserves the space of a photo without layout shift', async ({ visit }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const fault = (context: BrowserContext) =>
    context.route(/\.avif$/, async (route) => {
      await held;
      await route.continue();
    });
  const page = await visit('/sell-with-us', { ...phone, ...withoutPolicy, fault, hydrates: false });
  await hydrated(page);
  const layout = await firstPicture(page).evaluate(async (image: HTMLImageElement) => {
    // Text may move when its font loads, by its difference from this machine's fonts.
    await document.fonts.ready;
    const swatch = document.createElement('i');
    swatch.style.color = 'var(--surface)';
    document.body.append(swatch);
    const { width, height } = image.getBoundingClientRect();
    return {
      ratio: width / height,
      ground: getComputedStyle(image).backgroundColor,
      surface: getComputedStyle(swatch).color,
    };
  });
  expect(layout.ratio).toBeCloseTo(4 / 3, 1);
  expect(layout.ground).toBe(layout.surface);
  await waitUntilIdle(page);
  const counter = await page.evaluateHandle(() => {
    const shifts = { sum: 0 };
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as (PerformanceEntry & { value: number })[];
      for (const { value } of entries) shifts.sum += value;
    }).observe({ type: 'layout-shift' });
    return shifts;
  });
  release();
  for (const image of await main(page).locator('img').all()) {
    await image.scrollIntoViewIfNeeded();
    await image.evaluate((element: HTMLImageElement) => element.decode());
  }
  await waitUntilIdle(page);
  expect(await counter.evaluate(({ sum }) => sum)).toBe(0);
});

/** Returns which third of the photo is at the top and at the bottom of its frame. */
async function edgeColours(image: ReturnType<typeof firstPicture>): Promise<string> {
  await image.scrollIntoViewIfNeeded();
  await sourceOf(image);
  const rendered = sharp(await image.screenshot());
  const { width = 0, height = 0 } = await rendered.metadata();
  const colours = [0.2, 0.8].map(async (part) => {
    const point = { left: Math.round(width / 2), top: Math.round(height * part) };
    const pixel = await rendered
      .clone()
      .extract({ ...point, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer();
    return ['upper', 'middle', 'lower'][pixel.indexOf(Math.max(...pixel))];
  });
  return (await Promise.all(colours)).join(' to ');
}

test('crops a portrait to its upper third or to its "focus"', async ({ visit }) => {
  for (const viewport of [phone.viewport, { width: 1280, height: 800 }]) {
    const about = await visit('/about', { viewport });
    const ratioOf = async (name: string) => {
      const box = await main(about).getByRole('img', { name, exact: true }).first().boundingBox();
      return (box?.width ?? 0) / (box?.height ?? 1);
    };
    const edgesOf = async (name: string) =>
      edgeColours(main(about).getByRole('img', { name, exact: true }).first());
    expect(await ratioOf('The front of a shelf')).toBeCloseTo(1, 1);
    expect(await ratioOf('The side of a shelf')).toBeCloseTo(1, 1);
    expect(await ratioOf('A drawing of a table')).toBeCloseTo(1, 1);
    expect(await edgesOf('The side of a shelf')).toBe('upper to middle');
    expect(await ratioOf('A shelf seen from its side.')).toBeCloseTo(1, 1);
    expect(await edgesOf('A shelf seen from its side.')).toBe('upper to middle');
    expect(await edgesOf('The same side')).toBe('upper to lower');
  }
  const home = await visit('/', { viewport: { width: 1280, height: 800 } });
  const heading = home.getByRole('link', { name: 'Tables' }).first();
  const card = main(home).getByRole('listitem').filter({ has: heading });
  const photoOnCard = card.locator('img');
  const box = await photoOnCard.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(3 / 2, 1);
  expect(await edgeColours(photoOnCard)).toBe('middle to lower');
});

test("links a picture's caption to a chat if the gallery asks for it", async ({ visit }) => {
  const about = main(await visit('/about'));
  const silentGallery = about.getByRole('region', { name: 'Two pictures' });
  expect(await silentGallery.locator('a[href*="wa.me"]').count()).toBe(0);
  const galleryPart = about.getByRole('region', { name: 'Four pictures' });
  const link = galleryPart.getByRole('link', { name: 'The table, drawn.' });
  const chat = new URL((await link.getAttribute('href')) ?? '');
  expect(chat.host).toBe('wa.me');
  expect(chat.searchParams.get('text')).toBe(
    'Good day! Is it still on the bench? The table, drawn.',
  );
});

test('shows a gallery in two or four columns, and opens each picture', async ({ visit }) => {
  const page = await visit('/about', phone);
  const galleryPart = main(page).getByRole('region', { name: 'Four pictures' });
  for (const [width, columns] of [
    [360, 2],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await galleryPart
      .getByRole('img')
      .evaluateAll((all) =>
        all
          .map((element) => element.getBoundingClientRect())
          .map(({ left, right }) => ({ left, right })),
      );
    expect(new Set(boxes.map(({ left }) => left)).size).toBe(columns);
    expect(boxes.every(({ left, right }) => left > 0 && right < width)).toBe(true);
  }
  expect(await galleryPart.getByRole('link', { name: 'A drawing' }).count()).toBe(0);
  const pictureLink = galleryPart.getByRole('link', { name: 'The side of a shelf' });
  expect(await pictureLink.getAttribute('href')).toMatch(/\/assets\/side-600-[\w-]+\.jpg$/);
  const plainGallery = main(page).getByRole('region', { name: 'Without words' });
  const heights = [plainGallery, plainGallery.getByRole('img')].map(
    async (element) => (await element.boundingBox())?.height,
  );
  const [all, picture] = await Promise.all(heights);
  expect(all).toBe(picture);
});

test('contains no "style" attribute, which the policy would block', async ({ photos }) => {
  const names = (await readdir(photos.dist, { recursive: true })).filter((name) =>
    name.endsWith('.html'),
  );
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) {
    const html = await readFile(join(photos.dist, name), 'utf8');
    expect(html.match(/<[^>]*\sstyle=[^>]*>/g), name).toBeNull();
  }
});

test("shows a photo instead of a value's icon", async ({ visit }) => {
  const page = await visit('/about');
  const image = main(page).getByRole('img', { name: 'A shelf seen from its side.' });
  // The photo loads when it is near the screen.
  await image.first().scrollIntoViewIfNeeded();
  expect(await sourceOf(image.first())).toMatch(/\.avif$/);
  // It is next to the text if both fit, otherwise above it.
  const title = page.getByRole('heading', { name: 'Thrift' });
  const boxes = async () => [await image.boundingBox(), await title.boundingBox()];
  for (const width of [360, 412, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const [icon, label] = await boxes();
    expect((icon?.x ?? Infinity) + (icon?.width ?? 0)).toBeLessThan(label?.x ?? 0);
  }
  await page.setViewportSize({ width: 280, height: 800 });
  const [above, below] = await boxes();
  expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});

test('serves a JPEG to a browser without AVIF', async ({ visit }) => {
  const html = await (await visit('/')).content();
  expect(html).toMatch(
    /<img [^>]*src="\/assets\/front-\d+-[\w-]+\.jpg"[^>]*srcset="[^"]*\.jpg 480w,/,
  );
});

test('publishes no metadata and no original of a picture', async ({ photos }) => {
  const assets = join(photos.dist, 'assets');
  const names = (await readdir(assets)).filter((name) => /\.(avif|jpe?g|png|webp)$/.test(name));
  expect(names.length).toBeGreaterThan(8);
  for (const name of names) {
    const { exif, xmp, iptc, icc } = await sharp(await readFile(join(assets, name))).metadata();
    expect([exif, xmp, iptc, icc], name).toEqual([undefined, undefined, undefined, undefined]);
    expect(name).toMatch(/^(front|side)-\d+-[\w-]+\.(avif|jpg)$/);
  }
});
