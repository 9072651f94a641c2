import { describe, expect } from 'vitest';
import { load } from '../../../../scripts/read/load.ts';
import {
  groupValues,
  isFound,
  namesOf,
  namesOfRow,
  purposeOf,
} from '../../../../src/staff/describe/more-groups.ts';
import { listPageValues } from '../../../../src/staff/draft/page-values.ts';
import { en } from '../../../../src/staff/words/en.ts';
import { ne } from '../../../../src/staff/words/ne.ts';
import { modelOf, test, type SiteCopy } from '../../../support/site-copy.ts';

const languages = ['en', 'ne'] as const;

async function listValues({ root }: SiteCopy, language: string) {
  const result = await load(root);
  const valid = { model: modelOf(result), files: result.files };
  return listPageValues(valid, { pageId: 'contact', language }).values;
}

test('shows each text in exactly one group, and loses none', async ({ content }) => {
  content.translate();
  for (const language of languages) {
    const values = await listValues(content, language);
    const grouped = groupValues(values).flatMap((group) => group.values);
    expect(grouped.toSorted((a, b) => values.indexOf(a) - values.indexOf(b))).toEqual(values);
    expect(new Set(grouped.map(({ source }) => source)).size).toBe(values.length);
  }
});

test('has eight groups, each with a name in both languages', () => {
  const purposes = groupValues([]).map(({ purpose }) => purpose);
  expect(purposes).toHaveLength(8);
  expect(Object.keys(ne.purposes)).toEqual(purposes);
});

test('begins the facts of the shop with its phone and its mail address', async ({ content }) => {
  const groups = groupValues(await listValues(content, 'en'));
  const fields = groups.find(({ purpose }) => purpose === 'shop')?.values.map(({ field }) => field);
  expect(fields?.filter((field) => field !== 'whatsapp').slice(0, 2)).toEqual(['phone', 'email']);
});

test('has the fields for screen readers, months and weekdays in one group', async ({ content }) => {
  const values = await listValues(content, 'en');
  const purposes = values
    .filter(({ field }) =>
      /^(skip|navigation|menu|close|new_tab|weekdays\..*|months\..*)$/.test(field),
    )
    .filter(({ file }) => !file.endsWith('notices.mdx') && !file.includes('/pages/'))
    .map(purposeOf);
  expect(purposes.length).toBeGreaterThan(20);
  expect(new Set(purposes)).toEqual(new Set(['words']));
});

describe('a search finds', () => {
  test.for([
    ['email', 'email'],
    ['e-mail', 'email'],
    ['ईमेल', 'email'],
    ['इमेल', 'email'],
    ['gmail', 'email'],
    ['फेसबुक', 'social.facebook'],
    ['facebook', 'social.facebook'],
    ['FB', 'social.facebook'],
    ['phone number', 'phone'],
    ['मोबाइल नम्बर', 'phone'],
    ['फोन', 'phone'],
    ['गुगल', 'title'],
    ['whatsapp message', 'whatsapp'],
    ['वाट्सएप', 'whatsapp'],
    ['january', 'months.0'],
    ['जनवरी', 'months.0'],
  ] as const)('%s as %s', async ([query, field], { content }) => {
    content.translate();
    for (const language of languages) {
      const values = await listValues(content, language);
      const found = values.filter((value) => isFound(query, namesOf(value)));
      expect(found.map((value) => value.field)).toContain(field);
      expect(found.length).toBeLessThan(15);
    }
  });

  test.for([
    ['logo', 'logo'],
    ['लोगो', 'logo'],
    ['colors', 'colours'],
    ['रङ', 'colours'],
    ['कलर', 'colours'],
  ] as const)('%s as %s', ([query, id]) => {
    const name = id === 'logo' ? 'logo' : 'colours';
    expect(
      isFound(
        query,
        namesOfRow(id, (words) => words[name]),
      ),
    ).toBe(true);
    expect(
      isFound(
        'opening',
        namesOfRow(id, (words) => words[name]),
      ),
    ).toBe(false);
  });

  test('nothing by a word that only some of its texts have', () => {
    const value = { field: 'email', file: 'content/site/business.mdx', text: 'a@example.com' };
    expect(isFound(`${en.fields['email']} pigeon`, namesOf(value))).toBe(false);
  });
});
