import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fixContent } from '../../scripts/check/fix.ts';
import { field } from '../support/contact-form.ts';
import { main } from '../support/parts.ts';
import { photo, position } from '../support/photos.ts';
import { copySite, startDevServer } from '../support/sites.ts';
import { overlay, test, unhurried } from '../support/staff.ts';
import { expect } from '../support/visitor.ts';

const mistakes = [
  {
    file: 'content/faq/payment.mdx',
    spoil: (text: string) => text.replace(/^order: .*$/m, 'order: three'),
    line: /^order:/m,
    reason: 'write a whole number, for example 3',
  },
  {
    file: 'content/faq/sell.mdx',
    spoil: (text: string) => `${text}\nCall {phoen}.\n`,
    line: /^Call \{phoen\}/m,
    reason: 'there is no fact "phoen"',
  },
  {
    file: 'content/pages/faq.mdx',
    spoil: (text: string) => `${text}\n<Buton to="call">Call</Buton>\n`,
    line: /^<Buton/m,
    reason: 'there is no tag <Buton>',
  },
];

test('a photo that says where it was taken covers the page until it is prepared', async ({
  desk,
  visit,
  expectedMessages,
}) => {
  expectedMessages.push(/./);
  const page = await visit('/faq');
  const file = path.join(desk.root, 'content/pictures/shelf.jpg');
  const taken = await (await photo(640, 480)).withExif(position).jpeg().toBuffer();
  await writeFile(file, taken);
  await overlay(page).getByText('this photo says where it was taken').first().waitFor();

  await fixContent(desk.root);
  await overlay(page).waitFor({ state: 'detached' });
  await desk.edit('content/pages/faq.mdx', (text) => `${text}\n![A shelf](shelf)\n`);
  const image = main(page).getByRole('img', { name: 'A shelf' });
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(640);
});

test('a mistake covers the page with its place and its reason until it is fixed', async ({
  desk,
  visit,
  expectedMessages,
}) => {
  expectedMessages.push(/./);
  const page = await visit('/faq');
  for (const { file, spoil, line, reason } of mistakes) {
    let sound = '';
    let spoilt = '';
    await desk.edit(file, (text) => {
      sound = text;
      spoilt = spoil(text);
      return spoilt;
    });
    const number = spoilt.slice(0, spoilt.search(line)).split('\n').length;
    await overlay(page).getByText(`${file}:${number}:`).first().waitFor();
    await overlay(page).getByText(reason).first().waitFor();

    const fixed = `Fixed ${file}.`;
    await desk.edit(file, () => `${sound}\n${fixed}\n`);
    await overlay(page).waitFor({ state: 'detached' });
    await main(page).getByText(fixed, { exact: true }).waitFor({ state: 'attached' });
  }
});

test('the place of every mistake is a click away, the lines around it are shown', async ({
  desk,
  visit,
  expectedMessages,
}) => {
  expectedMessages.push(/./);
  const page = await visit('/faq');
  const asked: string[] = [];
  await page.route('**/__open-in-editor?*', (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('file') ?? '');
    return route.fulfill({ status: 204 });
  });
  const sound = new Map<string, string>();
  for (const name of ['delivery', 'payment']) {
    await desk.edit(`content/faq/${name}.mdx`, (text) => {
      sound.set(name, text);
      return text.replace('order:', 'ordr:');
    });
  }
  const places = ['delivery', 'payment'].map((name) => `content/faq/${name}.mdx:3:1`);
  await overlay(page)
    .getByText(places[1] ?? '')
    .first()
    .waitFor();
  await overlay(page).getByText('> 3 | ordr:').first().waitFor();
  await overlay(page).getByText('write instead').first().waitFor();
  for (const place of places) {
    await overlay(page).locator('.file-link').filter({ hasText: place }).last().click();
    await expect.poll(() => asked.at(-1)).toContain(place);
  }
  for (const [name, text] of sound) await desk.edit(`content/faq/${name}.mdx`, () => text);
  await overlay(page).waitFor({ state: 'detached' });
});

test('a mistake keeps what was typed, and so does its fix', async ({
  desk,
  visit,
  expectedMessages,
}) => {
  expectedMessages.push(/./);
  const page = await visit('/contact');
  await field(page, 'message').fill('I want to sell a bed.');
  let sound = '';
  await desk.edit('content/site/header.mdx', (text) => {
    sound = text;
    return text.replace('call:', 'cal:');
  });
  await overlay(page).getByText('did you mean "call"?').first().waitFor();
  await desk.edit('content/site/header.mdx', () => sound);
  await overlay(page).waitFor({ state: 'detached' });
  expect(await field(page, 'message').inputValue()).toBe('I want to sell a bed.');
});

test('a mistake that was there before the start shows, too, and can be fixed', async ({
  browser,
}) => {
  const copy = await copySite();
  let sound = '';
  await copy.edit('content/faq/payment.mdx', (text) => {
    sound = text;
    return text.replace(/^question: /m, 'questoin: ');
  });
  try {
    const server = await startDevServer(copy);
    const page = await browser.newPage();
    await page.goto(`${server.address}/about`);
    await overlay(page).getByText('content/faq/payment.mdx:2:1').first().waitFor();
    await overlay(page).getByText('did you mean "question"?').first().waitFor();

    await unhurried(copy.edit)('content/faq/payment.mdx', () => sound);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await overlay(page).count()).toBe(0);
    await page.close();
    await server.close();
  } finally {
    await copy.remove();
  }
});
