import { expect } from 'vitest';
import { test } from './setup/copy.ts';

const business = 'content/site/business.mdx';

/** Takes what is made up out of the facts, as somebody does before publishing. */
function finished(text: string): string {
  return text
    .replace(/^website: .*$/m, 'website: https://shop.com.np')
    .replace(/^email: .*$/m, 'email: hello@shop.com.np')
    .replace(/^placeholders:[^]*?^---$/m, 'placeholders: []\n---');
}

/** How many things a list names; what else the content still lacks does not matter here. */
function countOf(list: string): number {
  return list.match(/^content\//gm)?.length ?? 0;
}

test('Somebody asks what remains before publishing, does it, and it is gone', async ({ copy }) => {
  await copy.edit(business, (text) =>
    finished(text).replace('placeholders: []', 'placeholders:\n  - phone'),
  );
  await copy.edit('content/faq/payment.mdx', (text) => `${text}\nTODO: name the bank.\n`);
  const { code, output } = await copy.run('check', '--release');
  expect(output).toMatch(/^content\/faq\/payment\.mdx:\d+:1 {2}.*"TODO"/m);
  expect(output).toMatch(/^content\/site\/business\.mdx:\d+:8 {2}.*"phone" is still made up/m);
  expect(output).toContain(`${countOf(output)} things remain before publishing.`);
  expect(code).toBe(1);

  await copy.edit(business, finished);
  await copy.edit('content/faq/payment.mdx', (text) => text.replace(/TODO.*/, ''));
  const after = await copy.run('check', '--release');
  expect(countOf(after.output)).toBe(countOf(output) - 2);
  expect(after.code).toBe(after.output === 'Ready to publish.\n' ? 0 : 1);
});

test('Mistakes come first', async ({ copy }) => {
  await copy.edit('content/faq/payment.mdx', (text) => `${text}\nTODO: call {phnoe}.\n`);
  const { code, output } = await copy.run('check', '--release');
  expect(code).toBe(1);
  expect(output).toContain('did you mean "phone"?');
  expect(output).not.toContain('TODO"');
  expect(output).not.toContain('before publishing');
});
