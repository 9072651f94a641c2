import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Locator, Page } from 'playwright-core';
import { formatField, formatType } from '../../src/staff/bar/names.ts';
import { en, type Strings } from '../../src/staff/bar/strings/en.ts';
import { ne } from '../../src/staff/bar/strings/ne.ts';
import { findBarriers } from '../support/axe.ts';
import { nepali } from '../support/folders.ts';
import { desktop, phone } from '../support/pages.ts';
import { heading, main } from '../support/parts.ts';
import { jpegPhoto, photo, position } from '../support/photos.ts';
import { git } from '../support/repository.ts';
import { answerDialogs, textField, sheet, test as base, toolbarButton } from '../support/staff.ts';
import { smallTargets } from '../support/targets.ts';
import { expect } from '../support/visitor.ts';
import { longTimeoutMs, withoutPolicy, type VisitOptions } from '../support/visits.ts';

/** How a member of staff uses the page. */
interface Way {
  name: string;
  isTouch: boolean;
  /** The text of the bar. */
  strings: Strings;
}

const byTouch: Way = { name: 'touch at 360 px, in English', isTouch: true, strings: en };

/** A phone in Nepali and a computer in English; the other stories are told on a phone in English. */
const ways: readonly Way[] = [
  { name: 'touch at 360 px, in Nepali', isTouch: true, strings: ne },
  { name: 'a mouse at 1280 px, in English', isTouch: false, strings: en },
];

/** A member of staff with a phone or a computer. */
interface Staff {
  strings: Strings;
  open: (route: string, options?: VisitOptions) => Promise<Page>;
  /** Taps or clicks. */
  tap: (target: Locator) => Promise<void>;
  /** Returns the changed lines of content/ by file. */
  readChanges: () => Promise<Record<string, string[]>>;
}

const business = 'content/site/business.mdx';
const languageFile = 'content/site/language.mdx';
/** Dates in it are not so far ahead that the bar asks about them. */
const nextYear = new Date().getFullYear() + 1;
const vanInNepali = '---\ntitle: गाडी\nreviewed: false\n---\n\nबोक्छ र नाप्छ।\n';

interface Fixtures {
  repository: string;
  staff: Staff;
  /** Returns the member of staff who uses the page in this way. */
  staffBy: (way: Way) => Promise<Staff>;
}

const test = base.extend<Fixtures>({
  // Adds a second language to the site, commits the content, and returns the path of the repository.
  repository: [
    async ({ devSite }, use) => {
      const { root, url } = devSite;
      await cp(path.join(nepali, 'content/ne'), path.join(root, 'content/ne'), { recursive: true });
      devSite.write('content/ne/team/van.mdx', vanInNepali);
      devSite.write('.gitignore', '/*\n!/content\n');
      git(root, 'init', '--quiet', '--initial-branch=main');
      git(root, 'add', 'content');
      git(root, 'commit', '--quiet', '--message', 'Content');
      const status = async () => (await fetch(`${url}/ne/about`)).status;
      await expect.poll(status, { timeout: longTimeoutMs }).not.toBe(500);
      await use(root);
    },
    { scope: 'file' },
  ],
  staffBy: async ({ devSite: { root, edit }, repository, visit }, use) => {
    // The diffs need the commit of this fixture.
    expect(repository).toBe(root);
    await use(async ({ isTouch, strings }) => {
      // The bar has the language of the page, so the first language of the site becomes Nepali.
      const code = strings === ne ? 'ne-NP' : 'en';
      await edit(languageFile, (text) => text.replace(/^code: .*$/m, `code: ${code}`));
      git(root, 'commit', '--quiet', '--all', '--allow-empty', '--message', 'Language');
      const device = isTouch ? { ...phone, hasTouch: true, isMobile: true } : desktop;
      return {
        strings,
        open: (route, options) => visit(route, { ...device, ...options }),
        tap: (target) => (isTouch ? target.tap() : target.click()),
        readChanges: async () => readChanges(root),
      };
    });
    git(root, 'reset', '--quiet', '--hard');
    git(root, 'clean', '--quiet', '--force', '-d', 'content');
  },
  staff: async ({ staffBy }, use) => use(await staffBy(byTouch)),
});

