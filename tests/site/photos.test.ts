import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { boxOf } from '../support/boxes.ts';
import { createGate, withFaultyFiles } from '../support/faults.ts';
import { main, titleHeading } from '../support/parts.ts';
import { photo, stripedPhoto } from '../support/photos.ts';
import { serveCopy, type BuiltSite } from '../support/sites.ts';
import type { Folder } from '../support/folder.ts';
import { expect, test as base } from '../support/visitor.ts';
import { waitUntilHydrated, waitUntilIdle, withoutPolicy } from '../support/visits.ts';

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

/** Adds photos and galleries to the pages of a site. */
async function addPhotos({ write, edit }: Folder) {
  const front = (await photo(1280, 960)).withIccProfile('p3').jpeg();
  write('content/pictures/front.jpg', await front.toBuffer());
  write('content/pictures/side.png', await (await stripedPhoto(600, 900)).png().toBuffer());
  const edits: [file: string, pattern: RegExp, replacement: string][] = [
    ['pages/home', /picture="hero"/, 'picture="front"'],
    ['pages/sell-with-us', /<Hero picture="\w+"/, '<Hero picture="front"'],
    ['pages/sell-with-us', /## Three steps/, '![The side, in a text](side)\n\n$&'],
    ['pages/about', /<Hero[^>]*>/, '<Hero>'],
    ['pages/about', /## How it began/, `$&\n${gallery}`],
    ['values/thrift', /^icon: .*$/m, 'picture: side\nwords: A shelf seen from its side.'],
    ['team/bench', /^icon: .*$/m, 'picture: side\nwords: Somebody at the bench.'],
    ['categories/tables', /^picture: .*$/m, 'picture: side\nfocus: bottom'],
  ];
  for (const [file, pattern, replacement] of edits) {
    edit(`content/${file}.mdx`, (text) => text.replace(pattern, replacement));
  }
}

const test = base.extend<{ photoSite: BuiltSite; site: string }>({
  photoSite: [
    async ({}, use) => {
      const photoSite = await serveCopy(addPhotos);
      await use(photoSite);
      await photoSite.close();
    },
    { scope: 'file' },
  ],
  site: async ({ photoSite }, use) => use(photoSite.url),
});

const phone = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1280, height: 800 } };

const firstPicture = (page: Page) => main(page).locator('img').first();

/** Waits until a picture is loaded. @returns its URL */
function loadedSource(image: Locator): Promise<string> {
  return image.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    return element.currentSrc;
  });
}

async function ratioOf(element: Locator): Promise<number> {
  const { width, height } = await boxOf(element);
  return width / height;
}

test.for([
  ['a phone', phone, 800],
  ['a desktop', desktop, 800],
  ['a sharp desktop', { ...desktop, deviceScaleFactor: 2 }, 1200],
] as const)('loads a photo in the size that %s needs', async ([, device, width], { visit }) => {
  const page = await visit('/sell-with-us', device);
  const source = await loadedSource(firstPicture(page));
  expect(source).toMatch(new RegExp(`/assets/front-${width}-[\\w-]+\\.avif$`));
});

test('loads no photo that is narrower than its frame if a wider one exists', async ({ look }) => {
  for (const width of [600, 1100, 1280]) {
    for (const path of ['/', '/about']) {
      const page = await look(path, { viewport: { width, height: 800 } });
      const photos = await main(page).locator('img[srcset]:visible').all();
      expect(photos).not.toEqual([]);
      for (const image of photos) {
        await image.scrollIntoViewIfNeeded();
        const [, chosen] = /(?:front|side)-(\d+)/.exec(await loadedSource(image)) ?? [];
        const srcset = (await image.getAttribute('srcset')) ?? '';
        const [, widest] = /(\d+)w$/.exec(srcset) ?? [];
        const needed = Math.min((await boxOf(image)).width, Number(widest));
        expect(Number(chosen), `${path} at ${width}`).toBeGreaterThanOrEqual(needed);
      }
    }
  }
});

test('places a photo next to the text of its hero on a wide screen', async ({ look }) => {
  const page = await look('/sell-with-us', desktop);
  const { right } = await boxOf(titleHeading(page));
  expect((await boxOf(firstPicture(page))).left).toBeGreaterThanOrEqual(right);
});

