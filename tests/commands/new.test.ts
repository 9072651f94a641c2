import { expect } from 'vitest';
import { test } from '../support/project-copy.ts';

test('writes a new question once, and names its file after its text', async ({ copy }) => {
  const args = ['new', 'faq', 'Do you deliver to Pokhara?'] as const;
  const result = await copy.run(...args);
  expect(result.output).toContain('content/faq/do-you-deliver-to-pokhara.mdx is written.');
  expect(result.code).toBe(0);
  expect(copy.read('content/faq/do-you-deliver-to-pokhara.mdx')).toContain(
    'question: Do you deliver to Pokhara?',
  );

  const again = await copy.run(...args);
  expect(again.output).toContain('already exists');
  expect(again.code).toBe(1);
});
