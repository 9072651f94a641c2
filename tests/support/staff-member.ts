import { cpSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { blobId } from '../../src/compiler/read/files/blob-id.ts';
import { en, type Strings } from '../../src/staff/words/en.ts';
import { ne } from '../../src/staff/words/ne.ts';
import { staffUrl } from '../../src/staff/page/shown-path.ts';
import { nextSaturday } from './calendar.ts';
import type { Folder } from './folder.ts';
import { nepali } from './folders.ts';
import { desktop, touchPhone } from './pages.ts';
import { hasFocus } from './parts.ts';
import { git } from './repository.ts';
import { createSnapshot } from './snapshot.ts';
import {
  goToPage,
  pasteInto,
  sheet,
  test as base,
  textField,
  toolbar,
  toolbarButton,
  unlock,
  type StaffSite,
} from './staff.ts';
import { longTimeoutMs, startVisits } from './visits.ts';

/** The device and the language of a member of staff. */
export interface Way {
  /** True for a phone of 360 px, false for a computer with a mouse. */
  isTouch: boolean;
  /** The text of the bar. */
  strings: Strings;
}

/** A member of staff on a page of the site. */
export interface Staff {
  page: Page;
  strings: Strings;
  /** Taps or clicks. @param options `force` if a link covers the target */
  press: (
    target: Locator,
    options?: { force?: boolean; position?: { x: number; y: number } },
  ) => Promise<void>;
  /** Presses a button of the bar. */
  pressTool: (name: string | RegExp) => Promise<void>;
  /** Presses a button of the open sheet. */
  pressInSheet: (name: string | RegExp) => Promise<void>;
  /** Switches on "Change text". */
  switchOn: () => Promise<void>;
  /** Switches on "Change text", and presses a text. */
  openText: (target: Locator) => Promise<void>;
  /** Pastes instead of the text that is open, as from the clipboard of a phone. */
  paste: (text: string) => Promise<void>;
  /** Types instead of the text that is open. */
  retype: (text: string) => Promise<void>;
  /**
   * Types into a field of the sheet, and presses the field before if it lacks the focus.
   * @param index 1 for the second field with this label, which is in the second language
   */
  type: (label: string, text: string, index?: number) => Promise<void>;
  /** Presses a field, and chooses a photo. */
  choosePhoto: (label: string, photo: Buffer) => Promise<void>;
  /** Saves, and waits for the notice. */
  save: () => Promise<void>;
}

/** Shows a page of the site to a member of staff. */
export type OpenAsStaff = (route: string) => Promise<Staff>;

/** Returns the options of a browser that is used in this way. */
export const deviceOf = ({ isTouch }: Way) =>
  isTouch ? touchPhone : { ...desktop, hasTouch: false, isMobile: false };

/** Counts the taps or clicks that the browser receives. */
export function createPressCounter() {
  const presses: string[] = [];
  return {
    /** Prepares the browser before it opens a page. */
    prepare: async (context: BrowserContext) => {
      await context.exposeFunction('countPress', (text: string) => presses.push(text));
      await context.addInitScript(
        'addEventListener("pointerdown", (event) => countPress(event.composedPath()[0].textContent.slice(0, 40)), true)',
      );
    },
    count: () => presses.length,
    /** Returns the texts that were pressed. */
    list: () => presses.join('\n'),
    reset() {
      presses.length = 0;
    },
  };
}

/** Returns the member of staff who uses a page in this way. */
export function staffOn(page: Page, route: string, { isTouch, strings: own }: Way): Staff {
  // The bar has the language of the page.
  const strings = route.startsWith('/ne') ? ne : own;
  const press: Staff['press'] = (target, options) =>
    isTouch ? target.tap(options) : target.click(options);
  const pressTool: Staff['pressTool'] = (name) => press(toolbarButton(page, name));
  const pressInSheet: Staff['pressInSheet'] = (name) =>
    press(sheet(page).getByRole('button', { name, exact: true }).first());
  const fill = async (field: Locator, text: string) => {
    if (!(await hasFocus(field))) await press(field);
    const isList = await field.evaluate((control) => control instanceof HTMLSelectElement);
    await (isList ? field.selectOption(text) : field.fill(text));
  };
  const switchOn = async () => {
    const isOn = await toolbarButton(page, strings.changeText).getAttribute('aria-pressed');
    if (isOn !== 'true') await pressTool(strings.changeText);
  };
  return {
    page,
    strings,
    press,
    pressTool,
    pressInSheet,
    switchOn,
    async openText(target) {
      await switchOn();
      await press(target);
      await sheet(page).waitFor();
    },
    paste: (text) => pasteInto(textField(page), text),
    retype: (text) => fill(textField(page), text),
    type: (label, text, index = 0) =>
      fill(sheet(page).getByLabel(label).and(sheet(page).locator(':enabled')).nth(index), text),
    async choosePhoto(label, buffer) {
      const chooser = page.waitForEvent('filechooser');
      await press(sheet(page).getByLabel(label));
      await (await chooser).setFiles({ name: 'IMG 1.JPG', mimeType: 'image/jpeg', buffer });
      await sheet(page).getByRole('img', { name: strings.chosenPhoto }).waitFor();
    },
    async save() {
      // The notice is shown for some seconds only.
      const undo = page.getByRole('button', { name: strings.undoOf('') }).first();
      await Promise.all([undo.waitFor(), pressInSheet(strings.save)]);
    },
  };
}

interface Fixtures {
  content: StaffSite;
  /** The page of the member of staff, which stays open from job to job. */
  desk: Desk;
  openAsStaff: OpenAsStaff;
  /** Returns the lines of content/ that the job has changed, by file. */
  readChanges: () => Record<string, string[]>;
  countPresses: () => number;
}

/**
 * Returns a test in which a member of staff does job after job on one page. A job finds the content as
 * the jobs before have left it, unless one of them has failed.
 */
export function testBy(way: Way) {
  return base.extend<Fixtures>({
    content: [async ({ staffSite }, use) => use(staffSite), { auto: true }],
    desk: [
      async ({ browser, staffSite }, use) => {
        const before = createSnapshot(staffSite);
        writeBilingualSite(staffSite, way.strings === ne ? 'ne-NP' : 'en');
        const desk = createDesk(browser, staffSite, way);
        await use(desk);
        await desk.leave();
        staffSite.remove('.git');
        before.restore();
      },
      { scope: 'file' },
    ],
    openAsStaff: async ({ desk, task }, use) => {
      await use(desk.open);
      if (task.result?.state === 'fail') await desk.startAgain();
      else desk.snapshot.renew();
      expect(desk.messages.splice(0)).toEqual([]);
    },
    readChanges: async ({ desk }, use) => use(() => desk.snapshot.changes()),
    countPresses: async ({ desk }, use) => use(desk.presses.count),
  });
}

type Desk = ReturnType<typeof createDesk>;

function createDesk(browser: Browser, { url, ...site }: StaffSite, way: Way) {
  const { visit, messages, end } = startVisits(browser, url);
  const presses = createPressCounter();
  const snapshot = createSnapshot(site);
  let page: Page | undefined;
  const open: OpenAsStaff = async (route) => {
    if (page) {
      await tidy(page);
      await unlock(page);
      await goToPage(page, route);
    } else {
      page = await visit(staffUrl(route), { ...deviceOf(way), prepare: presses.prepare });
      await toolbar(page).waitFor({ timeout: longTimeoutMs });
    }
    presses.reset();
    return staffOn(page, route, way);
  };
  return {
    messages,
    presses,
    snapshot,
    open,
    leave: end,
    /** Reverts the job, and closes the page. */
    async startAgain() {
      snapshot.restore();
      await page?.context().close();
      page = undefined;
    },
  };
}

/** Closes the sheet, ends the preview, and switches "Change text" off. */
async function tidy(page: Page) {
  if ((await sheet(page).count()) > 0) await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'hidden' });
  const ends = [
    page.getByRole('button', { name: new RegExp(`^(${en.endPreview}|${ne.endPreview})$`) }),
    toolbar(page).getByRole('button', { pressed: true }),
  ];
  for (const end of ends) if ((await end.count()) > 0) await end.click();
}