/** Returns the changed lines of content/ by file. */
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

/** Switches on "Change text", and taps a text. */
async function openText({ strings, tap }: Staff, page: Page, target: Locator) {
  await tap(toolbarButton(page, strings.changeText));
  await tap(target);
  await sheet(page).waitFor();
}

const save = ({ strings, tap }: Staff, page: Page) =>
  tap(sheet(page).getByRole('button', { name: strings.save, exact: true }));

/** Saves, and waits for the notice. */
async function saveAndWait(staff: Staff, page: Page) {
  await save(staff, page);
  await page.getByRole('status').getByText(staff.strings.saved('')).waitFor();
}

test.for(ways)(
  'changes a sentence and opens no link while "Change text" is on: $name',
  async (way, { staffBy }) => {
    const staff = await staffBy(way);
    const page = await staff.open('/');
    await openText(staff, page, main(page).getByText('Each week other pieces'));
    expect(await smallTargets(sheet(page))).toEqual([]);
    await textField(page).fill('Each month other pieces are finished.');
    await save(staff, page);
    await main(page).getByText('Each month').waitFor();
    expect(await staff.readChanges()).toEqual({
      'content/pages/home.mdx': [
        '-Each week other pieces are finished. Our pictures show them first.',
        '+Each month other pieces are finished.',
      ],
    });
    // The switch is still on.
    await staff.tap(main(page).getByText('Offer us a piece'));
    await sheet(page).waitFor();
    expect(new URL(page.url()).searchParams.get('page')).toBe('/');
  },
);

test.for(ways)(
  'opens answers and the menu as usual while "Change text" is on: $name',
  async (way, { staffBy }) => {
    const staff = await staffBy(way);
    const { strings } = staff;
    const page = await staff.open('/faq');
    await staff.tap(toolbarButton(page, strings.changeText));
    const summary = main(page).locator('summary').first();
    const { width = 0, height = 0 } = (await summary.boundingBox()) ?? {};
    const besideText = { position: { x: width - 12, y: height / 2 } };
    await (way.isTouch ? summary.tap(besideText) : summary.click(besideText));
    await expect
      .poll(() => main(page).locator('details').first().getAttribute('open'))
      .not.toBe(null);
    const banner = page.getByRole('banner');
    const link = banner.getByRole('link', { name: 'Find us' });
    if (!(await link.isVisible())) await staff.tap(banner.getByRole('button').first());
    await staff.tap(link);
    await sheet(page)
      .getByRole('heading', { name: formatField(strings, 'navigation.label') })
      .waitFor();
  },
);

test.for(ways)('changes the closing time of Fridays: $name', async (way, { staffBy }) => {
  const staff = await staffBy(way);
  const { strings } = staff;
  // Pages name the days.
  const friday = 'Friday';
  const page = await staff.open('/contact');
  await openText(staff, page, main(page).getByRole('row').first());
  await staff.tap(sheet(page).getByRole('button', { name: friday }));
  await sheet(page).getByLabel(strings.closes).fill('13:00');
  await saveAndWait(staff, page);
  await page.getByText(strings.saved(friday)).waitFor();
  const { [business]: lines, ...others } = await staff.readChanges();
  expect(others).toEqual({});
  expect(lines?.join('\n')).toContain('+    closes: 1:00 PM');
  await staff.tap(toolbarButton(page, strings.changes(1)));
  await staff.tap(sheet(page).getByRole('button', { name: strings.undoOf(friday) }));
  await expect.poll(() => staff.readChanges()).toEqual({});
});

