import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { en } from '../../src/staff/bar/strings/en.ts';
import { ne } from '../../src/staff/bar/strings/ne.ts';
import { nextSaturday } from '../support/calendar.ts';
import { main } from '../support/parts.ts';
import { jpegPhoto } from '../support/photos.ts';
import { pairingFragment, token } from '../support/github.ts';
import { changeText, closeSheet, pair, send, test } from '../support/published-site.ts';
import { texts } from '../support/shop.ts';
import { openMoreActions, sheet, textField, toolbarButton, unlock } from '../support/staff.ts';
import { expect } from '../support/visitor.ts';
import { longTimeoutMs } from '../support/visits.ts';
import { makeFolder } from '../support/folder.ts';

const payment = 'content/faq/payment.mdx';
const question = 'Which ways of payment are there?';

test('sends a sentence, a holiday and a photo, until visitors see them', async ({
  phone,
  published: { gitHub, publish },
}) => {
  const page = await pair(phone, '/faq');
  const { tap } = phone;
  expect(page.url()).not.toContain(token);
  await changeText(phone, page, question, 'How may one pay?');
  await tap(toolbarButton(page, 'Change text'));

  // A holiday: at most 14 taps besides typing. The two date pickers need one more tap each.
  phone.countTaps();
  await tap(toolbarButton(page, 'Hours'));
  await tap(sheet(page).getByRole('button', { name: 'Add a holiday' }));
  await sheet(page).getByLabel('First day').fill(nextSaturday);
  await tap(sheet(page).getByLabel('Reason').first());
  await sheet(page).getByLabel('Reason').first().fill('Dashain');
  await tap(sheet(page).getByRole('button', { name: 'Save', exact: true }));
  await page.getByText(/^Saved: /).waitFor();
  await tap(toolbarButton(page, 'More'));
  await tap(sheet(page).getByRole('button', { name: 'Preview another day' }));
  await sheet(page).getByLabel('Day').fill(nextSaturday);
  await tap(sheet(page).getByRole('button', { name: 'Show this day' }));
  await page.getByText(/^The page as on Saturday/).waitFor();
  await page.getByRole('contentinfo').getByText('Dashain').first().waitFor();
  await send(phone, page);
  await sheet(page).getByText('Waiting for your colleague').waitFor({ timeout: longTimeoutMs });
  expect(phone.countTaps() + 2).toBeLessThanOrEqual(14);
  await closeSheet(phone, page);
  await tap(page.getByRole('button', { name: 'Back to today' }));
  const [first] = gitHub.requests();
  expect(first?.state).toBe('OPEN');
  expect(gitHub.log(first?.branch ?? '')).toContain('Sita');
  expect(gitHub.read(first?.branch ?? '', payment)).toContain('How may one pay?');
  expect(gitHub.read('main', payment)).toContain(question);

  // A photo.
  const { root, discard } = makeFolder();
  const original = path.join(root, 'IMG 1.JPG');
  await writeFile(original, await jpegPhoto(900, 600));
  await page.getByRole('banner').getByRole('button').first().tap();
  await page.getByRole('banner').getByRole('link', { name: 'About the bench' }).tap();
  await tap(toolbarButton(page, 'Change text'));
  await tap(main(page).getByRole('paragraph').first());
  await tap(sheet(page).getByText('Add a photo here'));
  await sheet(page).getByLabel('Take or choose a photo').setInputFiles(original);
  await sheet(page).getByLabel('What does the photo show?').first().fill('An old chest');
  await tap(sheet(page).getByRole('button', { name: 'Use this photo' }));
  await main(page).getByRole('img', { name: 'An old chest' }).waitFor({ timeout: longTimeoutMs });
  discard();

  // Meanwhile, a colleague changes another sentence of the same file.
  gitHub.edit('content/pages/about.mdx', (text) =>
    text.replace('## How it began', '## Our first years'),
  );
  await tap(toolbarButton(page, 'Change text'));
  await tap(toolbarButton(page, 'Send'));
  await tap(sheet(page).getByRole('button', { name: /Somebody else changed this too/ }));
  await tap(sheet(page).getByRole('button', { name: 'Keep both changes' }));
  await send(phone, page);
  await sheet(page).getByText('Waiting for your colleague').waitFor({ timeout: longTimeoutMs });
  await expect.poll(() => gitHub.requests().map(({ state }) => state)).toEqual(['CLOSED', 'OPEN']);
  await closeSheet(phone, page);

  gitHub.merge(2);
  const about = gitHub.read('main', 'content/pages/about.mdx');
  expect(about).toContain('## Our first years');
  expect(about).toContain('![An old chest](an-old-chest)');
  expect(gitHub.list('main')).toContain('content/pictures/an-old-chest.jpg');
  await unlock(page);
  await tap(toolbarButton(page, 'Send'));
  const step = sheet(page).locator('[aria-current=step]');
  await step.getByText('Published').waitFor({ timeout: longTimeoutMs });
  await publish();
  await unlock(page);
  await step.getByText(/^Live since \d/).waitFor({ timeout: longTimeoutMs });
  await closeSheet(phone, page);
  await expect.poll(() => toolbarButton(page, /change/).isDisabled()).toBe(true);

  // The next change.
  await changeText(phone, page, 'Our first years', 'Our years');
});

