import { expect } from 'vitest';
import { insertFacts } from '../../../scripts/content/text/insert-facts.ts';
import { test } from '../../support/site-copy.ts';

const facts = { phone: '+977 983-0000000', name: 'Shop {x} $& Sons' };

const messages = (text: string, blanks: string[] = []) =>
  insertFacts(text, facts, blanks).explanations.map(({ message }) => message);

test('facts are inserted as they are, with dollar signs and brackets', () => {
  expect(insertFacts('Call {phone} or { name }!', facts)).toEqual({
    text: 'Call +977 983-0000000 or Shop {x} $& Sons!',
    facts: ['phone', 'name'],
    explanations: [],
  });
});

test('blanks that the page fills in stay, without spaces in their brackets', () => {
  expect(insertFacts('{ service } at {name}', { name: 'us' }, ['service']).text).toBe(
    '{service} at us',
  );
});

test('every fact that does not exist is told, with blanks among the suggestions', () => {
  expect(messages('{servce} {phnoe} {10}', ['service'])).toEqual([
    'there is no fact "servce" in content/site/business.mdx; did you mean "service"?',
    'there is no fact "phnoe" in content/site/business.mdx; did you mean "phone"?',
    'only the name of a fact, such as {phone}, can be written in curly brackets',
  ]);
});

test.for(['{phone', 'phone}', '{{phone}}', '}phone{', '{phone} {'])(
  'a bracket without its partner is refused: %s',
  (text) => {
    expect(messages(text)).toContain(
      'one curly bracket is missing here; write {phone}, with one at each end',
    );
  },
);

test('the bracket that is missing is the one that is offered', () => {
  const { explanations } = insertFacts('{phone } or {email', facts);
  expect(explanations.map(({ fix }) => fix)).toEqual([{ find: '{email', replace: '{email}' }]);
});

test.for(['constructor', 'package', 'public', 'new'])(
  'a fact may be named %s',
  async (name, { content }) => {
    content.edit('content/site/business.mdx', (text) =>
      text.replace(/^facts:$/m, `facts:\n  ${name}: Mistri`),
    );
    content.write(
      'content/faq/why.mdx',
      `---\nquestion: "For {${name}}?"\norder: 9\n---\n\nIt is {${name}}.\n`,
    );
    const { model, diagnostics } = await content.load();
    expect(diagnostics).toEqual([]);
    const entry = model?.collections.faq.find(({ id }) => id === 'why');
    expect(entry?.data).toMatchObject({ question: 'For Mistri?' });
  },
);

test('the fields of business.mdx are facts, the address and the hours in a sentence', async ({
  content,
}) => {
  expect((await content.load()).facts).toMatchObject({
    name: 'Second Grain',
    phone: '+977 983-1112223',
    email: 'hello@example.org',
    address: 'Mill Lane, Old Bazaar, Pokhara, Nepal',
    hours: 'Monday until Saturday, 10:00 AM – 5:30 PM; Sunday: shut',
  });
});
