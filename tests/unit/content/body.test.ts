import { expect, test } from 'vitest';
import { parseBody } from '../../../scripts/content/parse/body.ts';

/** Returns the positions of the body's diagnostics as line:column. The body begins in line 4. */
function positions(body: string, title = 'About'): string[] {
  const { diagnostics } = parseBody(`---\ntitle: ${title}\n---\n${body}\n`);
  return diagnostics.map(({ line, column }) => `${line}:${column}`);
}

test('reports a mistake in the body, although the front matter has the same character', () => {
  expect(positions('<Button to=call>A</Button>', '"We <3 {you"')).toEqual(['4:12']);
  expect(positions('Tables <b and chairs', '"a <b"')).toEqual(['4:8']);
  expect(positions('import duties', '"{a"')).toEqual([]);
});

test('offers no fix for a curly quote without its pair', () => {
  const { diagnostics } = parseBody('---\ntitle: A\n---\n<Button to=\u201Ccall>Call</Button>\n');
  expect(diagnostics.map(({ fix }) => fix)).toEqual([undefined]);
});

test('keeps the positions of the whole file in the tree of a body', () => {
  const { tree, diagnostics } = parseBody('---\ntitle: A\n---\n\n# About\n');
  expect(diagnostics).toEqual([]);
  expect(tree?.children.at(-1)?.position?.start).toMatchObject({ line: 5, column: 1 });
});
