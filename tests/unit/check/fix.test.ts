import { expect } from 'vitest';
import { fixContent } from '../../../scripts/check/fix.ts';
import { test } from '../../support/site-copy.ts';

const file = 'content/site/contact-form.mdx';

test.for([
  ['the lines of a text below a broken key', 'mail: |-', 'mail:text |-', 'mail: text |-'],
  ['a value below a sign of YAML', 'name: Your', '&sign\nname: Your', '&sign\nname: Your'],
  [
    'a comment below a single hyphen',
    'send: Open',
    '- \n# A note.\nsend: Open',
    '- \n# A note.\nsend: Open',
  ],
] as const)(
  'what only looks wrong because of a mistake above it is not fixed: %s',
  async ([, valid, broken, fixed], { content }) => {
    const before = content.read(file);
    content.edit(file, (text) => text.replace(valid, broken));
    await fixContent(content.root);
    expect(content.read(file)).toBe(before.replace(valid, fixed));
  },
);

test('many mistakes in a file are all fixed, though each hides the next', async ({ content }) => {
  const before = content.read(file);
  content.edit(file, (text) => text.replaceAll(/^([a-z_]+): (?=\w)/gm, '$1:'));
  expect(await content.diagnostics()).not.toEqual([]);
  await fixContent(content.root);
  expect(content.read(file)).toBe(before);
});
