import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { headerLink, main } from '../support/parts.ts';
import { expect } from '../support/visitor.ts';
import { hasTrace, leaveTrace, overlay, test } from '../support/workshop.ts';

const write = (...lines: string[]) => `${lines.join('\n')}\n`;

test('a new entry shows, under the name of its file, until it is deleted', async ({
  workshop,
  visit,
}) => {
  const page = await visit('/faq');
  await leaveTrace(page);
  const answers = main(page).locator('details');
  const before = await answers.count();
  await workshop.edit('content/faq/warranty.mdx', () =>
    write(
      '---',
      'question: Is there a warranty?',
      'order: 9',
      '---',
      '',
      'Ask for it in the shop.',
    ),
  );
  await answers.getByText('Is there a warranty?', { exact: true }).waitFor();
  expect(await page.locator('#warranty').textContent()).toBe('Ask for it in the shop.');

  const file = (id: string) => path.join(workshop.root, `content/faq/${id}.mdx`);
  await rename(file('warranty'), file('guarantee'));
  await page.locator('#guarantee').waitFor({ state: 'attached' });
  expect(await page.locator('#warranty').count()).toBe(0);

  await rm(file('guarantee'));
  await page.locator('#guarantee').waitFor({ state: 'detached' });
  expect(await answers.count()).toBe(before);
  expect(await hasTrace(page)).toBe(true);
});

test('a deleted page takes its link along and leaves the missing page', async ({
  workshop,
  visit,
}) => {
  await workshop.edit('content/pages/terms.mdx', () =>
    write(
      '---',
      'title: Terms',
      'description: What we and our customers can rely on when used furniture and appliances change hands.',
      'whatsapp: Hi! I have a question about your terms.',
      'navigation:',
      '  label: Terms',
      '  order: 9',
      '---',
      '',
      '# Terms',
      '',
      'A deal is a deal.',
    ),
  );
  const page = await visit('/');
  await leaveTrace(page);
  await headerLink(page, 'Terms').click();
  await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor();

  await rm(path.join(workshop.root, 'content/pages/terms.mdx'));
  await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('link', { name: 'Terms', exact: true }).count()).toBe(0);
  expect(await hasTrace(page)).toBe(true);
  expect((await page.request.get('/terms')).status()).toBe(404);
});

test('a picture shows once it is there, and again when it is another one', async ({
  workshop,
  visit,
}) => {
  const page = await visit('/faq');
  await leaveTrace(page);
  const draw = (side: number) => () =>
    write(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}">`,
      `<circle cx="10" cy="10" r="9" /></svg>`,
    );
  await workshop.edit('content/pictures/receipt.svg', draw(40));
  await workshop.edit('content/pages/faq.mdx', (text) => `${text}\n![A receipt](receipt)\n`);
  const picture = main(page).getByRole('img', { name: 'A receipt' });
  await picture.waitFor();
  const shownSide = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(shownSide).toBe(40);

  await workshop.edit('content/pictures/receipt.svg', draw(60));
  await expect.poll(shownSide).toBe(60);
  expect(await hasTrace(page)).toBe(true);
});

test('a field that a schema asks for is missing until it is written or no longer asked for', async ({
  workshop,
  visit,
  expectedMessages,
}) => {
  expectedMessages.push(/./);
  const page = await visit('/faq');
  const schema = 'src/collections/faq/schema.ts';
  let before = '';
  const ask = (kind: string) =>
    workshop.edit(schema, (text) => {
      before ||= text;
      return before.replace('    order:', `    source: text('Who says so.')${kind},\n    order:`);
    });

  await ask('');
  await overlay(page).getByText('content/faq/delivery.mdx:').first().waitFor();
  await overlay(page).getByText('"source" is missing').first().waitFor();

  await ask('.optional()');
  await overlay(page).waitFor({ state: 'detached' });
  await workshop.edit('content/faq/delivery.mdx', (text) =>
    text.replace('order:', 'source: the driver\norder:'),
  );
  await workshop.edit('content/faq/delivery.mdx', (text) => `${text}\nAsk the driver.\n`);
  await main(page).getByText('Ask the driver.').waitFor({ state: 'attached' });

  await workshop.edit(schema, () => before);
  await overlay(page).getByText('content/faq/delivery.mdx:').first().waitFor();
});
