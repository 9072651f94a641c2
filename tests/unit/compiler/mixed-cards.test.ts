import { expect } from 'vitest';
import { test } from '../../support/site-copy.ts';

const replaceIconByPicture = (text: string) =>
  text.replace(/^icon: .*$/m, 'picture: table\nwords: A table.');

test('accepts cards that all have pictures, and ignores drafts', async ({ content }) => {
  for (const name of ['van', 'desk', 'bench']) {
    content.edit(`content/team/${name}.mdx`, replaceIconByPicture);
  }
  content.edit('content/values/thrift.mdx', (text) =>
    replaceIconByPicture(text).replace('\n', '\ndraft: true\n'),
  );
  expect((await content.load()).warnings).toEqual([]);
});
