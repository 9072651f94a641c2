import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { en, type Strings } from '../../src/staff/words/en.ts';
import { ne } from '../../src/staff/words/ne.ts';
import { staffUrl } from '../../src/staff/page/shown-path.ts';
import {
  createGitHubStandIn,
  gitHubOrigin,
  pairingFragment,
  type GitHubStandIn,
} from '../../tests/support/github.ts';
import { writeRepositoryName } from '../../tests/support/published-content.ts';
import { buildSite, copySite, previewSite } from '../../tests/support/sites.ts';
import { takeReadmePictures } from './readme-pictures.ts';

const phone = { width: 360, height: 640 };
const scale = 2;

/** The open page, and its parts that steps use. */
interface StepContext {
  page: Page;
  strings: Strings;
  /** Returns a button of the bar. */
  barButton: (name: string) => Locator;
  sheet: Locator;
  /** Opens a page of the site and shows the bar. */
  open: (path: string) => Promise<void>;
}

/** A picture of the guide: leads to what it shows, and returns the elements with marks 1, 2, …. */
type Step = (context: StepContext) => Promise<Locator[]>;

/** The pictures of the guide, by name. */
const steps: Record<string, Step> = {
  async text({ page, strings, barButton, open }) {
    await open('/faq');
    await barButton(strings.changeText).tap();
    const question = page.locator('main summary').first();
    return [barButton(strings.changeText), question];
  },
  async save({ page, strings, barButton, sheet, open }) {
    await open('/faq');
    await barButton(strings.changeText).tap();
    await page
      .locator('main summary')
      .first()
      .tap({ position: { x: 40, y: 20 } });
    return [sheet.getByRole('textbox').first(), saveButton(sheet, strings)];
  },
  async hours({ strings, barButton, sheet, open }) {
    await open('/contact');
    await barButton(strings.hoursButton).tap();
    const addHoliday = sheet.getByRole('button', { name: strings.addHoliday });
    const friday = sheet.locator('section').nth(1).getByRole('button').nth(5);
    return [addHoliday, friday];
  },
  async holiday({ strings, barButton, sheet, open }) {
    await open('/contact');
    await barButton(strings.hoursButton).tap();
    await sheet.getByRole('button', { name: strings.addHoliday }).tap();
    await sheet.getByLabel(strings.firstDay).fill('2027-10-08');
    await sheet.getByLabel(strings.lastDay).fill('2027-10-12');
    // The field in the language of the page is the first one.
    const [label = ''] = strings.reasonIn('').split(' ');
    const reason = sheet.getByLabel(label).first();
    await reason.fill('Dashain');
    return [sheet.getByLabel(strings.firstDay), reason, saveButton(sheet, strings)];
  },
  async add({ page, strings, barButton, sheet, open }) {
    await open('/faq');
    await barButton(strings.new).tap();
    const question = sheet
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: strings.types.faq ?? '' }) })
      .first();
    return [question];
  },
  async photo({ page, strings, barButton, sheet, open }) {
    await open('/about');
    await barButton(strings.changeText).tap();
    await page.locator('main img').first().tap();
    return [sheet.getByLabel(strings.replacePhoto).first(), saveButton(sheet, strings)];
  },
  async ask({ page, strings, barButton, sheet, open }) {
    await open('/contact');
    await barButton(strings.changeText).tap();
    await page.locator('main a[href^="tel:"]').first().tap();
    await sheet.getByRole('textbox').first().fill('+977 984-111222');
    await saveButton(sheet, strings).tap();
    const anyway = sheet.getByRole('button', { name: strings.saveAnyway });
    await anyway.waitFor();
    return [sheet.getByRole('textbox').first(), sheet.locator('.warning'), anyway];
  },
  async changes({ page, strings, barButton, sheet, open }) {
    await open('/contact');
    await barButton(strings.changeText).tap();
    await page
      .locator('main h2')
      .first()
      .tap({ position: { x: 20, y: 10 } });
    const title = strings === en ? 'Come to our shop' : 'हाम्रो पसलमा आउनुहोस्';
    await sheet.getByRole('textbox').first().fill(title);
    await saveButton(sheet, strings).tap();
    await sheet.waitFor({ state: 'hidden' });
    await barButton(strings.notSent(1)).tap();
    const undo = sheet.getByRole('button', { name: strings.undo }).first();
    await undo.waitFor();
    return [undo, sheet.getByRole('button', { name: strings.send })];
  },
};