test('loads the first picture, or the street with both doors, before others', async ({ look }) => {
  for (const [path, urgentCount] of [
    ['/', 3],
    ['/about', 1],
  ] as const) {
    const page = await look(path);
    const images = await main(page).locator('img').all();
    expect(images.length).toBeGreaterThan(urgentCount + 2);
    for (const [index, image] of images.entries()) {
      const isUrgent = index < urgentCount;
      expect(await image.getAttribute('loading')).toBe(isUrgent ? 'eager' : 'lazy');
      expect(await image.getAttribute('fetchpriority')).toBe(isUrgent ? 'high' : null);
    }
    const script = page.locator('script[type=module]');
    expect(await script.getAttribute('fetchpriority')).toBe('low');
  }
});

test('reserves the space of a photo, so that the layout does not shift', async ({ visit }) => {
  const photosLoad = createGate();
  const fault = withFaultyFiles(/\.avif$/, photosLoad.fault);
  const options = { ...phone, ...withoutPolicy, ...fault, hydrates: false };
  const page = await visit('/sell-with-us', options);
  await waitUntilHydrated(page);
  const layout = await firstPicture(page).evaluate(async (image: HTMLImageElement) => {
    // Text may move when its font loads, because this machine's fonts have other sizes.
    await document.fonts.ready;
    const swatch = document.createElement('i');
    swatch.style.color = 'var(--surface)';
    document.body.append(swatch);
    const { width, height } = image.getBoundingClientRect();
    return {
      ratio: width / height,
      background: getComputedStyle(image).backgroundColor,
      surface: getComputedStyle(swatch).color,
    };
  });
  expect(layout.ratio).toBeCloseTo(4 / 3, 1);
  expect(layout.background).toBe(layout.surface);
  const inText = await boxOf(main(page).getByRole('img', { name: 'The side, in a text' }));
  expect(inText.width / inText.height).toBeCloseTo(2 / 3, 1);
  await waitUntilIdle(page);
  const shifts = await page.evaluateHandle(() => {
    const total = { value: 0 };
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as (PerformanceEntry & { value: number })[];
      for (const { value } of entries) total.value += value;
    }).observe({ type: 'layout-shift' });
    return total;
  });
  photosLoad.open();
  for (const image of await main(page).locator('img').all()) {
    await image.scrollIntoViewIfNeeded();
    await image.evaluate((element: HTMLImageElement) => element.decode());
  }
  await waitUntilIdle(page);
  expect(await shifts.evaluate(({ value }) => value)).toBe(0);
});