test.for(ways)(
  'requires both times for a holiday if the shop is open: $name',
  async (way, { staffBy }) => {
    const staff = await staffBy(way);
    const { strings } = staff;
    const page = await staff.open('/contact');
    await staff.tap(toolbarButton(page, strings.hoursButton));
    await staff.tap(sheet(page).getByRole('button', { name: strings.addHoliday }));
    await sheet(page).getByLabel(strings.firstDay).fill(`${nextYear}-10-06`);
    await sheet(page).getByLabel(strings.reasonIn('English')).fill('Dashain');
    await staff.tap(sheet(page).getByLabel(strings.isClosed));
    await sheet(page).getByLabel(strings.opens).fill('11:00');
    await save(staff, page);
    await sheet(page).getByLabel(strings.closes).fill('14:00');
    await saveAndWait(staff, page);
    const { [business]: lines } = await staff.readChanges();
    expect(lines).toContain('+    opens: 11:00 AM');
  },
);

test.for(ways)('enters and previews a holiday: $name', async (way, { staffBy }) => {
  const staff = await staffBy(way);
  const { strings } = staff;
  const page = await staff.open('/contact');
  await staff.tap(toolbarButton(page, strings.hoursButton));
  await staff.tap(sheet(page).getByRole('button', { name: strings.addHoliday }));
  await sheet(page).getByLabel(strings.firstDay).fill(`${nextYear}-10-06`);
  await sheet(page).getByLabel(strings.lastDay).fill(`${nextYear}-10-12`);
  await staff.tap(sheet(page).getByLabel(strings.reasonIn('English')));
  await sheet(page).getByLabel(strings.reasonIn('English')).fill('Dashain');
  await staff.tap(sheet(page).getByLabel(strings.reasonIn('नेपाली')));
  await sheet(page).getByLabel(strings.reasonIn('नेपाली')).fill('दशैं');
  await saveAndWait(staff, page);

  await staff.tap(toolbarButton(page, strings.more));
  await staff.tap(sheet(page).getByRole('button', { name: strings.preview }));
  await sheet(page).getByLabel(strings.previewDay, { exact: true }).fill(`${nextYear}-10-07`);
  await staff.tap(sheet(page).getByRole('button', { name: strings.showDay }));
  const preview = page.getByRole('status').getByText(/\bOctober 7\b/);
  await preview.waitFor();
  await main(page).getByText('Dashain').first().waitFor();
  await page.reload();
  await preview.waitFor();

  const changes = await staff.readChanges();
  expect(Object.keys(changes)).toEqual(['content/ne/site/business.mdx', business]);
  expect(changes[business]?.join('\n')).toBe(
    `+special_days:\n+  - from: ${nextYear}-10-06\n+    until: ${nextYear}-10-12\n+    reason: Dashain\n+`,
  );
});

test.for(ways)(
  'opens the fact if the phone number on a card is tapped: $name',
  async (way, { staffBy }) => {
    const staff = await staffBy(way);
    const { strings } = staff;
    const page = await staff.open('/contact');
    await openText(staff, page, main(page).getByRole('link', { name: '+977' }).first());
    await sheet(page)
      .getByRole('heading', { name: formatField(strings, 'phone') })
      .waitFor();
    await textField(page).fill('+977 984-1112223');
    await save(staff, page);
    await main(page).getByText('984-1112223').first().waitFor();
    expect(await staff.readChanges()).toEqual({
      [business]: ['-phone: +977 983-1112223', '+phone: +977 984-1112223'],
    });
  },
);