test('shows what will be sent: one row for a fact of all pages, and what to translate', async ({
  phone,
  published: { gitHub },
}) => {
  const page = await pair(phone, '/contact');
  const { tap } = phone;
  await tap(toolbarButton(page, 'Change text'));
  await tap(main(page).getByRole('link', { name: '+977' }).first());
  await textField(page).fill('+977 984-1112223');
  await tap(sheet(page).getByRole('button', { name: 'Save', exact: true }));
  await main(page).getByText('984-1112223').first().waitFor();
  await tap(main(page).getByText('The telephone is quicker'));
  await textField(page).fill('Ring us.');
  await tap(sheet(page).getByRole('button', { name: 'Save', exact: true }));
  await main(page).getByText('Ring us.').waitFor();
  await tap(toolbarButton(page, 'Send'));
  const rows = sheet(page).getByRole('listitem');
  await expect
    .poll(() => rows.filter({ has: page.getByRole('insertion') }).allInnerTexts())
    .toEqual([
      expect.stringMatching(/^Phone number\s+\+977 983-1112223 → \+977 984-1112223$/),
      expect.stringMatching(
        /^Text of Find us\s+The telephone is quicker than any form: .* → Ring us\.$/,
      ),
    ]);
  await tap(sheet(page).getByText(/^To translate, or to look at again: \d+$/));
  const toTranslate = sheet(page).getByRole('heading', { name: 'To translate' });
  await toTranslate.scrollIntoViewIfNeeded();
  await closeSheet(phone, page);
  await page.goto(`${phone.url}/staff?page=/ne/contact`);
  await tap(toolbarButton(page, ne.send));
  await rows.getByText('फोन नम्बर').waitFor();
  expect(gitHub.writes()).toEqual([]);
});

test('asks for the name in readable colours at night', async ({ phone }) => {
  const page = await phone.open(`/staff${pairingFragment}`, { colorScheme: 'dark' });
  const colours = await page.getByLabel(en.whoAreYou).evaluate(({ form }: HTMLInputElement) => {
    const { color, backgroundColor } = getComputedStyle(form as HTMLFormElement);
    return [color, backgroundColor];
  });
  expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(18, 18, 18)']);
});

test('greets in Nepali, and opens the Nepali site, if the browser lists Nepali', async ({
  phone,
}) => {
  const page = await phone.open(`/staff${pairingFragment}`, { locale: 'ne-NP' });
  await page.getByLabel(ne.whoAreYou).fill('Sita');
  await phone.tap(page.getByRole('button', { name: ne.save }));
  await toolbarButton(page, ne.send).waitFor({ timeout: longTimeoutMs });
  await page.getByRole('banner').getByRole('link', { name: 'English' }).waitFor();
  expect(page.url()).toBe(`${phone.url}/staff?page=/ne`);
  // A sheet closes by Back, and the page stays.
  await phone.tap(toolbarButton(page, ne.help));
  await page.goBack();
  await sheet(page).waitFor({ state: 'hidden' });
  await toolbarButton(page, ne.send).waitFor();
});

test('lets only the staff page call GitHub, and shows no frame there', async ({
  phone,
  published: { gitHub },
}) => {
  const page = await pair(phone, '/contact');
  const policyOf = async (address: string) =>
    (await page.request.get(phone.url + address)).headers()['content-security-policy'];
  for (const address of ['/', '/contact', '/ne', '/no-such-page', '/sw.js', '/revision.txt'])
    expect(await policyOf(address), address).not.toContain('github');
  const directives = (await policyOf('/staff'))?.split('; ') ?? [];
  expect(directives).toContain("connect-src 'self' https://api.github.com");
  expect(directives).toContain("script-src 'self'");
  expect(directives).toContain("frame-ancestors 'none'");
  expect(directives.filter((directive) => directive.startsWith('frame-src'))).toEqual([]);
  const map = main(page).getByRole('heading', { name: texts.map.address });
  await map.scrollIntoViewIfNeeded();
  expect(page.frames()).toHaveLength(1);
  expect(gitHub.writes()).toEqual([]);
});

test('sends the removal of a question in all languages', async ({
  phone,
  published: { gitHub },
}) => {
  const page = await pair(phone, '/faq');
  const { tap } = phone;
  page.on('dialog', (dialog) => void dialog.accept());
  await tap(toolbarButton(page, 'Change text'));
  await tap(main(page).getByText(question));
  await openMoreActions(page);
  await tap(sheet(page).getByRole('button', { name: 'Remove: Question' }));
  await main(page).getByText(question).waitFor({ state: 'detached' });
  await send(phone, page);
  await sheet(page).getByText('Waiting for your colleague').waitFor({ timeout: longTimeoutMs });
  const [request] = gitHub.requests();
  const sent = gitHub.log(request?.branch ?? '');
  expect(sent).toContain('Sita');
  expect(gitHub.read(request?.branch ?? '', payment)).toBeUndefined();
  expect(gitHub.read('main', payment)).toContain(question);
});
