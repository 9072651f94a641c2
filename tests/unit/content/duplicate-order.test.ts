import { expect } from 'vitest';
import { lineOf } from '../../support/line-of.ts';
import { test, type SiteCopy } from '../../support/site-copy.ts';

/** Returns the warnings, each with its related position. */
async function warnings(content: SiteCopy): Promise<string[][]> {
  const { warnings: found, diagnostics } = await content.load();
  expect(diagnostics).toEqual([]);
  return found.map((warning) => [
    lineOf(warning),
    `${warning.related?.path}:${warning.related?.line}:${warning.related?.column}`,
  ]);
}

const setOrder = (number: number) => (text: string) =>
  text.replace(/order: \d+/, `order: ${number}`);

test('warns about two header links with the same order', async ({ content }) => {
  content.edit('content/pages/about.mdx', setOrder(40));
  content.edit('content/pages/faq.mdx', setOrder(40));
  const [[message, related] = []] = await warnings(content);
  expect(message).toMatch(/^content\/pages\/faq\.mdx:\d+:10 {2}Another file also has the order 40/);
  expect(related).toMatch(/^content\/pages\/about\.mdx:\d+:10$/);
});

test('accepts the same order in two folders, and sorts by it', async ({ content }) => {
  const ids = async () => (await content.load()).model?.collections.faq.map(({ id }) => id) ?? [];
  const [first = '', second = '', ...others] = await ids();
  content.edit(`content/faq/${first}.mdx`, setOrder(25));
  expect(await ids()).toEqual([second, first, ...others]);
  expect(await warnings(content)).toEqual([]);
});