test.for(ways)('adds a question: $name', async (way, { staffBy }) => {
  const staff = await staffBy(way);
  const { strings } = staff;
  const page = await staff.open('/faq');
  await staff.tap(toolbarButton(page, strings.new));
  await staff.tap(sheet(page).getByRole('button', { name: formatType(strings, 'faq') }));
  await sheet(page).getByLabel(formatField(strings, 'question')).first().fill('Do you rent?');
  await sheet(page)
    .getByLabel(formatField(strings, 'body', 'faq'))
    .first()
    .fill('No, we only sell.');
  expect(await staff.readChanges()).toEqual({});
  await save(staff, page);
  await main(page).getByText('Do you rent?').waitFor();
  expect(await staff.readChanges()).toEqual({
    'content/faq/do-you-rent.mdx': [
      '+---',
      '+question: Do you rent?',
      expect.stringMatching(/^\+order: \d+$/) as string,
      '+---',
      '+',
      '+No, we only sell.',
    ],
  });
});

test.for(ways)(
  'adds a photo below a text, and removes its GPS position: $name',
  async (way, { devSite, staffBy }) => {
    const staff = await staffBy(way);
    const { strings } = staff;
    const page = await staff.open('/about');
    const image = await (await photo(3000, 2000)).withExif(position).jpeg().toBuffer();
    const original = path.join(devSite.root, 'IMG 1.JPG');
    await writeFile(original, image);
    const text = main(page).getByRole('paragraph').first();
    await openText(staff, page, text);
    await staff.tap(sheet(page).getByText(strings.addPhoto));
    await sheet(page).getByLabel(strings.choosePhoto).setInputFiles(original);
    await sheet(page).getByLabel(strings.descriptionIn('English')).fill('An old chest');
    await sheet(page).getByLabel(strings.descriptionIn('नेपाली')).fill('पुरानो बाकस');
    await sheet(page).getByRole('img', { name: strings.chosenPhoto }).waitFor();
    await staff.tap(sheet(page).getByRole('button', { name: strings.useThisPhoto }));
    await main(page).getByRole('img', { name: 'An old chest' }).waitFor({ timeout: longTimeoutMs });
    const changes = await staff.readChanges();
    const name = Object.keys(changes).find((file) => file.startsWith('content/pictures/')) ?? '';
    expect(name).toMatch(/^content\/pictures\/[a-z0-9-]+\.jpg$/);
    const { width, exif } = await sharp(readFileSync(path.join(devSite.root, name))).metadata();
    expect([width, exif?.includes('GPS') ?? false]).toEqual([2560, false]);
    expect(Object.values(changes).flat()).toContainEqual(
      expect.stringContaining('![An old chest]('),
    );
  },
);

test.for(ways)('adds an announcement in both languages: $name', async (way, { staffBy }) => {
  const staff = await staffBy(way);
  const { strings } = staff;
  const page = await staff.open('/');
  await staff.tap(toolbarButton(page, strings.hoursButton));
  await staff.tap(sheet(page).getByRole('button', { name: strings.addAnnouncement }));
  await sheet(page).getByLabel(strings.firstDay).fill(`${nextYear}-03-01`);
  await sheet(page).getByLabel(strings.lastDay).fill(`${nextYear}-03-04`);
  await sheet(page).getByLabel(strings.textIn('English')).fill('Closed for Holi.');
  await sheet(page).getByLabel(strings.textIn('नेपाली')).fill('होलीमा बन्द।');
  await saveAndWait(staff, page);
  // The notice also has a button for the preview.
  const notice = await page.locator('.notice:popover-open').boundingBox();
  expect(notice?.height).toBeLessThanOrEqual(72);
  expect(await staff.readChanges()).toEqual({
    'content/ne/site/announcement.mdx': [
      '-words: होलीका लागि बन्द।',
      '-reviewed: false',
      '+words: होलीमा बन्द।',
      expect.stringMatching(/^\+translated_from: [0-9a-f]{40}$/) as string,
    ],
    'content/site/announcement.mdx': [
      '+---',
      `+from: ${nextYear}-03-01`,
      `+until: ${nextYear}-03-04`,
      '+words: Closed for Holi.',
      '+---',
    ],
  });
});

