import { expect } from 'vitest';
import { waitForExit } from '../support/process.ts';
import { test } from '../support/project-copy.ts';

const token = 'ghp_11EXAMPLE0secret';

test('asks for the place of the site first', async ({ copy }) => {
  const { code, output } = await copy.run('pair');
  expect(code).toBe(1);
  expect(output).toContain('Write "website:" and "repository:" in content/site/business.mdx');
});

test('reads a token without showing it', async ({ copy }) => {
  copy.edit('content/site/business.mdx', (text) =>
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
