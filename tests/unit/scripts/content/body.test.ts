import { describe, expect, test } from 'vitest';
import { parseBody } from '../../../../scripts/content/parse/body.ts';

/** Where the body's diagnostic is, as line:column; the body begins in line 4. */
function faultIn(body: string, title = 'About'): string | undefined {
  return faultsIn(body, title)[0];
}

function faultsIn(body: string, title = 'About'): string[] {
  const { diagnostics } = parseBody(`---\ntitle: ${title}\n---\n${body}\n`);
  return diagnostics.map(({ line, column }) => `${line}:${column}`);
}

describe('A diagnostic in words is told where it has to be fixed', () => {
  test('at the bracket that is open, not at the end where the parser gives up', () => {
    expect(faultIn('Call {phone or\n\nwrite to {email} or {name')).toBe('4:6');
    expect(faultIn('See \\{this\\} and {that}, {name} or {phone now')).toBe('4:36');
    expect(faultIn('Call {phone \\{ now')).toBe('4:6');
  });

  test('at the tag that is never closed', () => {
    expect(faultIn('<Band>\n\nHello.\n\n<Buttons>\n\n</Buttons>\n')).toBe('4:1');
    expect(faultIn('<Band>\n\nHello.\n\n<Buttons>\n\n</Band>\n')).toBe('10:1');
  });

  test('at the tag whose quotation mark is never closed, not at sound tags before it', () => {
    expect(
      faultIn(
        '<Hero picture="a" words="b > c">\n\n<Button to="call">A</Button>\n<Button to="call>B</Button>',
      ),
    ).toBe('7:1');
  });

  test('in the body, though the front matter has a sign like it', () => {
    expect(faultIn('<Button to=call>A</Button>', '"We <3 {you"')).toBe('4:12');
    expect(faultIn('Tables <b and chairs', '"a <b"')).toBe('4:8');
    expect(faultIn('import duties', '"{a"')).toBe('4:1');
  });

  test('at the sign itself, not at what follows it', () => {
    expect(faultIn('Less <= more')).toBe('4:6');
    expect(faultIn('- one\n- two <3')).toBe('5:7');
  });
});

describe('Many diagnostics in words are told at once', () => {
  test('each where it stands', () => {
    expect(faultsIn('Call {phone\n\nWe <3 you\n\nSee <b\n\nThe end.')).toEqual([
      '4:6',
      '6:4',
      '8:5',
    ]);
  });

  test('and not the other end of a tag for which one is told already', () => {
    expect(faultsIn('<Band look=loud>\n\nHello.\n\n</Band>\n\nWe <3 you')).toEqual([
      '4:12',
      '10:4',
    ]);
    expect(faultsIn('<Band>\n\nHello {you.\n\n</Band')).toEqual(['8:1', '6:7']);
  });
});

describe('A body without a diagnostic', () => {
  test('keeps the places of the whole file', () => {
    const { tree, diagnostics } = parseBody('---\ntitle: A\n---\n\n# About\n');
    expect(diagnostics).toEqual([]);
    expect(tree?.children.at(-1)?.position?.start).toMatchObject({ line: 5, column: 1 });
  });

  test('at a heading that is underlined and holds an open tag, over which a parser may stumble', () => {
    expect(faultIn('Hello.\n\nWords <b title="">words\n-')).toMatch(/^\d+:\d+$/);
  });
});
