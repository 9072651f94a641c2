import { expect, test } from 'vitest';
import { splitCommits } from '../../../../src/staff/files/split-commits.ts';

const file = (path: string, size: number | undefined) => ({
  path,
  before: undefined,
  after: size === undefined ? undefined : new Uint8Array(size),
});

test('sends photos first, and the text that names them last', () => {
  const text = file('content/pages/about.mdx', 2);
  const removed = file('content/pictures/old.jpg', undefined);
  const photos = ['a', 'b', 'c'].map((name) => file(`content/pictures/${name}.jpg`, 4));
  expect(splitCommits([removed, text, ...photos], 10)).toEqual([
    photos.slice(0, 2),
    [photos[2], removed, text],
  ]);
});

test('sends nothing if a file is larger than a commit may be', () => {
  expect(splitCommits([file('content/pictures/a.jpg', 11)], 10)).toBeUndefined();
});