test('changes a Nepali sentence and marks it as reviewed and up to date', async ({
  devSite,
  staff,
}) => {
  await devSite.edit('content/faq/payment.mdx', (text) =>
    text.replace(/^question: .*$/m, 'question: How can one pay?'),
  );
  git(devSite.root, 'commit', '--quiet', '--all', '--message', 'Another question');
  const page = await staff.open('/ne/faq');
  await staff.tap(page.getByRole('toolbar').getByRole('button', { name: ne.changeText }));
  await staff.tap(main(page).getByText('कसरी तिर्ने?'));
  await staff.tap(sheet(page).getByRole('button', { name: ne.seeBoth }));
  await sheet(page).getByText('How can one pay?').waitFor();
  await textField(page).fill('पैसा कसरी तिर्ने?');
  await staff.tap(sheet(page).getByRole('button', { name: ne.markAsUpToDate }));
  await main(page).getByText('पैसा कसरी तिर्ने?').waitFor();
  const { 'content/ne/faq/payment.mdx': lines = [], ...others } = await staff.readChanges();
  expect(others).toEqual({});
  const changedText = lines.filter((line) => !line.includes('translated_from'));
  expect(changedText).toEqual([
    '-question: कसरी तिर्ने?',
    '-reviewed: false',
    '+question: पैसा कसरी तिर्ने?',
  ]);
  expect(lines.at(-1)).toMatch(/^\+translated_from: [0-9a-f]{40}$/);
});

test('names weekdays and labels in Nepali on a Nepali page', async ({ staff }) => {
  const page = await staff.open('/ne/contact');
  const barButton = (name: string) => page.getByRole('toolbar').getByRole('button', { name });
  const row = (name: RegExp) => sheet(page).getByRole('button', { name });
  await staff.tap(barButton('समय र बिदा'));
  await row(/^शुक्रबार:/).waitFor();
  await staff.tap(sheet(page).getByRole('button', { name: 'बन्द गर्नुहोस्', exact: true }));
  await staff.tap(barButton('थप'));
  await row(/^इमेलमा जाने सन्देश/).waitFor();
});

test('names days and times on a Nepali page as the page does', async ({ staff }) => {
  const page = await staff.open('/ne/contact');
  const barButton = (name: string) => page.getByRole('toolbar').getByRole('button', { name });
  const press = (name: string) => staff.tap(sheet(page).getByRole('button', { name, exact: true }));
  await staff.tap(barButton('समय र बिदा'));
  await press('बिदा थप्नुहोस्');
  await sheet(page).getByLabel('पहिलो दिन').fill('2030-10-06');
  await sheet(page).getByLabel('अन्तिम दिन').fill('2030-10-12');
  for (const reason of await sheet(page).getByLabel('कारण').all()) await reason.fill('दशैं');
  await press('सेभ गर्नुहोस्');
  // The year is far ahead.
  await press('यसरी नै सेभ गर्नुहोस्');
  await sheet(page).waitFor({ state: 'hidden' });
  await staff.tap(barButton('समय र बिदा'));
  const holiday = '२०३० अक्टोबर ६, आइतबार देखि २०३० अक्टोबर १२, शनिबार: दशैं';
  await sheet(page).getByRole('button', { name: holiday }).waitFor();
  await press('बन्द गर्नुहोस्');

  await staff.tap(barButton('थप'));
  await press('अर्को दिनको पेज हेर्ने');
  await sheet(page).getByLabel('दिन').fill('2030-10-07');
  await press('यो दिन देखाउनुहोस्');
  await page.getByText('२०३० अक्टोबर ७, सोमबार, दिउँसो १२:०० बजे पेज यस्तो देखिन्छ।').waitFor();
});

test.for(ways)('changes only the title of a card: $name', async (way, { staffBy }) => {
  const staff = await staffBy(way);
  const page = await staff.open('/contact');
  await openText(staff, page, heading(page, 'Ring'));
  await textField(page).fill('Ring the desk');
  await save(staff, page);
  await heading(page, 'Ring the desk').waitFor();
  expect(await staff.readChanges()).toEqual({
    'content/pages/contact.mdx': [
      '-<Card icon="phone" title="Ring">',
      '+<Card icon="phone" title="Ring the desk">',
    ],
  });
});

