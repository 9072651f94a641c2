import { expect, test } from 'vitest';
import {
  editableSegments,
  segmentAt,
  replaceSegment,
} from '../../../src/compiler/write/editable-segments.ts';
import { replaceRanges } from '../../../src/compiler/diagnostics/fixes.ts';
import { contentFile } from '../../support/content-file.ts';

/** A page with each kind of segment. A segment is a piece of text that staff can edit. */
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

const parsePage = (text: string) => contentFile('content/pages/chairs.mdx', text);

/** Sets the value of the segment with this label. @returns the new text of the page */
function setValue(text: string, label: string, value: string): string | undefined {
  const file = parsePage(text);
  const segment = editableSegments(file).find((candidate) => candidate.label === label);
  const replacement = segment && replaceSegment(file, segment, value);
  return replacement && replaceRanges(text, [replacement]);
}

test('lists values without quotes and line breaks, and paragraphs as Markdown', () => {
  const segments = editableSegments(parsePage(page));
  expect(segments.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'title: {name}: chairs',
    'description: One line and another',
    'navigation.label: Home',
    'tags.0: one',
    'tags.1: two',
    '<Hero> picture: chairs',
    '<Hero> words: Four "good" chairs & a table',
    'heading: Welcome to {name}',
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

test('lists opening hours as one segment with all their lines', () => {
  const items = `  - from: monday
    opens: 9:00 AM # sharp
  - from: friday
    opens: 10:00 AM`;
  const text = `---\nname: Shop\nhours:\n  # Early.\n${items}\n\nshop: instagram\n---\n`;
  const file = contentFile('content/site/business.mdx', text);
  const list = segmentAt(file, text.indexOf('10:00'));
  expect(list?.value).toBe(items);
  const newItems = '  - from: sunday';
  const replacement = list && replaceSegment(file, list, newItems);
  const changed = replacement && replaceRanges(text, [replacement]);
  expect(changed).toBe(text.replace(items, newItems));
  expect(editableSegments(file).map(({ id }) => id)).toEqual(['name 1', 'hours 1', 'shop 1']);
});

test.for([
  ['chairs*', 'paragraph'],
  ['- Lamps', 'paragraph'],
  ['words=', '<Hero> words'],
  ['Write', '<Button>'],
  ['One line', 'description'],
])('finds the segment at "%s": %s', ([text = '', label]) => {
  expect(segmentAt(parsePage(page), page.indexOf(text))?.label).toBe(label);
});

test('ignores front matter that cannot be parsed', () => {
  const segments = editableSegments(parsePage('---\ntitle: "open\n---\n\nWords.\n'));
  expect(segments.map(({ label }) => label)).toEqual(['paragraph']);
  expect(editableSegments(parsePage('title: no hyphens\n'))).toEqual([]);
});

test.for([
  ['keeps quotes and the comment after them', 'title: "A" # note', 'B', 'title: "B" # note'],
  ['keeps a folded value', 'title: >-\n  A\n  b\nc: d', 'A: b', 'title: >-\n  A: b\nc: d'],
  ['keeps a folded value at the end', 'title: >-\n  A\n  b', 'A: b', 'title: >-\n  A: b'],
  ['adds quotes if YAML needs them', 'title: A', 'a: b', 'title: "a: b"'],
  ['adds no quotes if YAML needs none', 'title: A', '10:00', 'title: 10:00'],
  ['writes quotes for an empty value', 'title: A', '', 'title: ""'],
  ['keeps single quotes', "title: 'A'", "it's", "title: 'it''s'"],
  ['adds single quotes if the file has them', "title: A\nb: 'B'", 'a: b', "title: 'a: b'\nb: 'B'"],
  ['adds double quotes for an apostrophe', "title: A\nb: 'B'", "'s: b", `title: "'s: b"\nb: 'B'`],
] as const)('%s when a field changes', ([, before, value, after]) => {
  expect(setValue(`---\n${before}\n---\n`, 'title', value)).toBe(`---\n${after}\n---\n`);
});

test('keeps the other items of a list in brackets when one item changes', () => {
  expect(setValue(page, 'tags.0', 'a, b')).toBe(page.replace('[one,', '["a, b",'));
});

test('keeps the blank lines of a new value', () => {
  const value = '- One\n\n# two\n\tthree';
  const changed = setValue(page, 'navigation.label', value) ?? '';
  const segments = editableSegments(parsePage(changed));
  expect(segments.find(({ label }) => label === 'navigation.label')?.value).toBe(value);
});

test.for([
  ['keeps the quotes of an attribute', 'So "good"', '"So &quot;good&quot;"'],
  ['keeps an ampersand in an attribute', 'Beds & more', '"Beds & more"'],
  ['escapes text that looks like a character reference', 'A&amp;B', '"A&amp;amp;B"'],
] as const)('%s', ([, value, written]) => {
  const changed = page.replace('picture="chairs"', `picture=${written}`);
  expect(setValue(page, '<Hero> picture', value)).toBe(changed);
});

test("changes a button's text, but not its attributes", () => {
  expect(setValue(page, '<Button>', 'Ring **us**')).toBe(page.replace('Call us<', 'Ring **us**<'));
});
