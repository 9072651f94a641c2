import { startDevServer } from '../../scripts/bench/dev-server.ts';
import { headerLink, main } from '../support/parts.ts';
import { copyProject } from '../support/project-copy.ts';
import { expect } from '../support/visitor.ts';
import { hasTrace, leaveTrace, overlay, test } from '../support/workshop.ts';

test('saved words show in the open page, and what was typed stays', async ({ workshop, visit }) => {
  const page = await visit('/contact');
  await leaveTrace(page);
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Sita Sharma');

  // The words of the page.
  await workshop.edit('content/pages/contact.mdx', (text) => `${text}\nWords saved just now.\n`);
  await main(page).getByText('Words saved just now.', { exact: true }).waitFor();

  // A fact, wherever it stands.
  await workshop.edit('content/site/business.mdx', (text) =>
    text.replace(/^phone: .*$/m, 'phone: "+977 980-7654321"'),
  );
  const call = page.getByRole('contentinfo').getByRole('link', { name: '+977 980-7654321' });
  await call.waitFor();
  expect(await call.getAttribute('href')).toBe('tel:+9779807654321');
  await main(page).getByRole('link', { name: '+977 980-7654321' }).waitFor();

  // The words of a part of all pages.
  await workshop.edit('content/site/contact-form.mdx', (text) =>
    text.replace(/^send: .*$/m, 'send: Send it now'),
  );
  await page.getByRole('button', { name: 'Send it now' }).waitFor();

  expect(await name.inputValue()).toBe('Sita Sharma');
  expect(await hasTrace(page)).toBe(true);
});

test('a saved entry shows in the open page, its front matter and its words', async ({
  workshop,
  visit,
}) => {
  const page = await visit('/faq#delivery');
  await leaveTrace(page);
  await workshop.edit('content/faq/delivery.mdx', (text) =>
    text.replace(/^question: .*$/m, 'question: Do you bring it to me?'),
  );
  await main(page).getByText('Do you bring it to me?', { exact: true }).waitFor();
  await workshop.edit('content/faq/delivery.mdx', (text) => `${text}\nEven upstairs.\n`);
  await main(page).getByText('Even upstairs.', { exact: true }).waitFor();
  expect(await page.locator('#delivery').isVisible()).toBe(true);
  expect(await hasTrace(page)).toBe(true);
});

test('a new file is a new page, with its link', async ({ workshop, visit }) => {
  const page = await visit('/');
  await leaveTrace(page);
  await workshop.edit('content/pages/prices.mdx', () =>
    [
      '---',
      'title: Prices',
      'description: What used furniture and appliances cost in our shop, and what we pay for yours.',
      'whatsapp: Hi! What does it cost?',
      'navigation:',
      '  label: Prices',
      '  order: 9',
      '---',
      '',
      '# Prices',
      '',
      'See [what delivery costs](/faq#delivery).',
      '',
    ].join('\n'),
  );
  await headerLink(page, 'Prices').click();
  await page.getByRole('heading', { level: 1, name: 'Prices' }).waitFor();

  await main(page).getByRole('link', { name: 'what delivery costs' }).click();
  await page.locator('#delivery').waitFor();
  expect(await hasTrace(page)).toBe(true);
});

const mistakes = [
  {
    file: 'content/faq/payment.mdx',
    spoil: (text: string) => text.replace(/^order: .*$/m, 'order: three'),
    line: /^order:/m,
    reason: 'write a whole number, for example 3',
  },
  {
    file: 'content/faq/returns.mdx',
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

test('a mistake covers the page until it is mended', async ({
  workshop,
  visit,
  expectedMessages,
}) => {
  expectedMessages.push(/./);
  const page = await visit('/faq');
  for (const { file, spoil, line, reason } of mistakes) {
    let sound = '';
    let spoilt = '';
    await workshop.edit(file, (text) => {
      sound = text;
      spoilt = spoil(text);
      return spoilt;
    });
    const number = spoilt.slice(0, spoilt.search(line)).split('\n').length;
    await overlay(page).getByText(`${file}:${number}:`).first().waitFor();
    await overlay(page).getByText(reason).first().waitFor();

    const mended = `Mended ${file}.`;
    await workshop.edit(file, () => `${sound}\n${mended}\n`);
    await overlay(page).waitFor({ state: 'detached' });
    await main(page).getByText(mended, { exact: true }).waitFor({ state: 'attached' });
  }
});

test('the place of every mistake is a click away, the lines around it are shown', async ({
  workshop,
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
    await workshop.edit(`content/faq/${name}.mdx`, (text) => {
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
  for (const [name, text] of sound) await workshop.edit(`content/faq/${name}.mdx`, () => text);
  await overlay(page).waitFor({ state: 'detached' });
});

test('a mistake that was there before the start shows, too, and can be mended', async ({
  browser,
}) => {
  const copy = await copyProject();
  let sound = '';
  await copy.edit('content/faq/payment.mdx', (text) => {
    sound = text;
    return text.replace(/^question: /m, 'questoin: ');
  });
  const server = await startDevServer(copy.root);
  const page = await browser.newPage();
  await page.goto(`${server.address}/about`);
  await overlay(page).getByText('content/faq/payment.mdx:2:1').first().waitFor();
  await overlay(page).getByText('did you mean "question"?').first().waitFor();

  await copy.edit('content/faq/payment.mdx', () => sound);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await overlay(page).count()).toBe(0);
  await page.close();
  await server.stop();
  await copy.remove();
});

test('changed code is in the HTML that is asked for next, and so is its mend', async ({
  workshop,
}) => {
  const answer = async () => {
    const response = await fetch(`${workshop.address}/about`);
    return { status: response.status, text: await response.text() };
  };
  const part = 'src/site/Main.tsx';
  let sound = '';
  const soon = { timeout: 10_000 };
  await workshop.edit(part, (text) => {
    sound = text;
    return text.replace('id="site-main"', 'id="site-main" data-changed="now"');
  });
  await expect.poll(async () => (await answer()).text, soon).toContain('data-changed="now"');

  await workshop.edit(part, () => sound.replace('<main ', '<main main '.repeat(2)));
  await expect.poll(async () => (await answer()).status, soon).toBe(500);
  expect((await answer()).text).toContain(part);

  await workshop.edit(part, () => sound);
  await expect.poll(async () => (await answer()).status, soon).toBe(200);
  expect((await answer()).text).not.toContain('data-changed');
});

test('the server starts anew when the code that it runs changes', async ({ workshop }) => {
  const typeOf = async () => (await fetch(workshop.address)).headers.get('content-type');
  expect(await typeOf()).toBe('text/html; charset=utf-8');
  await workshop.edit('scripts/vite/pages.ts', (text) =>
    text.replace('charset=utf-8', 'charset=utf-8; changed'),
  );
  // While it starts, nobody answers.
  await expect
    .poll(() => typeOf().catch(() => undefined), { timeout: 30_000 })
    .toBe('text/html; charset=utf-8; changed');
});