test.for(ways)('changes the title for search engines: $name', async (way, { staffBy }) => {
  const staff = await staffBy(way);
  const { strings } = staff;
  const page = await staff.open('/contact');
  await staff.tap(toolbarButton(page, strings.more));
  await staff.tap(
    sheet(page)
      .getByRole('button', { name: formatField(strings, 'title') })
      .first(),
  );
  await textField(page).fill('Where to Find Us | {name}');
  await save(staff, page);
  await expect.poll(() => page.title()).toContain('Where to Find Us');
  expect(await staff.readChanges()).toEqual({
    'content/pages/contact.mdx': [
      '-title: Find the Workshop | {name}',
      '+title: Where to Find Us | {name}',
    ],
  });
});

test.for(ways)(
  'removes a team member with its translation, and undoes it: $name',
  async (way, { staffBy }) => {
    const staff = await staffBy(way);
    const { strings } = staff;
    const page = await staff.open('/about');
    const member = heading(page, 'The van');
    await openText(staff, page, member);
    const questions = answerDialogs(page, true);
    await staff.tap(sheet(page).getByText(strings.otherActions));
    await staff.tap(sheet(page).getByRole('button', { name: strings.removeThing('') }));
    await member.waitFor({ state: 'detached' });
    const files = ['content/ne/team/van.mdx', 'content/team/van.mdx'];
    expect(Object.keys(await staff.readChanges())).toEqual(files);
    expect(questions[0]).toContain('The van\nगाडी');
    await staff.tap(page.getByRole('button', { name: strings.undo }));
    await member.waitFor();
    expect(await staff.readChanges()).toEqual({});
  },
);

test('keeps the sheet above the keyboard, and the bar inside the screen', async ({ staff }) => {
  const page = await staff.open('/faq', withoutPolicy);
  await page.addStyleTag({ content: ':root { font-size: 200%; }' });
  await page.getByRole('toolbar').waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findBarriers(page)).toEqual([]);
  }
  const isInside = await page
    .getByRole('toolbar')
    .evaluate((bar) => bar.scrollWidth <= document.documentElement.clientWidth);
  expect(isInside).toBe(true);
  await staff.tap(toolbarButton(page, 'More'));
  const keyboardHeight = 300;
  const spaceBelow = await sheet(page).evaluate((dialog, height) => {
    const viewport = visualViewport as VisualViewport;
    Object.defineProperty(viewport, 'height', { value: innerHeight - height });
    viewport.dispatchEvent(new Event('resize'));
    return innerHeight - dialog.getBoundingClientRect().bottom;
  }, keyboardHeight);
  // Allows a rounding error of 1 px.
  expect(spaceBelow).toBeGreaterThanOrEqual(keyboardHeight - 1);
});

/** Defines a job of staff, with the highest number of taps that it may take. */
function job(title: string, maxTaps: number, story: (staff: Staff) => Promise<unknown>) {
  test(`${title}, with at most ${maxTaps} taps`, async ({ staff }) => {
    let taps = 0;
    const tap: Staff['tap'] = (target) => {
      taps += 1;
      return staff.tap(target);
    };
    await story({ ...staff, tap });
    expect(taps).toBeLessThanOrEqual(maxTaps);
  });
}

/** Switches on "Change text", and taps the middle of a picture, which a link may cover. */
async function openPicture({ tap }: Staff, page: Page, picture: Locator) {
  await tap(toolbarButton(page, 'Change text'));
  await picture.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await sheet(page).getByRole('heading', { name: 'Picture' }).waitFor();
}

