import { expect, test } from 'vitest';
import { findCounterpart, linksIn } from '../../../../src/staff/edits/body-links.ts';
import { parseText } from '../../../../src/staff/edits/writer.ts';

/** Returns the links of a page whose body is a text. */
const linksOf = (body: string) =>
  linksIn(parseText('content/pages/about.mdx', new TextEncoder().encode(`---\n---\n\n${body}\n`)));

/** Returns a page with buttons that lead to addresses, and whose labels are numbers. */
const buttons = (...addresses: string[]) =>
  addresses.map((to, index) => `<Button to="${to}">${index}</Button>\n`).join('\n');

test('lists the links of tags and texts, and no pictures', () => {
  const body = `${buttons('shop')}\nSee [this](/faq) or\n[that](sms), ![a bench](bench).\n\n| [a](call) |\n| --- |`;
  expect(linksOf(body).map(({ kind, address, words }) => [kind, address, words])).toEqual([
    ['<Button> to', 'shop', ''],
    ['text', '/faq', 'See this or that, a bench.'],
    ['text', 'sms', 'See this or that, a bench.'],
    ['text', 'call', 'a'],
  ]);
});

test.for([
  ['the only one with the address', ['shop', 'call'], 0, ['call', 'shop'], 1],
  ['the second of two', ['shop', 'call', 'shop'], 2, ['shop', 'shop', 'call'], 1],
  ['the one at the same place', ['shop', 'shop'], 1, ['email', 'shop'], 1],
  ['none if another link is there', ['shop', 'shop'], 0, ['email', 'shop'], undefined],
  ['none if none has the address', ['shop', 'call'], 0, ['email'], undefined],
  ['an unknown one of fewer', ['shop', 'shop'], 0, ['shop'], 'unknown'],
  ['an unknown one of more', ['shop'], 0, ['shop', 'shop'], 'unknown'],
] as const)('finds %s', ([, own, index, others, expected]) => {
  const [ownLinks, otherLinks] = [linksOf(buttons(...own)), linksOf(buttons(...others))];
  const link = ownLinks[index];
  const found = link && findCounterpart(link, ownLinks, otherLinks);
  expect(found).toBe(typeof expected === 'number' ? otherLinks[expected] : expected);
});

test('finds no link of a text for the link of a button', () => {
  const [link, ...others] = linksOf(`${buttons('shop')}\n[Shop](shop)`);
  expect(link && findCounterpart(link, [link], others)).toBeUndefined();
});
