import sharp from 'sharp';
import { expect } from 'vitest';
import { load } from '../../scripts/content/load.ts';
import { allLanguages } from '../../scripts/content/model.ts';
import { openGraphImages } from '../../scripts/site/pictures/open-graph-images.ts';
import { openGraphSize } from '../../src/lib/open-graph-image.ts';
import { otherShop, project } from '../support/folders.ts';
import { modelOf, test, type SiteCopy } from '../support/site-copy.ts';

/** Returns an Open Graph image and its colour at a point, by default inside the page's picture. */
async function imageOf(
  content: SiteCopy,
  language: number,
  file: string,
  point = { left: 880, top: 300 },
) {
  const model = allLanguages(await content.model())[language];
  if (!model) throw new Error(`The site has no language ${language}.`);
  const png = (await openGraphImages(model, project, content.root)).get(file);
  if (png === undefined) throw new Error(`there is no ${file}`);
  const { width, height } = await sharp(png as Uint8Array).metadata();
  const { data } = await sharp(png as Uint8Array)
    .extract({ ...point, width: 20, height: 20 })
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { size: { width, height }, colour: [...data] };
}

test('shows the photo of a page in its Open Graph image', async ({ content }) => {
  const red = { r: 200, g: 30, b: 40 };
  const blank = { width: 1600, height: 1200, channels: 3 as const, background: red };
  content.write('content/pictures/shelf.jpg', await sharp({ create: blank }).jpeg().toBuffer());
  content.edit('content/pages/about.mdx', (text) =>
    text.replace('picture="story"', 'picture="shelf"'),
  );

  const { size, colour } = await imageOf(content, 0, 'share/about.png');
  expect(size).toEqual(openGraphSize);
  for (const [index, part] of Object.values(red).entries()) {
    expect(Math.abs((colour[index] ?? 0) - part)).toBeLessThan(12);
  }
});

test("shows the shop's name on its colour if a page has no picture", async ({ content }) => {
  content.remove('content/pictures/hero.svg');
  for (const page of ['home', 'not-found']) {
    content.edit(`content/pages/${page}.mdx`, (text) =>
      text
        .replaceAll(/<Door [^]*?<\/Door>\n/g, '')
        .replaceAll(/ picture="\w+"( words="[^"]*")?/g, ''),
    );
  }
  // The point is at the edge of the picture, where no text is drawn.
  const { colour } = await imageOf(content, 0, 'share/home.png', { left: 700, top: 120 });
  expect(colour).toEqual([0x17, 0x50, 0x3f]);
});

test('draws an image for a translated page, in its script', async ({ content }) => {
  content.translate();
  const model = await content.model();
  const [translation = model] = model.translations;
  const english = await openGraphImages(model, project, content.root);
  const nepali = await openGraphImages(translation, project, content.root);
  expect([...nepali.keys()]).toContain('share/ne/faq.png');
  expect(nepali.get('share/ne/faq.png')).not.toEqual(english.get('share/faq.png'));
});

test('places the text at the right and the picture at the left for Arabic', async () => {
  const model = modelOf(await load(otherShop));
  const [arabic = model] = model.translations;
  const png = (await openGraphImages(arabic, project, otherShop)).get('share/ar/contact.png');
  const greyOf = async (point: { left: number; top: number; width: number; height: number }) => {
    const part = sharp(png as Uint8Array)
      .extract(point)
      .flatten()
      .greyscale();
    const { channels } = await sharp(await part.toBuffer()).stats();
    return { darkest: channels[0]?.min ?? 0, lightest: channels[0]?.max ?? 0 };
  };
  // The picture's background is darker than the page's.
  expect((await greyOf({ left: 100, top: 180, width: 40, height: 40 })).lightest).toBeLessThan(238);
  expect((await greyOf({ left: 820, top: 240, width: 320, height: 80 })).darkest).toBeLessThan(60);
});
