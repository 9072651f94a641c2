import { expect } from 'vitest';
import { lineOf } from '../../support/line-of.ts';
import { test, type SiteCopy } from '../../support/site-copy.ts';

async function loadWarnings(content: SiteCopy): Promise<string[]> {
  return (await content.load()).warnings.map(lineOf);
}

const showPicture = (text: string) =>
  text.replace(/^icon: .*$/m, 'picture: table\nwords: A table.');

test('warns about the card with an icon among cards with pictures', async ({ content }) => {
  content.edit('content/team/van.mdx', showPicture);
  content.edit('content/team/desk.mdx', showPicture);
  expect(await loadWarnings(content)).toEqual([
    'content/team/bench.mdx:3:7  This card of content/team shows an icon among pictures. Give it a picture too.',
  ]);
});

test('accepts cards that all have pictures, and ignores drafts', async ({ content }) => {
  for (const name of ['van', 'desk', 'bench']) {
    content.edit(`content/team/${name}.mdx`, showPicture);
  }
  content.edit('content/values/thrift.mdx', (text) =>
    showPicture(text).replace('\n', '\ndraft: true\n'),
  );
  expect(await loadWarnings(content)).toEqual([]);
});
