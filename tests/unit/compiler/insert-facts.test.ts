import { expect } from 'vitest';
import { insertFacts } from '../../../src/compiler/read/facts/insert-facts.ts';
import { test } from '../../support/site-copy.ts';

const facts = { phone: '+977 983-0000000', name: 'Shop {x} $& Sons' };

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
