import sharp, { type Sharp } from 'sharp';
import { expect } from 'vitest';
import { openGraphImages } from '../../scripts/site/pictures/open-graph-images.ts';
import type { Model } from '../../src/compiler/model.ts';
import { openGraphSize } from '../../src/site/lib/open-graph-image.ts';
import { project } from '../support/folders.ts';
import { test, type SiteCopy } from '../support/site-copy.ts';

/** Draws the Open Graph images of some pages. Each takes as long as a hundred other tests. */
function drawImages(content: SiteCopy, model: Model, ...ids: string[]) {
  const pages = model.pages.filter(({ id }) => ids.includes(id));
  return openGraphImages({ ...model, pages }, project, content.root);
}

/** Returns the Open Graph image of a page of the default language. */
async function imageOf(content: SiteCopy, page: string) {
  const images = await drawImages(content, await content.model(), page);
  return sharp(images.get(page)?.png);
}

/** Returns the average colour of a square of 20 × 20 pixels. */
async function colourAt(image: Sharp, point: { left: number; top: number }) {
  const square = image.extract({ ...point, width: 20, height: 20 });
  return [...(await square.resize(1, 1).removeAlpha().raw().toBuffer())];
}

test('shows the photo of a page in its Open Graph image', async ({ content }) => {
  const red = { r: 200, g: 30, b: 40 };
  const create = { width: 1600, height: 1200, channels: 3, background: red } as const;
  content.write('content/pictures/shelf.jpg', await sharp({ create }).jpeg().toBuffer());
  content.edit('content/pages/about.mdx', (text) =>
    text.replace('picture="story"', 'picture="shelf"'),
  );

  const image = await imageOf(content, 'about');
  expect(await image.metadata()).toMatchObject(openGraphSize);
  const [r = 0, g = 0, b = 0] = await colourAt(image, { left: 880, top: 300 });
  expect(Math.abs(r - red.r)).toBeLessThan(12);
  expect(Math.abs(g - red.g)).toBeLessThan(12);
  expect(Math.abs(b - red.b)).toBeLessThan(12);
});

test("shows the shop's colour if a page has no picture", async ({ content }) => {
  content.remove('content/pictures/hero.svg');
  for (const page of ['home', 'not-found']) {
    content.edit(`content/pages/${page}.mdx`, (text) =>
      text
        .replaceAll(/<Door [^]*?<\/Door>\n/g, '')
        .replaceAll(/ picture="\w+"( words="[^"]*")?/g, ''),
    );
  }
  const edgeWithoutText = { left: 700, top: 120 };
  const colour = await colourAt(await imageOf(content, 'home'), edgeWithoutText);
  expect(colour).toEqual([0x17, 0x50, 0x3f]);
});

test('shows the default picture instead of a panorama', async ({ content }) => {
  const withPanorama = await (await imageOf(content, 'home')).toBuffer();
  content.edit('content/pages/home.mdx', (text) =>
    text.replace('<Hero picture="street"', '<Hero picture="hero"'),
  );
  expect(withPanorama).toEqual(await (await imageOf(content, 'home')).toBuffer());
});

test('draws a different image for a translated page', async ({ content }) => {
  content.translate();
  const model = await content.model();
  const [translation = model] = model.translations;
  const english = await drawImages(content, model, 'faq');
  const nepali = await drawImages(content, translation, 'faq');
  expect(nepali.get('faq')?.file).toMatch(/^share\/ne\/faq-[\da-f]{8}\.png$/);
  expect(nepali.get('faq')?.png).not.toEqual(english.get('faq')?.png);
});

test('gives a changed image a new URL, because chat apps keep a picture by its URL', async ({
  content,
}) => {
  const filesOf = async () => {
    const images = await drawImages(content, await content.model(), 'about', 'faq');
    return (id: string) => images.get(id)?.file;
  };
  const before = await filesOf();
  content.edit('content/pages/about.mdx', (text) => text.replace(/^title: /m, '$&Now '));
  const after = await filesOf();
  expect(after('about')).not.toBe(before('about'));
  expect(after('faq')).toBe(before('faq'));
});
