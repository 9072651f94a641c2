import { execFileSync } from 'node:child_process';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { blobId } from '../../src/compiler/translation/stale.ts';
import type { Strings } from '../../src/staff/bar/strings/en.ts';
import { ne } from '../../src/staff/bar/strings/ne.ts';
import { nextSaturday } from './calendar.ts';
import { nepali } from './folders.ts';
import { desktop, touchPhone } from './pages.ts';
import { hasFocus } from './parts.ts';
import { git } from './repository.ts';
import { pasteInto, sheet, test as base, textField, toolbarButton, type DevSite } from './staff.ts';

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
  pressTool: (name: string) => Promise<void>;
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

/** Opens a page of the site as a member of staff. */
export type OpenAsStaff = (route: string) => Promise<Staff>;

/** Returns the options of a browser that is used in this way. */
export const deviceOf = ({ isTouch }: Way) =>
  isTouch ? touchPhone : { ...desktop, hasTouch: false, isMobile: false };

/** Counts the taps or clicks that the browser receives. */
export function createPressCounter() {
  let presses = 0;
  return {
    /** Prepares the browser before it opens a page. */
    prepare: async (context: BrowserContext) => {
      await context.exposeFunction('countPress', () => (presses += 1));
      await context.addInitScript('addEventListener("pointerdown", () => countPress(), true)');
    },
    count: () => presses,
    reset() {
      presses = 0;
    },
  };
}

/** Returns the member of staff who uses a page in this way. */
export function staffOn(page: Page, route: string, { isTouch, strings: own }: Way): Staff {
  // The bar has the language of the page.
  const strings = route.startsWith('/ne') ? ne : own;
  const press: Staff['press'] = (target, options) =>
    isTouch ? target.tap(options) : target.click(options);
  const pressTool = (name: string) => press(toolbarButton(page, name));
  const pressInSheet: Staff['pressInSheet'] = (name) =>
    press(sheet(page).getByRole('button', { name, exact: true }).first());
  const fill = async (field: Locator, text: string) => {
    if (!(await hasFocus(field))) await press(field);
    await field.fill(text);
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
      await pressInSheet(strings.save);
      await page
        .getByRole('button', { name: strings.undoOf('') })
        .first()
        .waitFor();
    },
  };
}

interface Fixtures {
  repository: string;
  presses: ReturnType<typeof createPressCounter>;
  openAsStaff: OpenAsStaff;
  /** Returns the changed lines of content/ by file. */
  readChanges: () => Record<string, string[]>;
}

/** Returns a test in which staff use the page in this way. Each test starts with the same content. */
export function testBy(way: Way) {
  return base.extend<Fixtures>({
    repository: [
      async ({ devSite }, use) => {
        await writeBilingualSite(devSite, way.strings === ne ? 'ne-NP' : 'en');
        await use(devSite.root);
      },
      { scope: 'file' },
    ],
    presses: async ({}, use) => use(createPressCounter()),
    openAsStaff: async ({ repository, visit, presses: { prepare } }, use) => {
      await use(async (route) =>
        staffOn(await visit(route, { ...deviceOf(way), prepare }), route, way),
      );
      git(repository, 'reset', '--quiet', '--hard');
      git(repository, 'clean', '--quiet', '--force', '-d', 'content');
    },
    readChanges: async ({ repository }, use) => use(() => readChanges(repository)),
  });
}

/** The question whose Nepali translation is out of date. */
export const changedQuestion = 'How can one pay?';

/**
 * Adds a holiday and a second language to the content, and commits it.
 * @param code the code of the first language, which is the language of the bar
 */
async function writeBilingualSite({ root, read, write, edit }: DevSite, code: string) {
  const payment = 'content/faq/payment.mdx';
  const original = blobId({ text: read(payment) });
  await cp(path.join(nepali, 'content/ne'), path.join(root, 'content/ne'), { recursive: true });
  write('content/ne/team/van.mdx', '---\ntitle: गाडी\nreviewed: false\n---\n\nबोक्छ र नाप्छ।\n');
  await edit('content/ne/faq/payment.mdx', (text) =>
    text.replace('reviewed: false', `translated_from: ${original}`),
  );
  await edit('content/site/language.mdx', (text) => text.replace(/^code: .*$/m, `code: ${code}`));
  await edit('content/site/business.mdx', (text) =>
    text.replace(
      /^social:/m,
      `special_days:\n  - date: ${nextSaturday}\n    reason: Tihar\nsocial:`,
    ),
  );
  write('.gitignore', '/*\n!/content\n');
  git(root, 'init', '--quiet', '--initial-branch=main');
  git(root, 'add', 'content');
  git(root, 'commit', '--quiet', '--message', 'Content');
  await edit(payment, (text) => text.replace(/^question: .*$/m, `question: ${changedQuestion}`));
  git(root, 'commit', '--quiet', '--all', '--message', 'Another question');
}

function readChanges(root: string): Record<string, string[]> {
  git(root, 'add', '--all', 'content');
  const args = ['diff', '--cached', '--unified=0', '--no-renames'];
  const diff = execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const files = diff.split(/^diff --git a\/.* b\//m).slice(1);
  return Object.fromEntries(
    files.map((text) => {
      const [name = ''] = text.split('\n');
      const [, ...hunks] = text.split(/^@@.*$/m);
      return [name, hunks.join('').trim().split(/\n+/)];
    }),
  );
}