/** The question whose Nepali translation is out of date. */
export const changedQuestion = 'How can one pay?';

/**
 * Adds a holiday and a second language to the content. Git keeps the text of which a translation is older.
 * @param code the code of the first language, which is the language of the bar
 */
function writeBilingualSite({ root, read, write, edit }: Folder, code: string) {
  const payment = 'content/faq/payment.mdx';
  const original = blobId({ text: read(payment) });
  cpSync(path.join(nepali, 'content/ne'), path.join(root, 'content/ne'), { recursive: true });
  write('content/ne/team/van.mdx', '---\ntitle: गाडी\nreviewed: false\n---\n\nबोक्छ र नाप्छ।\n');
  edit('content/ne/faq/payment.mdx', (text) =>
    text.replace('reviewed: false', `translated_from: ${original}`),
  );
  edit('content/site/language.mdx', (text) => text.replace(/^code: .*$/m, `code: ${code}`));
  edit('content/site/business.mdx', (text) =>
    text.replace(
      /^social:/m,
      `special_days:\n  - date: ${nextSaturday}\n    reason: Tihar\nsocial:`,
    ),
  );
  git(root, 'init', '--quiet');
  git(root, 'hash-object', '-w', payment);
  edit(payment, (text) => text.replace(/^question: .*$/m, `question: ${changedQuestion}`));
}
