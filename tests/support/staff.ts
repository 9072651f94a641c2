import type { Locator, Page } from 'playwright-core';
import { staffUrl } from '../../src/staff/site/shown-path.ts';
import { copySite, startDevServer } from './sites.ts';
import type { Folder } from './folder.ts';
import { expect, test as base } from './visitor.ts';
import { longTimeoutMs, type Visit } from './visits.ts';

/** A copy of the content and the URL of its dev server. */
export interface DevSite extends Folder {
  url: string;
}

/** A test by a developer, who edits files while pages of the dev server are open. */
export const devTest = base.extend<{ devSite: DevSite; site: string }>({
  devSite: [
    async ({}, use) => {
      const copy = copySite();
      try {
        const { url, close } = await startDevServer(copy);
        await use({ ...copy, url });
        await close();
      } finally {
        copy.discard();
      }
    },
    { scope: 'file' },
  ],
  site: async ({ devSite }, use) => use(devSite.url),
});

/** A test by a member of staff, who changes pages on the staff page. */
export const test = devTest.extend<{ visit: Visit }>({
  visit: async ({ visits }, use) => {
    await use(async (path, options) => {
      const page = await visits.visit(staffUrl(path), options);
      await toolbar(page).waitFor({ timeout: longTimeoutMs });
      return page;
    });
  },
});

/** Shows the page as after the phone is unlocked: it compares its files with the other side at once. */
export const unlock = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Returns the staff bar. */
export const toolbar = (page: Page) =>
  page.getByRole('toolbar', { name: /^(Staff bar|कर्मचारी टुलबार)$/ });

/** Returns a button of the bar. */
export const toolbarButton = (page: Page, name: string | RegExp) =>
  toolbar(page).getByRole('button', { name });

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

/** Pastes a text instead of the text of a field, as from the clipboard of a phone. */
export const pasteInto = (field: Locator, text: string) =>
  field.evaluate((control: HTMLTextAreaElement, plain) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', plain);
    control.focus();
    control.select();
    control.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

/** Waits until the browser has stored a text that is typed in the open sheet. */
export async function waitUntilKept(page: Page, text: string) {
  const readSheets = () =>
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
            await answer(database.transaction('drafts').objectStore('drafts').get('sheet')),
          );
        database.close();
      }
      return JSON.stringify(sheets);
    });
  await expect.poll(readSheets).toContain(text);
}

/** Presses a button of the open sheet. */
export const pressInSheet = (page: Page, name: string | RegExp) =>
  sheet(page).getByRole('button', { name, exact: true }).click();

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

/** Accepts or dismisses all later dialogs. @returns an array that collects their questions */
export function answerDialogs(page: Page, shouldAccept: boolean): string[] {
  const questions: string[] = [];
  page.removeAllListeners('dialog');
  page.on('dialog', (dialog) => {
    // The question before a page closes (`beforeunload`) has no message.
    questions.push(dialog.message() || dialog.type());
    void (shouldAccept ? dialog.accept() : dialog.dismiss());
  });
  return questions;
}
