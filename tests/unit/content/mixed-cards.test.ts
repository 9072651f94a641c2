import { expect } from 'vitest';
import { lineOf } from '../../support/line-of.ts';
import { test, type SiteCopy } from '../../support/site-copy.ts';

async function warnings(content: SiteCopy): Promise<string[]> {
  return (await content.load()).warnings.map(lineOf);
}

const showPicture = (text: string) =>
  text.replace(/^icon: .*$/m, 'picture: table\nwords: A table.');

test('one card with a picture among cards with icons is a warning', async ({ content }) => {
  content.edit('content/team/van.mdx', showPicture);
  expect(await warnings(content)).toEqual([
    'content/team/van.mdx:3:10  this card of content/team shows a picture among icons; give the others one, or this one an icon',
  ]);
});

test('among cards with pictures the one with an icon is named', async ({ content }) => {
  content.edit('content/team/van.mdx', showPicture);
  content.edit('content/team/desk.mdx', showPicture);
  expect(await warnings(content)).toEqual([
    'content/team/bench.mdx:3:7  this card of content/team shows an icon among pictures; give it a picture as well',
  ]);
});

test('cards that all have pictures are right, and a draft does not count yet', async ({
  content,
}) => {
  for (const name of ['van', 'desk', 'bench']) {
    content.edit(`content/team/${name}.mdx`, showPicture);
  }
  content.edit('content/values/thrift.mdx', (text) =>
    showPicture(text).replace('\n', '\ndraft: true\n'),
  );
  expect(await warnings(content)).toEqual([]);
});