function saveButton(sheet: Locator, { save, saveAnyway }: Strings): Locator {
  return sheet
    .locator('.actions')
    .getByRole('button', { name: new RegExp(`^(${save}|${saveAnyway})$`) });
}

/**
 * Takes the pictures of the README, and of the guide for staff in both languages, with numbered marks.
 * They show Send, which only published sites have. A stand-in answers instead of GitHub.
 */
export async function takeGuidePictures(browser: Browser, root: string): Promise<string> {
  const folder = path.join(root, 'src/staff/guide');
  const copy = copySite(root);
  try {
    writeRepositoryName(copy);
    const gitHub = createGitHubStandIn(copy);
    const { dist } = await buildSite(copy);
    const site = await previewSite(dist);
    await takeReadmePictures(browser, site.url, path.join(root, '.github'));
    await mkdir(folder, { recursive: true });
    for (const [language, strings, basename] of [
      ['en', en, ''],
      ['ne', ne, '/ne'],
    ] as const) {
      for (const [name, step] of Object.entries(steps)) {
        const page = await openPhone(browser, gitHub);
        const marked = await step(contextOf(page, site.url + staffUrl(basename), strings));
        await savePicture(page, marked, path.join(folder, `${name}.${language}.webp`));
        await page.context().close();
      }
    }
    await site.close();
    return `.github has the pictures of the README, src/staff/guide those of the guide.`;
  } finally {
    copy.discard();
  }
}

async function openPhone(browser: Browser, gitHub: GitHubStandIn): Promise<Page> {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: scale,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  await context.route(`${gitHubOrigin}/**`, gitHub.route);
  return context.newPage();
}

function contextOf(page: Page, staffPage: string, strings: Strings): StepContext {
  const toolbar = page.getByRole('toolbar', { name: strings.bar });
  return {
    page,
    strings,
    barButton: (name) => toolbar.getByRole('button', { name }),
    sheet: page.getByRole('dialog'),
    async open(route) {
      await page.goto(staffPage + route + pairingFragment);
      await page.getByLabel(strings.whoAreYou).fill('Sita');
      await page.getByRole('button', { name: strings.save }).tap();
      await toolbar.waitFor();
    },
  };
}

/** Saves a screenshot with a frame and a number at each marked element that is on the screen. */
async function savePicture(page: Page, marked: readonly Locator[], file: string) {
  // The pictures of the page are decoded, and the notice about "Change text" has left.
  await page.evaluate(() =>
    Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))),
  );
  // Chromium marks a tapped button for a moment.
  await page.waitForTimeout(600);
  await page.locator('.notice:popover-open').waitFor({ state: 'hidden', timeout: 15_000 });
  const boxes = [];
  for (const element of marked) boxes.push(await element.boundingBox());
  const marks = boxes.map((box, index) => {
    if (!box) return '';
    const { x, y, width, height } = box;
    const centre = { x: Math.max(x, 16), y: Math.max(y, 16) };
    return (
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="none" stroke="#c2185b" stroke-width="3" />` +
      `<circle cx="${centre.x}" cy="${centre.y}" r="14" fill="#c2185b" stroke="#fff" stroke-width="2" />` +
      `<text x="${centre.x}" y="${centre.y + 5.5}" fill="#fff" font-family="sans-serif" font-size="16" font-weight="700" text-anchor="middle">${index + 1}</text>`
    );
  });
  const { width, height } = phone;
  const overlay = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * scale}" height="${height * scale}">${marks.join('')}</svg>`;
  const screenshot = await sharp(await page.screenshot())
    .composite([{ input: Buffer.from(overlay) }])
    .toBuffer();
  await sharp(screenshot).resize(phone.width).webp({ quality: 75 }).toFile(file);
}
