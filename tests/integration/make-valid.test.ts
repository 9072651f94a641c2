import { expect } from 'vitest';
import { makeValid } from '../../scripts/diff/make-valid.ts';
import { test, type SiteCopy } from '../support/site-copy.ts';

function validOf(past: SiteCopy, now: SiteCopy) {
  return makeValid(
    { name: 'HEAD', folder: past.root },
    { name: 'the files as they are now', folder: now.root },
  );
}

const misspelt = (text: string) => text.replace(/^order:/m, 'place:');

test('a file with errors is named and looks the same on both sides', async ({ past, content }) => {
  past.edit('content/faq/payment.mdx', misspelt);
  content.edit('content/site/map.mdx', (text) => text.replace(/^way:/m, 'road:'));
  const { was, is, leftOut } = await validOf(past, content);
  expect(leftOut).toEqual([
    expect.stringMatching(/^content\/faq\/payment\.mdx:\d+:1 {2}.* \(in HEAD\)$/),
    expect.stringMatching(/^content\/site\/map\.mdx:\d+:1 {2}.* \(in the files as they are now\)$/),
  ]);
  expect(was.model).toEqual(is.model);
});

test('a file with errors that the other state cannot replace is left out of both', async ({
  past,
  content,
}) => {
  past.edit('content/faq/payment.mdx', misspelt);
  content.edit('content/faq/payment.mdx', (text) => `${text}\n{nobody_knows}\n`);
  past.write('content/faq/old.mdx', '---\nquestion: Old?\n---\n\nYes.\n');
  const { was, is } = await validOf(past, content);
  for (const { model } of [was, is]) {
    expect(model.collections.faq.map(({ id }) => id).toSorted()).toEqual([
      'delivery',
      'opening-hours',
      'sell',
    ]);
  }
});

test('without facts nothing can be compared, and their diagnostics are shown', async ({
  past,
  content,
}) => {
  content.edit('content/site/business.mdx', (text) => text.replace(/^phone: .*/m, 'phone: 9'));
  await expect(validOf(past, content)).rejects.toThrow(
    /^Nothing can be compared while the facts of the shop have errors in the files as they are now:\ncontent\/site\/business\.mdx:\d+:8 {2}/,
  );
});

test('without a file that every site needs nothing can be compared', async ({ past, content }) => {
  for (const copy of [past, content]) copy.remove('content/site/map.mdx');
  await expect(validOf(past, content)).rejects.toThrow(
    /^Nothing can be compared while the site lacks these files:\ncontent\/site\/map\.mdx:1:1 /,
  );
});
