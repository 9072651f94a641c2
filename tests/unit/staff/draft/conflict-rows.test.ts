import { expect, test } from 'vitest';
import { compareVersions } from '../../../../src/staff/draft/conflict-rows.ts';
import { mergeTexts } from '../../../../src/staff/draft/merge-texts.ts';
import type { Bytes } from '../../../../src/staff/files/transport.ts';

const path = 'content/faq/payment.mdx';
const bytes = (text: string): Bytes => new TextEncoder().encode(text);
const decode = (text: Bytes | undefined) => text && new TextDecoder().decode(text);
const faq = (question: string, ...blocks: string[]) =>
  `---\nquestion: ${question}\norder: 10\n---\n\n${blocks.join('\n\n')}\n`;

/** Compares the versions of two people as the conflict does: changes outside of the conflict are in both. */
function compare(before: string, mine: string, theirs: string) {
  const sides = [before, mine, theirs].map(bytes) as [Bytes, Bytes, Bytes];
  return compareVersions({
    path,
    before: sides[0],
    mine: mergeTexts(...sides, 'mine') ?? sides[1],
    theirs: mergeTexts(...sides, 'theirs') ?? sides[2],
  });
}

const before = faq('How to pay?', 'Pay with cash. We take no cards.', 'Ask us.');

test('shows only the sentence that two people changed, and joins their words', () => {
  const { rows, choose } = compare(
    before,
    faq('How to pay?', 'Pay with cash or eSewa. We take no cards.', 'Ask us.'),
    faq('How do I pay?', 'Pay with cash. We take all cards.', 'Ask us.'),
  );
  expect(rows).toEqual([
    {
      id: 'paragraph 1',
      label: 'paragraph',
      mine: 'Pay with cash or eSewa. We take no cards.',
      theirs: 'Pay with cash. We take all cards.',
      both: 'Pay with cash or eSewa. We take all cards.',
    },
  ]);
  expect(decode(choose?.(['Cash, eSewa, cards.']))).toBe(
    faq('How do I pay?', 'Cash, eSewa, cards.', 'Ask us.'),
  );
});

test('lets staff choose each of several texts', () => {
  const { rows, choose } = compare(
    before,
    faq('How do I pay?', 'Pay with cash. We take no cards.', 'Ask me.'),
    faq('"Ways: which?"', 'Pay with cash. We take no cards.', 'Ask the desk.'),
  );
  expect(rows.map(({ label, mine, theirs }) => [label, mine, theirs])).toEqual([
    ['question', 'How do I pay?', 'Ways: which?'],
    ['paragraph', 'Ask me.', 'Ask the desk.'],
  ]);
  expect(decode(choose?.(['Ways: which?', 'Ask me.']))).toBe(
    faq('"Ways: which?"', 'Pay with cash. We take no cards.', 'Ask me.'),
  );
});

test.for([
  ['रु १,५०० नगद', 'रु १,६०० नगद', 'रु १,५०० मात्र', 'रु १,६०० मात्र'],
  ['सोफा पुर्याउँछौं', 'सोफा पुर्‍याउँछौं', 'सोफा घर पुर्याउँछौं', 'सोफा पुर्‍याउँछौं'],
] as const)('joins whole words only: %s', ([old, own, other, both]) => {
  const { rows } = compare(faq('How?', old), faq('How?', own), faq('How?', other));
  expect(rows.map((row) => row.both)).toEqual([both]);
});

test('shows a removed text as an empty place, and offers whole versions', () => {
  const { rows, choose } = compare(
    before,
    faq('How to pay?', 'Ask us.'),
    faq('How to pay?', 'Pay with eSewa. We take no cards.', 'Ask us.'),
  );
  expect(rows).toMatchObject([{ mine: undefined, theirs: 'Pay with eSewa. We take no cards.' }]);
  expect(choose).toBeUndefined();
});

test('ignores the marks of a translation', () => {
  const marked = (text: string, id: string) =>
    text.replace('order: 10\n', `translated_from: ${id.repeat(40)}\n`);
  const { rows, choose } = compareVersions({
    path: 'content/ne/faq/payment.mdx',
    before: bytes(marked(before, 'a')),
    mine: bytes(marked(faq('कसरी?', 'नगद।'), 'b')),
    theirs: bytes(marked(faq('कसरी तिर्ने?', 'नगद।'), 'c')),
  });
  expect(rows.map(({ label }) => label)).toEqual(['question']);
  expect(choose).toBeDefined();
});
