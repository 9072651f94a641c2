import { expect, test } from 'vitest';
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

/** Sets the value of the segment with this label. @returns the new text of the file */
function setValue(text: string, label: string, value: string): string | undefined {
  const file = pageWith(text);
  const segment = editableSegments(file).find((candidate) => candidate.label === label);
  const replacement = segment && replaceSegment(file, segment, value);
  return replacement && replaceRanges(text, [replacement]);
}

test('lists values without quotes and line breaks, and paragraphs as Markdown', () => {
  expect(editableSegments(pageWith(page)).map(({ label, value }) => `${label}: ${value}`)).toEqual([
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

test('lists each list of maps as one segment with all its lines', () => {
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
])('finds the segment at "%s": %s', ([found, label]) => {
  expect(segmentAt(pageWith(page), page.indexOf(found ?? ''))?.label).toBe(label);
});

test('ignores front matter that cannot be parsed', () => {
  const labels = editableSegments(pageWith('---\ntitle: "open\n---\n\nWords.\n')).map(
    ({ label }) => label,
  );
  expect(labels).toEqual(['paragraph']);
  expect(editableSegments(pageWith('title: no hyphens\n'))).toEqual([]);
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
  const segments = editableSegments(pageWith(setValue(page, 'navigation.label', value) ?? ''));
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
