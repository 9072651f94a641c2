import { expect, test, vi } from 'vitest';
import { newTypes } from '../../../../scripts/new/request.ts';
import {
  contentTypeOf,
  folderTypes,
  singletonTypes,
} from '../../../../src/compiler/content-types/content-types.ts';
import { fieldsOf, type Field } from '../../../../src/compiler/content-types/fields-of.ts';
import { translationFields } from '../../../../src/compiler/content-types/translation-schema.ts';

/** Imports the names of the bar on a page in a language. */
async function namesIn(language: string) {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { lang: language } });
  return import('../../../../src/staff/bar/names.ts');
}

/** Lists the fields with a value, with the keys above them: `weekdays.sunday`. */
function labelsOf(fields: readonly Field[], prefix = ''): string[] {
  return fields.flatMap(({ name, fields: nested, form }) => {
    if (form.includes('a name that you choose')) return [];
    return nested.length > 0 ? labelsOf(nested, `${prefix}${name}.`) : [`${prefix}${name}`];
  });
}

/** The fields of all translations. */
const translatedLabels = new Set(
  [...folderTypes, ...singletonTypes].flatMap(({ folder, id = 'any' }) => {
    const type = contentTypeOf({ language: 'ne', folder, id });
    return labelsOf(type ? fieldsOf(type.frontMatter) : []);
  }),
);
for (const name of Object.keys(translationFields.shape)) translatedLabels.delete(name);

test('names each field of a translation in Nepali', async () => {
  const { formatField } = await namesIn('ne');
  const unnamed = [...translatedLabels].filter(
    (label) => !/\p{Script=Devanagari}/u.test(formatField(label)),
  );
  expect(unnamed).toEqual([]);
});

test('names each type of file in Nepali', async () => {
  const { formatType } = await namesIn('ne');
  expect([...newTypes.keys()].map(formatType).join(' ')).not.toMatch(/[a-z]/i);
});

test.for([
  ['<Card> title', 'Card title', 'कार्डको शीर्षक'],
  ['facts.pickup_area', 'Pickup area', 'पिकअप गर्ने ठाउँ'],
  ['weekdays.sunday', 'Sunday', 'आइतबार'],
  ['months.0', 'Month 1', 'महिना १'],
  ['links.0.words', 'Text', 'टेक्स्ट'],
] as const)('names the field %s', async ([label, english, nepali]) => {
  expect((await namesIn('en')).formatField(label)).toBe(english);
  expect((await namesIn('ne')).formatField(label)).toBe(nepali);
});

test('writes numbers in Devanagari digits, without the number format of the browser', async () => {
  const { titleOf, formatSource } = await namesIn('ne');
  const place = { number: 12, page: 'प्रश्नोत्तर' };
  const editable = { id: 'question', label: 'question', type: 'faq', place } as never;
  expect(titleOf(editable)).toBe('“प्रश्नोत्तर” पेजको प्रश्न १२');
  expect(formatSource('content/ne/faq/sell.mdx:30:1')).toBe('content/ne/faq/sell.mdx, लाइन ३०');
});
