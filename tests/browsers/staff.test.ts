import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, ElementHandle, Page } from 'puppeteer-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readContent } from '../../scripts/read/read-content.ts';
import { findMetadata } from '../../src/compiler/read/files/photo-metadata.ts';
import { revisionOf } from '../../src/compiler/read/files/revision.ts';
import { staffUrl } from '../../src/staff/page/shown-path.ts';
import type { Folder } from '../support/folder.ts';
import { desktop, phone } from '../support/pages.ts';
import { photo, position } from '../support/photos.ts';
import { copySite, startDevServer, type Site } from '../support/sites.ts';
import { firefox, launchFirefox } from './firefox.ts';

const business = 'content/site/business.mdx';
const timeout = 60_000;
/** Dates in it are not so far ahead that the bar asks about them. */
const nextYear = new Date().getFullYear() + 1;

/** Taps or clicks an element. */
type Press = (element: ElementHandle<Element>) => Promise<void>;

describe.runIf(firefox.isInstalled())('the staff page in Firefox', () => {
  let copy: Folder;
  let site: Site;
  let browser: Browser;
  let closeBrowser: () => Promise<void>;
  beforeAll(async () => {
    copy = copySite();
    site = await startDevServer(copy);
    ({ browser, close: closeBrowser } = await launchFirefox());
  });
  afterAll(async () => {
    await closeBrowser?.();
    await site?.close();
    copy?.discard();
  });

  /** Opens a page as a member of staff. @param press taps or clicks */
  async function open(route: string, viewport: typeof phone.viewport, press: Press) {
    const page = await browser.newPage();
    // Only one tab changes text, and the next test opens another.
    onTestFinished(() => page.close());
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.setViewport(viewport);
    await page.goto(site.url + staffUrl(route));
    // Firefox may draw an element again between the search and the press.
    const pressOn = (selector: string) =>
      vi.waitFor(
        async () => {
          const element = await page.waitForSelector(selector, { visible: true, timeout: 1000 });
          await element?.scrollIntoView();
          await press(element as ElementHandle<Element>);
        },
        { timeout },
      );
    const pressTool = (text: string) => pressOn(`>>> [role=toolbar] button ::-p-text(${text})`);
    const pressInSheet = (text: string) => pressOn(`>>> dialog button ::-p-text(${text})`);
    const waitForSheet = (hidden: boolean) =>
      page.waitForSelector('>>> dialog', { timeout, hidden, visible: !hidden });
    const save = async () => {
      await pressInSheet('Save');
      await waitForSheet(true);
    };
    return { page, errors, pressOn, pressTool, pressInSheet, waitForSheet, save };
  }

  test.for<[string, typeof phone.viewport, Press]>([
    ['taps', phone.viewport, (element) => element.tap()],
    ['clicks', desktop.viewport, (element) => element.click()],
  ])(
    'changes a sentence, hours, a holiday and a photo by %s, and undoes all',
    async ([, viewport, press]) => {
      const before = revisionOf(readContent(copy.root));
      const staff = await open('/contact', viewport, press);
      const { page, pressOn, pressTool, pressInSheet, waitForSheet, save } = staff;

      await pressTool('Change text');
      await pressOn('::-p-xpath(//main//*[self::h2 or self::h3][.="Ring"])');
      await waitForSheet(false);
      await page.locator('>>> dialog textarea').fill('Ring the desk');
      await save();
      const isSheetInHistory = () => page.evaluate(() => Boolean(history.state?.sheet));
      await expect.poll(isSheetInHistory, { timeout }).toBe(false);
      const contact = 'content/pages/contact.mdx';
      await expect.poll(() => copy.read(contact), { timeout }).toContain('title="Ring the desk"');

      await pressTool('Hours');
      await pressInSheet('Friday');
      await fill(page, 'Closes', '13:00');
      await pressInSheet('Save');
      await expect.poll(() => copy.read(business), { timeout }).toContain('closes: 1:00 PM');

      // The list stays open for other days.
      await pressInSheet('Add a holiday');
      await fill(page, 'First day', `${nextYear}-10-06`);
      await fill(page, 'Reason', 'Dashain');
      await save();
      await expect.poll(() => copy.read(business), { timeout }).toContain('reason: Dashain');

      const original = path.join(copy.root, 'IMG 1.JPG');
      const turned = (await photo(300, 200)).withExif(position).withMetadata({ orientation: 6 });
      await writeFile(original, await turned.webp().toBuffer());
      await pressTool('New');
      await pressInSheet('Photo');
      const input = await controlOf(page, 'Take or choose a photo');
      await (input as ElementHandle<HTMLInputElement>).uploadFile(original);
      await page.waitForSelector('>>> dialog form img', { timeout });
      await fill(page, 'What does the photo show?', 'Chest');
      await save();
      const saved = readFileSync(path.join(copy.root, 'content/pictures/chest.jpg'));
      expect(findMetadata(saved)).toMatchObject({ hasMetadata: false, orientation: 1 });
      expect(await sharp(saved).metadata()).toMatchObject({ width: 200, height: 300 });

      await page.reload();
      for (let left = 4; left > 0; left -= 1) {
        await pressTool(left === 1 ? '1 change' : `${left} changes`);
        await pressInSheet('Undo');
        await page.waitForSelector('>>> dialog [role=status] p', { timeout, visible: true });
        await page.keyboard.press('Escape');
        await waitForSheet(true);
      }
      await expect.poll(() => revisionOf(readContent(copy.root)), { timeout }).toBe(before);
      expect(staff.errors).toEqual([]);
    },
  );
});

/** Returns the control of the open sheet whose label begins with a text. */
async function controlOf(page: Page, label: string): Promise<ElementHandle<HTMLElement>> {
  const control = await page.waitForFunction(
    (text) => {
      const bar = document.querySelector('staff-bar')?.shadowRoot;
      const labels = [...(bar?.querySelectorAll('dialog label') ?? [])] as HTMLLabelElement[];
      return labels.find(({ textContent }) => textContent?.startsWith(text))?.control;
    },
    { timeout },
    label,
  );
  return control as ElementHandle<HTMLElement>;
}

/** Types a value instead of the value of a control. */
async function fill(page: Page, label: string, value: string) {
  const control = await controlOf(page, label);
  const id = await control.evaluate((element) => CSS.escape(element.id));
  await page.locator(`>>> #${id}`).fill(value);
}