/** Returns which third of the photo is at the top and at the bottom of its frame. */
async function thirdsAtEdges(image: Locator): Promise<string> {
  await image.scrollIntoViewIfNeeded();
  await loadedSource(image);
  const rendered = sharp(await image.screenshot());
  const { width = 0, height = 0 } = await rendered.metadata();
  const visibleThirds = [0.2, 0.8].map(async (part) => {
    const point = { left: Math.round(width / 2), top: Math.round(height * part) };
    const pixel = await rendered
      .clone()
      .extract({ ...point, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer();
    // The thirds of the photo are red, green and blue.
    const strongestChannel = pixel.indexOf(Math.max(...pixel));
    return ['upper', 'middle', 'lower'][strongestChannel];
  });
  return (await Promise.all(visibleThirds)).join(' to ');
}

test('crops a photo to its lower half, a face to its upper third, or to its "focus"', async ({
  look,
}) => {
  for (const { viewport } of [phone, desktop]) {
    const about = main(await look('/about', { viewport }));
    const picture = (name: string) => about.getByRole('img', { name, exact: true }).first();
    for (const [name, edges] of [
      ['The front of a shelf', undefined],
      ['A drawing of a table', undefined],
      ['The side of a shelf', 'middle to lower'],
      ['A shelf seen from its side.', 'middle to lower'],
      ['Somebody at the bench.', 'upper to middle'],
    ] as const) {
      expect(await ratioOf(picture(name)), name).toBeCloseTo(1, 1);
      if (edges) expect(await thirdsAtEdges(picture(name)), name).toBe(edges);
    }
    expect(await thirdsAtEdges(picture('The same side'))).toBe('upper to lower');
  }
  const home = main(await look('/', desktop));
  const link = home.page().getByRole('link', { name: 'Tables' }).first();
  const photoOnCard = home.getByRole('listitem').filter({ has: link }).locator('img');
  expect(await ratioOf(photoOnCard)).toBeCloseTo(3 / 2, 1);
  expect(await thirdsAtEdges(photoOnCard)).toBe('middle to lower');
});

test("links a picture's caption to a chat if the gallery asks for it", async ({ look }) => {
  const about = main(await look('/about'));
  const galleryWithoutChat = about.getByRole('region', { name: 'Two pictures' });
  expect(await galleryWithoutChat.locator('a[href*="wa.me"]').count()).toBe(0);
  const galleryPart = about.getByRole('region', { name: 'Four pictures' });
  const link = galleryPart.getByRole('link', { name: 'The table, drawn.' });
  const chat = new URL((await link.getAttribute('href')) ?? '');
  expect(chat.host).toBe('wa.me');
  expect(chat.searchParams.get('text')).toBe(
    'Good day! Is it still on the bench? The table, drawn.',
  );
});

test('shows a gallery in two or four columns', async ({ look }) => {
  const page = await look('/about', phone);
  const galleryPart = main(page).getByRole('region', { name: 'Four pictures' });
  for (const [width, columns] of [
    [360, 2],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await Promise.all((await galleryPart.getByRole('img').all()).map(boxOf));
    expect(new Set(boxes.map(({ left }) => left)).size).toBe(columns);
    expect(boxes.every(({ left, right }) => left > 0 && right < width)).toBe(true);
  }
  const plainGallery = main(page).getByRole('region', { name: 'Without words' });
  const { height } = await boxOf(plainGallery.getByRole('img'));
  expect((await boxOf(plainGallery)).height).toBe(height);
});

test('opens a whole photo of a gallery above the page, without scripts too', async ({ look }) => {
  for (const options of [phone, { ...phone, javaScriptEnabled: false as const }]) {
    const page = await look('/about', options);
    const galleryPart = main(page).getByRole('region', { name: 'Four pictures' });
    // A drawing is already whole.
    expect(await galleryPart.getByRole('button', { name: 'A drawing' }).count()).toBe(0);
    const photoButton = galleryPart.getByRole('button', {
      name: 'The side of a shelf (shows all of the photo)',
    });
    const whole = page.getByRole('dialog', { name: 'The side of a shelf' });
    await photoButton.click();
    expect(await ratioOf(whole.locator('img'))).toBeCloseTo(2 / 3, 1);
    expect(await whole.getByText('The side of a shelf').isVisible()).toBe(true);
    await whole.getByRole('button', { name: 'Back to the bench' }).click();
    await whole.waitFor({ state: 'hidden' });
    await photoButton.click();
    await page.keyboard.press('Escape');
    await whole.waitFor({ state: 'hidden' });
  }
});

test("shows a photo instead of a value's icon", async ({ look }) => {
  const page = await look('/about');
  const image = main(page).getByRole('img', { name: 'A shelf seen from its side.' });
  // The photo loads when it is near the screen.
  await image.scrollIntoViewIfNeeded();
  expect(await loadedSource(image)).toMatch(/\.avif$/);
  // The photo is next to the text if both fit. Otherwise, the photo is above the text.
  const title = page.getByRole('heading', { name: 'Thrift' });
  for (const width of [360, 412, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await boxOf(image)).right).toBeLessThan((await boxOf(title)).left);
  }
  await page.setViewportSize({ width: 280, height: 800 });
  expect((await boxOf(image)).bottom).toBeLessThanOrEqual((await boxOf(title)).top);
});

test('serves a JPEG to a browser without AVIF', async ({ look }) => {
  const html = await (await look('/')).content();
  expect(html).toMatch(
    /<img [^>]*src="\/assets\/front-\d+-[\w-]+\.jpg"[^>]*srcset="[^"]*\.jpg 480w,/,
  );
});

test('publishes no original of a picture', async ({ photoSite }) => {
  const names = await readdir(join(photoSite.dist, 'assets'));
  const pictures = names.filter((name) => /\.(avif|jpe?g|png|webp)$/.test(name));
  expect(pictures.length).toBeGreaterThan(8);
  for (const name of pictures) expect(name).toMatch(/^(front|side)-\d+-[\w-]+\.(avif|jpg)$/);
});
