import { expect } from 'vitest';
import { insertFacts } from '../../../src/compiler/text/insert-facts.ts';
import { test } from '../../support/site-copy.ts';

const facts = { phone: '+977 983-0000000', name: 'Shop {x} $& Sons' };

const messagesOf = (text: string, variables: string[] = []) =>
  insertFacts(text, facts, variables).explanations.map(({ message }) => message);

test('inserts facts unchanged, with dollar signs and brackets', () => {
  expect(insertFacts('Call {phone} or { name }!', facts)).toEqual({
    text: 'Call +977 983-0000000 or Shop {x} $& Sons!',
    facts: ['phone', 'name'],
    explanations: [],
  });
});

test('keeps template variables, and removes the spaces in their brackets', () => {
  expect(insertFacts('{ service } at {name}', { name: 'us' }, ['service']).text).toBe(
    '{service} at us',
  );
});

test('reports every unknown fact, and suggests template variables too', () => {
  expect(messagesOf('{servce} {phnoe} {10}', ['service'])).toEqual([
    'There is no fact "servce" in content/site/business.mdx. Did you mean "service"?',
    'There is no fact "phnoe" in content/site/business.mdx. Did you mean "phone"?',
    'Write only the name of a fact in curly brackets, such as {phone}.',
  ]);
});

const namesInJavaScript = ['constructor', 'package', 'public', 'new'];
test.for(namesInJavaScript)('accepts a fact named %s', async (name, { content }) => {
  content.edit('content/site/business.mdx', (text) =>
    text.replace(/^facts:$/m, `facts:\n  ${name}: Mistri`),
  );
  const answer = `---\nquestion: "For {${name}}?"\norder: 9\n---\n\nIt is {${name}}.\n`;
  content.write('content/faq/why.mdx', answer);
  const { model, diagnostics } = await content.load();
  expect(diagnostics).toEqual([]);
  const entry = model?.collections.faq.find(({ id }) => id === 'why');
  expect(entry?.data).toMatchObject({ question: 'For Mistri?' });
});

test('provides the fields of business.mdx as facts', async ({ content }) => {
  expect((await content.load()).facts).toMatchObject({
    name: 'Second Grain',
    phone: '+977 983-1112223',
    email: 'hello@example.org',
    address: 'Mill Lane, Old Bazaar, Pokhara, Nepal',
    hours: 'Monday until Saturday, 10:00 AM – 5:30 PM; Sunday: shut',
  });
});
