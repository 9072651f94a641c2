import { describe, expect, test } from 'vitest';
import {
  editableSegments,
  segmentAt,
  replaceSegment,
} from '../../../scripts/content/edit/editable-segments.ts';
import { replaceRanges } from '../../../scripts/content/diagnostics/fixes.ts';
import { contentFile } from '../../support/content-file.ts';

const page = `---
# A note of the shop.
title: "{name}: chairs" # seen in search results
description: >-
  One line
  and another
navigation:
  label: Home
tags: [one, 'two']
---

<Hero picture="chairs" words='Four "good" chairs &amp; a table'>

# Welcome to {name}

</Hero>

We sell *chairs*
and tables.

- Beds
- Lamps

<Buttons>
<Button to="call">Call us</Button>
<Button to="email">Write</Button>
</Buttons>

{hours}
`;

const pageWith = (text: string) => contentFile('content/pages/chairs.mdx', text);

/** Returns the file with a new value for the segment at the first occurrence of a text. */
function replaceValue(text: string, found: string, value: string): string | undefined {
  const file = pageWith(text);
  const segment = segmentAt(file, text.indexOf(found));
  const replacement = segment && replaceSegment(file, segment, value);
  if (!replacement) return undefined;
  return text.slice(0, replacement.start) + replacement.replace + text.slice(replacement.end);
}

describe('the segments of a file', () => {
  test('contain values without quotes and line breaks, and the Markdown of paragraphs', () => {
    expect(
      editableSegments(pageWith(page)).map(({ label, value }) => `${label}: ${value}`),
    ).toEqual([
      'title: {name}: chairs',
      'description: One line and another',
      'navigation.label: Home',
      'tags.0: one',
      'tags.1: two',
      '<Hero> picture: chairs',
      '<Hero> words: Four "good" chairs & a table',
      'heading: # Welcome to {name}',
      'paragraph: We sell *chairs*\nand tables.',
      'paragraph: Beds',
      'paragraph: Lamps',
      '<Button> to: call',
      '<Button>: Call us',
      '<Button> to: email',
      '<Button>: Write',
      'paragraph: {hours}',
    ]);
  });

  test('contain each list of maps as one segment with all its lines', () => {
    const hours = `hours:
  # Early.
  - from: monday
    opens: 9:00 AM # sharp
  - from: friday
    opens: 10:00 AM

`;
    const text = `---\nname: Shop\n${hours}shop: instagram\n---\n`;
    const file = contentFile('content/site/business.mdx', text);
    const list = segmentAt(file, text.indexOf('10:00'));
    expect(list?.value).toBe(hours.split('\n').slice(2, 6).join('\n'));
    const replacement = list && replaceSegment(file, list, '  - from: sunday');
    expect(replacement && replaceRanges(text, [replacement])).toBe(
      text.replace(list?.value ?? '', '  - from: sunday'),
    );
    expect(editableSegments(file).map(({ id }) => id)).toEqual(['name 1', 'hours 1', 'shop 1']);
  });

  test.for([
    ['chairs*', 'paragraph'],
    ['- Lamps', 'paragraph'],
    ['words=', '<Hero> words'],
    ['Write', '<Button>'],
    ['One line', 'description'],
  ])('contain "%s" in the segment "%s"', ([found, label]) => {
    expect(segmentAt(pageWith(page), page.indexOf(found ?? ''))?.label).toBe(label);
  });

  test('do not contain front matter that cannot be parsed', () => {
    const labels = editableSegments(pageWith('---\ntitle: "open\n---\n\nWords.\n')).map(
      ({ label }) => label,
    );
    expect(labels).toEqual(['paragraph']);
    expect(editableSegments(pageWith('title: no hyphens\n'))).toEqual([]);
  });
});

describe('a new value', () => {
  const cases: [title: string, found: string, value: string, before: string, after: string][] = [
    [
      'keeps quotes and the comment after them',
      '"{name}: ch',
      'Chairs',
      '"{name}: chairs" #',
      '"Chairs" #',
    ],
    ['stays folded', '>-', 'New: words', '>-\n  One line\n  and another', '>-\n  New: words'],
    ['gets quotes if YAML needs them', 'Home', 'a: b', 'label: Home', 'label: "a: b"'],
    ['stays plain if YAML needs no quotes', 'Home', '10:00', 'label: Home', 'label: 10:00'],
    ['may be empty', 'Home', '', 'label: Home', 'label: ""'],
    ['stays a value of a list in brackets', 'one', 'a, b', '[one,', '["a, b",'],
    ['keeps single quotes', "'two'", "it's", "'two'", "'it''s'"],
    [
      'keeps the quotes of an attribute',
      'chairs" w',
      'So "good"',
      '"chairs"',
      '"So &quot;good&quot;"',
    ],
    ['may contain an ampersand', 'chairs" w', 'Beds & more', '"chairs"', '"Beds & more"'],
    ['may look like a character reference', 'chairs" w', 'A&amp;B', '"chairs"', '"A&amp;amp;B"'],
    [
      "of a button's text changes no attribute",
      'Call us',
      'Ring **us**',
      'Call us<',
      'Ring **us**<',
    ],
  ];
  test.for(cases)('%s', ([, found, value, before, after]) => {
    expect(replaceValue(page, found, value)).toBe(page.replace(before, () => after));
  });

  test('gets single quotes if the file uses no others', () => {
    const text = "---\ntitle: One\nlabel: 'Two'\n---\n";
    expect(replaceValue(text, 'One', 'a: b')).toBe(text.replace('One', "'a: b'"));
    expect(replaceValue(text, 'One', "it's: b")).toBe(text.replace('One', '"it\'s: b"'));
  });

  test('keeps its blank lines', () => {
    const value = '- One\n\n# two\n\tthree';
    const text = replaceValue(page, 'Home', value) ?? '';
    expect(
      editableSegments(pageWith(text)).find(({ label }) => label === 'navigation.label')?.value,
    ).toBe(value);
  });
});
