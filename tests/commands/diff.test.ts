import { expect } from 'vitest';
import { test as base, type ProjectCopy } from '../support/project-copy.ts';
import { git } from '../support/repository.ts';

/** A test in a copy of the project whose content is committed as `before`. */
const test = base.extend<{
  repository: ProjectCopy;
  diff: (ref: string) => ReturnType<ProjectCopy['run']>;
}>({
  repository: [
    async ({ copy }, use) => {
      git(copy.root, 'init', '--quiet');
      git(copy.root, 'add', 'content');
      git(copy.root, 'commit', '--quiet', '--message', 'before');
      git(copy.root, 'tag', 'before');
      await use(copy);
    },
    { scope: 'file' },
  ],
  diff: async ({ repository }, use) => {
    await use((ref) => repository.run('diff', ref));
    git(repository.root, 'checkout', '--quiet', '--force', '-B', 'next', 'before');
    git(repository.root, 'clean', '--quiet', '--force', '-d', 'content');
  },
});

test('lists changed sentences by page', async ({ repository, diff }) => {
  repository.edit('content/faq/payment.mdx', (text) => `${text}\nCash is best. Ask {name}!\n`);
  repository.edit('content/site/business.mdx', (text) =>
    text.replace(/^name: .*$/m, 'name: Sofa & Sons'),
  );
  git(repository.root, 'mv', 'content/pages/contact.mdx', 'content/pages/reach-us.mdx');
  repository.edit('content/pages/about.mdx', (text) => text.replace('/contact', '/reach-us'));
  repository.edit('content/pictures/shop.svg', (text) => `${text}\n`);
  const { code, output } = await diff('before');
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

test('compares content that has errors', async ({ repository, diff }) => {
  repository.edit('content/site/business.mdx', (text) => text.replace(/^slogan: .*\n/m, ''));
  repository.edit('content/faq/delivery.mdx', (text) => text.replace(/^order:/m, 'place:'));
  git(repository.root, 'commit', '--quiet', '--all', '--message', 'content with errors');
  git(repository.root, 'tag', '--force', 'with-errors');
  git(repository.root, 'checkout', '--quiet', 'before');
  repository.edit('content/faq/payment.mdx', (text) => `${text}\nCash is best.\n`);
  const { code, output } = await diff('with-errors');
  expect(code).toBe(0);
  expect(output).toMatch(/^\/faq\n(?:[-+] .*\n)*\+ Cash is best\.$/m);
  expect(output).toMatch(/^content\/site\/business\.mdx\n\+ slogan: .*$/m);
});

test('names a file that cannot be read', async ({ repository, diff }) => {
  repository.edit('content/faq/delivery.mdx', (text) => text.replace(/^order:/m, 'order'));
  const { code, output } = await diff('HEAD');
  expect(code).toBe(0);
  expect(output).toMatch(
    /^These files cannot be read completely:\ncontent\/faq\/delivery\.mdx:\d+:1 {2}.* \(in the files as they are now\)$/m,
  );
});
