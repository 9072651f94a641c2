import { expect, test } from 'vitest';
import { parseBody } from '../../../src/compiler/read/parse/body.ts';

/** Returns the positions of the diagnostics as line:column. The body begins in line 4. */
function diagnosticPositions(body: string, title = 'About'): string[] {
  const { diagnostics } = parseBody(`---\ntitle: ${title}\n---\n${body}\n`);
  return diagnostics.map(({ line, column }) => `${line}:${column}`);
}

test('finds mistakes only in the body, even if the front matter contains similar text', () => {
  expect(diagnosticPositions('<Button to=call>A</Button>', '"We <3 {you"')).toEqual(['4:12']);
  expect(diagnosticPositions('Tables <b and chairs', '"a <b"')).toEqual(['4:8']);
  // In MDX, a line of code may begin with import.
  expect(diagnosticPositions('import duties', '"{a"')).toEqual([]);
});

test('offers no fix for a curly quote without its pair', () => {
  const { diagnostics } = parseBody('---\ntitle: A\n---\n<Button to=\u201Ccall>Call</Button>\n');
  expect(diagnostics.map(({ fix }) => fix)).toEqual([undefined]);
});

test('gives each node of the body its position in the whole file', () => {
  const { tree, diagnostics } = parseBody('---\ntitle: A\n---\n\n# About\n');
  expect(diagnostics).toEqual([]);
  expect(tree?.children.at(-1)?.position?.start).toMatchObject({ line: 5, column: 1 });
});
