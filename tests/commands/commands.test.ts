import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { waitForExit } from '../support/process.ts';
import { testWithContentRoot as test } from '../support/project-copy.ts';
import { git } from '../support/repository.ts';

const file = 'content/faq/broken-items.mdx';
const validText = '---\nquestion: Do you buy broken items?\norder: 6\n---\n\nNo, sorry.\n';

test('check reports each mistake with its lines and the corrected line', async ({
  copy,
  contentFolder,
}) => {
  const saved = path.join(contentFolder, 'faq/broken-items.mdx');
  copy.write(saved, validText.replace('question', 'qestion'));
  const { code, output } = await copy.run('check');
  copy.remove(saved);
  expect(code).toBe(1);
  expect(output.trimEnd()).toBe(
    `${file}:2:1  "qestion" is not known here. Did you mean "question"?  field
  1 | ---
> 2 | qestion: Do you buy broken items?
    | ^^^^^^^
  3 | order: 6
write instead
  2 | question: Do you buy broken items?


1 error in the content. 1 of them can be fixed automatically: npm run check -- --fix`,
  );
});

const damaged = [
  '\uFEFF\n—\n# the order: not yet sure',
  'qestion: “Broken items: do you buy them?”   # ask Sita',
  'order:6',
  '–––\n',
  'We <3 old chairs. Look [here](/faq\u200B).',
  '• chairs',
  '• tables\n',
].join('\r\n');
const fixed = [
  '\uFEFF---\n# the order: not yet sure',
  'question: "Broken items: do you buy them?"   # ask Sita',
  'order: 6',
  '---\n',
  'We <3 old chairs. Look [here](/faq).',
  '- chairs',
  '- tables\n',
].join('\r\n');

test('check --fix writes safe fixes, and keeps all other characters', async ({
  copy,
  contentFolder,
}) => {
  const saved = path.join(contentFolder, 'faq/broken-items.mdx');
  copy.write(saved, damaged);
  const { code, output } = await copy.run('check', '--fix');
  expect(output).toContain(`fixed: ${file}:4:1  Write a space after the colon.  front-matter\n`);
  expect(copy.read(saved)).toBe(fixed);
  expect(output).toContain('The content is in order');
  expect(code).toBe(0);
  const names = readdirSync(path.join(copy.root, contentFolder, 'faq'));
  expect(names).not.toContain('.broken-items.mdx');
});

test('new writes a question, and names its file after its text', async ({
  copy,
  contentFolder,
}) => {
  const { code, output } = await copy.run('new', 'faq', 'Do you deliver to Pokhara?');
  expect(output).toContain('content/faq/do-you-deliver-to-pokhara.mdx is written.');
  expect(code).toBe(0);
  expect(copy.read(path.join(contentFolder, 'faq/do-you-deliver-to-pokhara.mdx'))).toContain(
    'question: Do you deliver to Pokhara?',
  );
});

const token = 'ghp_11EXAMPLE0secret';

test('pair reads a token without showing it', async ({ copy, contentFolder }) => {
  copy.edit(path.join(contentFolder, 'site/business.mdx'), (text) =>
    text.replace(/^phone:/m, 'website: https://shop.example.org\nrepository: owner/site\nphone:'),
  );
  const command = copy.start('pair');
  command.stdin?.end(`${token}\n`);
  const { code, output } = await waitForExit(command);
  expect(code).toBe(1);
  expect(output).toContain('Paste the token for owner/site');
  expect(output).toContain('This is not a fine-grained token');
  expect(output).not.toContain(token);
});

test('diff lists changed sentences by page', async ({ other: repository }) => {
  const { root } = repository;
  git(root, 'init', '--quiet');
  git(root, 'add', 'content');
  git(root, 'commit', '--quiet', '--message', 'before');
  repository.edit('content/faq/payment.mdx', (text) => `${text}\nCash is best. Ask {name}!\n`);
  repository.edit('content/site/business.mdx', (text) =>
    text.replace(/^name: .*$/m, 'name: Sofa & Sons'),
  );
  git(root, 'mv', 'content/pages/contact.mdx', 'content/pages/reach-us.mdx');
  repository.edit('content/pages/about.mdx', (text) => text.replace('/contact', '/reach-us'));
  repository.edit('content/pictures/shop.svg', (text) => `${text}\n`);
  const { code, output } = await repository.run('diff', 'HEAD');
  expect(code).toBe(0);
  const sections = output.split('\n\n');
  expect(sections.find((section) => section.startsWith('/faq\n'))).toMatch(
    /^- title: .*\n\+ title: .*Sofa & Sons\n\+ Cash is best\.\n\+ Ask Sofa & Sons!$/m,
  );
  expect(sections.find((section) => section.startsWith('content/site/business.mdx\n'))).toContain(
    '\n+ name: Sofa & Sons',
  );
  expect(output).toMatch(/^\/contact \(removed\)\n- title: /m);
  expect(output).toMatch(/^\/reach-us \(new\)\n\+ title: /m);
  expect(sections.at(-1)).toBe('These files changed in other ways:\ncontent/pictures/shop.svg\n');
});