const chosenPhoto = async () => ({
  name: 'IMG 2.JPG',
  mimeType: 'image/jpeg',
  buffer: await jpegPhoto(80, 60),
});

const pictures: [title: string, route: string, find: (page: Page) => Locator, path: string][] = [
  ['a door', '/', (page) => main(page).locator('[data-door] img').last(), 'gate.jpg'],
  [
    'a category',
    '/',
    (page) => main(page).getByRole('listitem').filter({ hasText: 'Tables & Desks' }).locator('img'),
    'table.jpg',
  ],
  ['the opening of a page', '/about', (page) => main(page).locator('header img'), 'story.jpg'],
  ['the logo', '/', (page) => page.getByRole('banner').locator('img'), 'logo.svg'],
];
for (const [title, route, find, path_] of pictures) {
  job(`replaces the picture of ${title}`, 3, async (staff) => {
    const page = await staff.open(route);
    await openPicture(staff, page, find(page));
    await sheet(page)
      .getByLabel('Use another photo')
      .setInputFiles(await chosenPhoto());
    await sheet(page).getByRole('img', { name: 'The photo as it will be saved' }).waitFor();
    await saveAndWait(staff, page);
    expect(Object.keys(await staff.readChanges())).toContain(`content/pictures/${path_}`);
  });
}

job('moves a question up', 3, async (staff) => {
  const page = await staff.open('/faq');
  const questions = () => main(page).locator('summary').allTextContents();
  const [first = '', second = ''] = await questions();
  await openText(staff, page, main(page).getByText(second));
  await staff.tap(sheet(page).getByRole('button', { name: 'Up' }));
  await expect.poll(async () => (await questions()).slice(0, 2)).toEqual([second, first]);
});

job('changes where a link leads, and refuses an address as its text', 4, async (staff) => {
  const page = await staff.open('/');
  await openText(staff, page, main(page).getByText('Offer us a piece'));
  const fields = sheet(page).getByRole('textbox');
  await fields.first().fill('https://www.example.com');
  await save(staff, page);
  await sheet(page).getByText('This is an address.').waitFor();
  await fields.first().fill('Offer us a piece');
  await fields.last().fill('/faq');
  await saveAndWait(staff, page);
  const { 'content/pages/home.mdx': lines } = await staff.readChanges();
  expect(lines).toContain('+<Door to="/faq" title="Offer us a piece" picture="gate">');
});

job('finds the colours, and changes one', 3, async (staff) => {
  const page = await staff.open('/');
  await staff.tap(toolbarButton(page, 'More'));
  await sheet(page).getByLabel('Search').fill('colour');
  await staff.tap(sheet(page).getByRole('button', { name: 'Colours of the site' }));
  await sheet(page).locator('[type="color"]').first().fill('#ffffff');
  await saveAndWait(staff, page);
  const { 'content/site/theme.mdx': lines = [] } = await staff.readChanges();
  expect(lines).toHaveLength(2);
});

job('adds a page, which opens', 3, async (staff) => {
  const page = await staff.open('/faq');
  await staff.tap(toolbarButton(page, 'New'));
  await staff.tap(sheet(page).getByRole('button', { name: 'Page' }));
  await sheet(page).getByLabel('Title').first().fill('Renting');
  await sheet(page).getByLabel('Text', { exact: true }).first().fill('We do not rent.');
  await save(staff, page);
  await heading(page, 'Renting').waitFor();
});

job('adds a team member with an icon', 4, async (staff) => {
  const page = await staff.open('/about');
  await staff.tap(toolbarButton(page, 'New'));
  await staff.tap(sheet(page).getByRole('button', { name: 'Team member' }));
  await sheet(page).getByLabel('Name').first().fill('The saw');
  await sheet(page).getByLabel('What they do').first().fill('Cuts.');
  await staff.tap(sheet(page).getByRole('radio', { name: 'wrench' }));
  await saveAndWait(staff, page);
  await heading(page, 'The saw').waitFor();
});
