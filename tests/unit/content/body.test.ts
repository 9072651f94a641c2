import { describe, expect, test } from 'vitest';
import { parseBody } from '../../../scripts/content/parse/body.ts';

/** Returns the positions of the body's diagnostics as line:column. The body begins in line 4. */
function positions(body: string, title = 'About'): string[] {
  const { diagnostics } = parseBody(`---\ntitle: ${title}\n---\n${body}\n`);
  return diagnostics.map(({ line, column }) => `${line}:${column}`);
}

describe('reports a mistake in a body at the position of the fix', () => {
  test.each([
    ['at the open bracket', 'Call {phone or\n\nwrite to {email} or {name', '4:6'],
    ['at the open bracket after others', 'See \\{this\\} and {that}, {name} or {phone now', '4:36'],
    ['at the open bracket before an escaped one', 'Call {phone \\{ now', '4:6'],
    ['at the tag that is never closed', '<Band>\n\nHi.\n\n<Buttons>\n\n</Buttons>\n', '4:1'],
    ['at the tag that ends after its parent', '<Band>\n\nHi.\n\n<Buttons>\n\n</Band>\n', '8:1'],
    ['at the end of a tag that was never opened', '<Band>\n\nHi.\n\n</Buttons>\n', '8:1'],
    [
      'at the tag with an open quotation mark, not at valid tags before it',
      '<Hero picture="a" words="b > c">\n\n<Button to="call">A</Button>\n<Button to="call>B</Button>',
      '7:1',
    ],
    ['at the character that makes a tag unreadable', 'Less <b= more', '4:8'],
    ['at the tag in a list', '- one\n- two <b', '5:7'],
  ])('%s', (_, body, position) => expect(positions(body)[0]).toBe(position));

  test('reports a mistake in the body, although the front matter has the same character', () => {
    expect(positions('<Button to=call>A</Button>', '"We <3 {you"')).toEqual(['4:12']);
    expect(positions('Tables <b and chairs', '"a <b"')).toEqual(['4:8']);
    expect(positions('import duties', '"{a"')).toEqual([]);
  });

  test('reports all mistakes at once, and a tag with two ends only once', () => {
    expect(positions('Call {phone\n\nWe <b= you\n\nSee <b\n\nEnd.')).toEqual(['4:6', '6:6', '8:5']);
    expect(positions('<Band look=loud>\n\nHi.\n\n</Band>\n\nWe <b= you')).toEqual(['4:12', '10:6']);
    expect(positions('<Band>\n\nHello {you.\n\n</Band')).toEqual(['8:1', '6:7']);
  });

  test('reports an open tag in an underlined heading', () => {
    expect(positions('Hello.\n\nWords <b title="">words\n-')[0]).toMatch(/^\d+:\d+$/);
  });
});

test('offers no straight quotes instead of a single curly quote', () => {
  const { diagnostics } = parseBody('---\ntitle: A\n---\n<Button to=\u201Ccall>Call</Button>\n');
  expect(diagnostics.map(({ fix }) => fix)).toEqual([undefined]);
});

test('keeps the positions of the whole file in the tree of a body', () => {
  const { tree, diagnostics } = parseBody('---\ntitle: A\n---\n\n# About\n');
  expect(diagnostics).toEqual([]);
  expect(tree?.children.at(-1)?.position?.start).toMatchObject({ line: 5, column: 1 });
});
