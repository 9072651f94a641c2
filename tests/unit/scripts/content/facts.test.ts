import type { Explanation } from '../../../../scripts/content/diagnostics/diagnostic.ts';
import { describe, expect, test as plainTest } from 'vitest';
import { insertFacts } from '../../../../scripts/content/facts.ts';
import { test } from './content-copy.ts';

const facts = { phone: '+977 983-0000000', name: 'Shop {x} $& Sons' };

const told = ({ message }: Explanation) => message;

describe('Facts in words', () => {
  plainTest('are put in as they are, with dollar signs and brackets', () => {
    expect(insertFacts('Call {phone} or { name }!', facts)).toEqual({
      words: 'Call +977 983-0000000 or Shop {x} $& Sons!',
      diagnostics: [],
    });
  });

  plainTest('leave the blanks that the page fills in, without spaces in their brackets', () => {
    expect(insertFacts('{ service } at {name}', { name: 'us' }, ['service'])).toEqual({
      words: '{service} at us',
      diagnostics: [],
    });
  });

  plainTest('that do not exist are all told, blanks among the guesses', () => {
    expect(insertFacts('{servce} {phnoe} {10}', facts, ['service']).diagnostics.map(told)).toEqual([
      'there is no fact "servce" in content/site/business.mdx; did you mean "service"?',
      'there is no fact "phnoe" in content/site/business.mdx; did you mean "phone"?',
      'curly brackets hold the name of a fact, such as {phone}, and nothing else',
    ]);
  });

  plainTest('with brackets that have no partner are refused', () => {
    for (const words of ['{phone', 'phone}', '{{phone}}', '}phone{', '{phone} {']) {
      expect(insertFacts(words, facts).diagnostics.map(told)).toContain(
        'a curly bracket stands here without its partner; {phone} has one at each end',
      );
    }
  });
});

describe('Somebody adds a fact', () => {
  const question = (words: string) =>
    `---\nquestion: ${words}\norder: 9\n---\n\nIt is {constructor} from {new}.\n`;

  test('and uses it, though every object has something of that name, or code a word', async ({
    content,
  }) => {
    await content.edit('content/site/business.mdx', (text) =>
      text.replace(/^facts:$/m, 'facts:\n  constructor: Mistri\n  new: NPR 100'),
    );
    await content.write('content/faq/why.mdx', question('"{new} for {constructor}?"'));
    const { model, diagnostics } = await content.load();
    expect(diagnostics).toEqual([]);
    expect(model?.facts).toMatchObject({ constructor: 'Mistri', new: 'NPR 100' });
    expect(model?.collections.faq.find(({ id }) => id === 'why')?.data).toMatchObject({
      question: 'NPR 100 for Mistri?',
    });
  });
});

describe('The facts that have a place of their own in business.mdx', () => {
  test('can be used everywhere, the hours in a sentence', async ({ content }) => {
    const { model } = await content.load();
    const { business, calendar } = model?.site ?? {};
    expect(model?.facts).toMatchObject({
      name: business?.name,
      phone: business?.phone,
      email: business?.email,
      address: [
        business?.address.street,
        business?.address.area,
        business?.address.city,
        business?.address.country,
      ].join(', '),
    });
    expect(model?.facts.hours).toContain(calendar?.weekdays.sunday);
    expect(model?.facts.hours).not.toMatch(/[{}]/);
  });
});
