import { expect } from 'vitest';
import { project } from '../support/folders.ts';
import { test, type SiteCopy } from '../support/site-copy.ts';
import { missingRows, specifiedRows, type Row } from './specified.ts';

const missing = await missingRows(project, specifiedRows);

test.for(specifiedRows)('finds "$text" in $path ($field)', (row) => {
  const advice =
    'The specification fixes this text. If the owner has approved another text, change words.md.';
  expect(missing, advice).not.toContain(row);
});

/** Rows about the fixture site. The shop may change all of the project's own content. */
const rows = {
  tagline: {
    path: 'content/site/business.mdx',
    field: 'tagline',
    text: 'Restored Wooden Furniture',
  },
  label: { path: 'content/pages', field: 'navigation.label', text: 'Answers' },
  heading: { path: 'page Answers', field: 'heading', text: 'Not among these?' },
  collection: { path: 'page Answers', field: '<Collection> of', text: 'faq' },
  badge: { path: 'content/badges', field: 'title', text: 'Solid wood' },
  years: { path: 'content/stats', field: 'fact', text: '{years}' },
  payment: { path: 'content', field: 'fact', text: '{payment}' },
} satisfies Record<string, Row>;

const missingIn = ({ root }: SiteCopy) => missingRows(root, Object.values(rows));

test('finds all rows after what a shop changes in a year', async ({ content }) => {
  content.translate();
  content.edit('content/site/business.mdx', (text) =>
    text
      .replace('opens: 10:00 AM', 'opens: 11:30 AM')
      .replace(/^  (years|payment): .*/gm, '  $1: 31'),
  );
  content.edit('content/badges/ready-to-use.mdx', (text) => text.replace('Ready', 'Fit'));
  content.edit('content/pages/faq.mdx', (text) => text.replace('# Asked', '# Often asked'));
  content.remove('content/faq/payment.mdx');
  const rename = (from: string, to: string) => {
    content.write(to, content.read(from));
    content.remove(from);
  };
  rename('content/badges/solid-wood.mdx', 'content/badges/new.mdx');
  rename('content/pages/faq.mdx', 'content/pages/short.mdx');
  expect(await missingIn(content)).toEqual([]);
});

test.for<[title: string, file: string, from: string, to: string, ...lost: Row[]]>([
  ['a tagline', 'site/business.mdx', 'Restored', 'Repaired', rows.tagline],
  ['a heading', 'pages/faq.mdx', 'Not among', 'Nothing of', rows.heading],
  ['a collection', 'pages/faq.mdx', 'of="faq"', 'of="team"', rows.collection],
  ['a badge', 'badges/solid-wood.mdx', 'Solid', 'Old', rows.badge],
  ['an inserted fact', 'stats/seasons.mdx', '{years}', '30', rows.years],
  [
    "a page's label",
    'pages/faq.mdx',
    'label: Answers',
    'label: Ask',
    rows.label,
    rows.heading,
    rows.collection,
  ],
])('misses %s, also if a translation has it', async ([, file, from, to, ...lost], { content }) => {
  content.write(`content/ne/${file}`, content.read(`content/${file}`));
  content.edit(`content/${file}`, (text) => text.replace(from, to));
  expect(await missingIn(content)).toEqual(lost);
});
