import type { Locator, Page } from 'playwright-core';
import { staffUrl } from '../../src/staff/page/shown-path.ts';
import type { Folder } from './folder.ts';
import { touchPhone } from './pages.ts';
import { copySite, startStaffServer } from './sites.ts';
import { createSnapshot } from './snapshot.ts';
import { createTabs, type Tabs } from './tabs.ts';
import { expect, test as base } from './visitor.ts';
import { longTimeoutMs, type Visit, type VisitOptions } from './visits.ts';

/** A copy of the content and the URL of the server whose staff page changes it. */
export interface StaffSite extends Folder {
  url: string;
}

interface Fixtures {
  staffSite: StaffSite;
  tabs: Tabs;
  /** The content that the staff page changes. All changes are reverted after the test. */
  content: StaffSite;
  site: string;
  /** Opens the staff page in a new browser profile. */
  visit: Visit;
  /** Opens the staff page as at its first start, in a tab that tests share. @param device by default a phone */
  open: (route: string, device?: VisitOptions) => Promise<Page>;
}

/** A test by a member of staff, who changes pages on the staff page. */
export const test = base.extend<Fixtures>({
  staffSite: [
    async ({}, use) => {
      const copy = copySite();
      const { url, close } = await startStaffServer(copy);
      await use({ ...copy, url });
      await close();
      copy.discard();
    },
    { scope: 'worker' },
  ],
  tabs: [
    // The browser closes the tabs. It may have done so before other fixtures of the worker end.
    async ({ browser, staffSite }, use) => use(createTabs(browser, staffSite.url)),
    { scope: 'worker' },
  ],
  content: [
    async ({ staffSite }, use) => {
      const snapshot = createSnapshot(staffSite);
      await use(staffSite);
      snapshot.restore();
    },
    { auto: true },
  ],
  site: async ({ staffSite }, use) => use(staffSite.url),
  visit: async ({ visits }, use) => {
    await use(async (route, options) => {
      const page = await visits.visit(staffUrl(route), options);
      await toolbar(page).waitFor({ timeout: longTimeoutMs });
      return page;
    });
  },
  open: async ({ tabs, task }, use) => {
    await use(async (route, device = touchPhone) => {
      const page = await tabs.open(staffUrl(route), device);
      await toolbar(page).waitFor({ timeout: longTimeoutMs });
      return page;
    });
    // Another test does not start where this one has failed.
    if (task.result?.state === 'fail') await tabs.discard();
    tabs.expectNoMessages();
  },
});

/** Opens a page of the site in the same tab, as a button of the bar does. */
export async function goToPage(page: Page, route: string) {
  await page.evaluate((url) => {
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate'));
  }, staffUrl(route));
  const isNepali = route.startsWith('/ne');
  const id = route.replace(/^\/(ne\b\/?)?/, '') || 'home';
  const language = isNepali ? '[data-language="ne"]' : ':not([data-language="ne"])';
  await page.locator(`main[data-page="${id}"]${language}`).waitFor();
}

/** Shows the page as after the phone is unlocked: it compares its files with the other side at once. */
export const unlock = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Returns the staff bar. */
export const toolbar = (page: Page) =>
  page.getByRole('toolbar', { name: /^(Staff bar|कर्मचारी टुलबार)$/ });

/** Returns a button of the bar. */
export const toolbarButton = (page: Page, name: string | RegExp) =>
  toolbar(page).getByRole('button', { name });

/** The name of the button that opens the list of changes. */
/** The name of the button that says where the changes of a published site are. */
export const sentButton =
  /^(\S+ (not sent|पठाउन बाँकी)|Waiting|पर्खँदै|Live since .*|साइटमा .*|Your changes|तपाईंका परिवर्तन)$/;

export const changesButton = /^\S+ (changes?|वटा परिवर्तन)$/;

/** Returns the button that shows the number of problems. Without problems, the count is zero. */
export const badge = (page: Page) => toolbarButton(page, /^[1-9]\d* to fix$/);

/** Returns the open list of problems. */
export const problems = (page: Page) => page.getByRole('dialog', { name: /to fix$/ });

/** Returns the button that opens a listed problem. @param name such as `Question: Do you deliver?, line 3` */
export const problem = (page: Page, name: string | RegExp) =>
  problems(page).getByRole('button', { name }).first();

/** Returns the open dialog: a sheet for a change, or a list. */
export const sheet = (page: Page) => page.getByRole('dialog');

/** Returns the first text field of the sheet. */
export const textField = (page: Page) => sheet(page).getByRole('textbox').first();

/**
 * Pastes a text as from the clipboard of a phone.
 * @param place `over` the text of the field, or `after` it
 */
export const pasteInto = (field: Locator, text: string, place: 'over' | 'after' = 'over') =>
  field.evaluate(
    (control: HTMLTextAreaElement, [plain, where]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', plain);
      control.focus();
      control.select();
      if (where === 'after') control.setSelectionRange(control.value.length, control.value.length);
      control.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    [text, place] as const,
  );

/** Returns the sheet that the browser has stored to open it again after a reload, as JSON. */
const readKeptSheet = (page: Page) =>
  page.evaluate(async () => {
    const answer = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const sheets: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name ?? ''));
      if (database.objectStoreNames.contains('drafts'))
        sheets.push(
          (await answer(database.transaction('drafts').objectStore('drafts').get('sheet'))) ?? [],
        );
      database.close();
    }
    return JSON.stringify(sheets.flat());
  });

/** Waits until the browser has stored a text that is typed in the open sheet. */
export const waitUntilKept = (page: Page, text: string) =>
  expect.poll(() => readKeptSheet(page)).toContain(text);

/** Waits until a reload would open no sheet. A saved text is on the page before its sheet has closed. */
export const waitUntilClosed = (page: Page) => expect.poll(() => readKeptSheet(page)).toBe('[]');

/** Presses a button of the open sheet. */
export const pressInSheet = (page: Page, name: string | RegExp) =>
  sheet(page).getByRole('button', { name, exact: true }).click();

/** Returns the button that closes the sheet. A notice in the sheet has such a button too. */
export const closeButton = (page: Page) =>
  sheet(page).getByRole('button', { name: 'Close', exact: true }).first();

/** Opens the further actions of the sheet. */
export const openMoreActions = (page: Page) => sheet(page).getByText('More actions').click();

/** Undoes the last save. */
export const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ }).first().click();

/** Opens the sheet of a text by a click with Alt. @param position by default the middle of the text */
export async function openAt(page: Page, text: Locator, position?: { x: number; y: number }) {
  // The previous save may not be complete yet.
  await sheet(page).waitFor({ state: 'hidden' });
  await page.keyboard.down('Alt');
  await text.click(position && { position });
  await page.keyboard.up('Alt');
  await sheet(page).waitFor();
}

/** Returns the question above the open sheet. */
export const openQuestion = (page: Page) => page.getByRole('alertdialog');

/** Returns the button of the open question that says yes. */
export const answerYes = (page: Page) => openQuestion(page).getByRole('button').first();

/** Returns what reads the live regions that exist now. Screen readers do not announce the first text of a new one. */
export async function liveRegions(page: Page) {
  const regions = await page.getByRole('status').elementHandles();
  return async () => (await Promise.all(regions.map((region) => region.textContent()))).join(' ');
}
