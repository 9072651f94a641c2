import { expect } from 'vitest';
import { fixContent } from '../../scripts/check/fix.ts';
import { lineOf } from '../support/line-of.ts';
import { jpegPhoto } from '../support/photos.ts';
import { test } from '../support/site-copy.ts';

const file = 'content/site/contact-form.mdx';

test.for([
  ['below a broken key', 'mail: |-', 'mail:text |-', 'mail: text |-'],
  ['below a YAML anchor', 'name: Your', '&sign\nname: Your', '&sign\nname: Your'],
  ['below a single hyphen', 'send: Open', '- \n# A.\nsend: Open', '- \n# A.\nsend: Open'],
] as const)('keeps valid lines %s', async ([, original, broken, fixed], { content }) => {
  const before = content.read(file);
  content.edit(file, (text) => text.replace(original, broken));
  await fixContent(content.root);
  expect(content.read(file)).toBe(before.replace(original, fixed));
});

test('fixes many mistakes in a file, even if each mistake hides the next', async ({ content }) => {
  const before = content.read(file);
  content.edit(file, (text) => text.replaceAll(/^([a-z_]+): (?=\w)/gm, '$1:'));
  expect(await content.diagnostics()).not.toEqual([]);
  await fixContent(content.root);
  expect(content.read(file)).toBe(before);
});

const faqFile = 'content/faq/broken-items.mdx';
const valid = '---\nquestion: Do you buy broken items?\norder: 6\n---\n\nNo, sorry.\n';

test('converts a file in UTF-16 to UTF-8', async ({ content }) => {
  content.write(faqFile, Buffer.from(`\uFEFF${valid}हुँदैन 😀`, 'utf16le'));
  expect((await fixContent(content.root)).map(lineOf)).toEqual([
    expect.stringContaining(`${faqFile}:1:1  Save this file as UTF-8 text`),
  ]);
  expect(content.read(faqFile)).toBe(`${valid}हुँदैन 😀`);
});

test("turns Word's breaks into spaces, and removes control characters", async ({ content }) => {
  content.write(faqFile, valid.replace('buy', '\fbuy').replace('No, sorry', 'No,\v\vso\u001Frry'));
  expect(await fixContent(content.root)).toHaveLength(3);
  expect(content.read(faqFile)).toBe(valid.replace('buy', ' buy'));
});

test.for([
  [
    'from WhatsApp',
    'WhatsApp Image 2026-11-23 at 10.15.32 AM.jpeg',
    'whatsapp-image-2026-11-23-at-10-15-32-am',
  ],
  ['saved by Windows as JFIF', 'Chair.jfif', 'chair'],
] as const)(
  'gives a photo %s a plain name, and updates its use',
  async ([, name, id], { content }) => {
    const page = 'content/pages/about.mdx';
    const before = content.read(page);
    content.write(`content/pictures/${name}`, await jpegPhoto(1280, 960));
    content.write(page, `${before}\n![A chair by the window](${name})\n`);
    await fixContent(content.root);
    expect(content.read(page)).toBe(`${before}\n![A chair by the window](${id})\n`);
    expect(await content.diagnostics()).toEqual([]);
  },
);
