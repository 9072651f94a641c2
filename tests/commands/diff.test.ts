import { describe, expect, test as base } from 'vitest';
import { keepCopy, type KeptCopy } from './setup/kept-copy.ts';

/** A test by somebody who changes a copy of the project, whose content is committed as `before`. */
const test = base.extend<{ project: KeptCopy; copy: KeptCopy }>({
  project: [
    async ({}, use) => {
      const copy = await keepCopy();
      await use(copy);
      await copy.remove();
    },
    { scope: 'file' },
  ],
  copy: async ({ project }, use) => {
    await use(project);
    project.git('checkout', '--quiet', '--force', '-B', 'next', 'before');
    project.git('clean', '--quiet', '--force', '-d', 'content');
  },
});

describe('Somebody asks what visitors will see change', () => {
  test('and reads it page by page, in the words that visitors read', async ({ copy }) => {
    await copy.edit('content/faq/payment.mdx', (text) => `${text}\nCash is best. Ask {name}!\n`);
    await copy.edit('content/site/business.mdx', (text) =>
      text.replace(/^name: .*$/m, 'name: Sofa & Sons'),
    );
    copy.git('mv', 'content/pages/contact.mdx', 'content/pages/reach-us.mdx');
    await copy.edit('content/pages/about.mdx', (text) => text.replace('/contact', '/reach-us'));
    await copy.edit('content/pictures/shop.svg', (text) => `${text}\n`);
    const { code, output } = copy.diff('before');
    expect(code).toBe(0);
    const pages = output.split('\n\n');
    expect(pages.find((part) => part.startsWith('/faq\n'))).toMatch(
      /^- title: .*\n\+ title: .*Sofa & Sons\n\+ Cash is best\.\n\+ Ask Sofa & Sons!$/m,
    );
    expect(pages.find((part) => part.startsWith('Every page\n'))).toContain('\n+ Sofa & Sons\n');
    expect(output).toMatch(/^\/contact \(page removed\)\n- title: /m);
    expect(output).toMatch(/^\/reach-us \(new page\)\n\+ title: /m);
    expect(pages.at(-1)).toBe('These files changed in other ways:\ncontent/pictures/shop.svg\n');
  });

  test('and is told when it is nothing', async ({ copy }) => {
    const nothing = 'No word that visitors see differs from HEAD.\n';
    await copy.edit('content/faq/payment.mdx', (text) => text.replace('---\n', '---\n# A note.\n'));
    expect(copy.diff('HEAD')).toEqual({
      code: 0,
      output: `${nothing}\nThese files changed in other ways:\ncontent/faq/payment.mdx\n`,
    });
  });
});

describe('Somebody compares with content that the rules of today refuse', () => {
  test('and reads what can be told, and which file is left out', async ({ copy }) => {
    await copy.edit('content/faq/delivery.mdx', (text) => text.replace(/^order:/m, 'place:'));
    copy.git('commit', '--quiet', '--all', '--message', 'old rules');
    copy.git('tag', '--force', 'old');
    copy.git('checkout', '--quiet', 'before');
    await copy.edit('content/faq/payment.mdx', (text) => `${text}\nCash is best.\n`);
    const { code, output } = copy.diff('old');
    expect(code).toBe(0);
    expect(output).toMatch(
      /^\/faq\n\+ Cash is best\.\n\nThese files were left out, since the check finds errors in them:\ncontent\/faq\/delivery\.mdx:\d+:1 {2}.* \(in old\)\n$/,
    );
  });
});

describe('Somebody asks for what cannot be compared', () => {
  test('a name that git does not know', async ({ copy }) => {
    expect(copy.diff('yesterday')).toEqual({
      code: 1,
      output:
        'Git knows no "yesterday". Write a branch, a tag or a commit, such as main, v1.0 or HEAD~3.\n',
    });
  });
});
