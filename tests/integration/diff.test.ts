import { expect } from 'vitest';
import { compareContent } from '../../scripts/diff/compare-content.ts';
import { diffReport } from '../../scripts/diff/diff-report.ts';
import { git, hasGit } from '../support/repository.ts';
import { test as base } from '../support/site-copy.ts';

/** A test of `npm run diff` in a repository whose only commit has the valid content. */
const test = base.extend<{ diff: (ref: string) => Promise<string> }>({
  diff: async ({ content: { root } }, use) => {
    git(root, 'init', '--quiet');
    git(root, 'add', 'content');
    git(root, 'commit', '--quiet', '--message', 'valid');
    await use(async (ref) => diffReport(await compareContent(root, ref), false));
    // The tests of this file share the folder.
    git(root, 'update-ref', '-d', 'HEAD');
  },
});

test.skipIf(!hasGit)('compares content that has errors', async ({ content, diff }) => {
  content.edit('content/site/business.mdx', (text) => text.replace(/^slogan: .*\n/m, ''));
  content.edit('content/faq/delivery.mdx', (text) => text.replace(/^order:/m, 'place:'));
  git(content.root, 'commit', '--quiet', '--all', '--message', 'content with errors');
  content.restore();
  content.edit('content/faq/payment.mdx', (text) => `${text}\nCash is best.\n`);
  const report = await diff('HEAD');
  expect(report).toMatch(/^\/faq\n(?:[-+] .*\n)*\+ Cash is best\.$/m);
  expect(report).toMatch(/^content\/site\/business\.mdx\n\+ slogan: .*$/m);
});

test.skipIf(!hasGit)('names a file that cannot be read', async ({ content, diff }) => {
  content.edit('content/faq/delivery.mdx', (text) => text.replace(/^order:/m, 'order'));
  expect(await diff('HEAD')).toMatch(
    /^These files cannot be read completely:\ncontent\/faq\/delivery\.mdx:\d+:1 {2}.* \(in the files as they are now\)$/m,
  );
});
