import { expect, test } from 'vitest';
import { newTypes } from '../../../../src/compiler/write/new-types.ts';
import {
  contentTypeOf,
  folderTypes,
  singletonTypes,
} from '../../../../src/compiler/content-types/content-types.ts';
import { fieldsOf, type Field } from '../../../../src/compiler/content-types/fields-of.ts';
import {
  languageFields,
  translationFields,
} from '../../../../src/compiler/content-types/translation-schema.ts';
import { tags } from '../../../../src/site/tags/tag-schemas.ts';
import { nameOfChange } from '../../../../src/staff/describe/change-names.ts';
import { listNewTypes } from '../../../../src/staff/edits/entry-types.ts';
import { barLanguage } from '../../../../src/staff/words/bar-language.ts';
import { contentFile } from '../../../support/content-file.ts';
import {
  formatField,
  formatFieldIn,
  formatPath,
  formatText,
  formatType,
  nameOfField,
  sheetTitle,
} from '../../../../src/staff/describe/names.ts';

const { strings: english } = barLanguage('en');
const { strings: nepali } = barLanguage('ne');

/** Lists the fields with a value, with the keys above them: `weekdays.sunday`. */
function labelsOf(fields: readonly Field[], prefix = ''): string[] {
  return fields.flatMap(({ name, fields: nested, form }) => {
    if (form.includes('a name that you choose')) return [];
    return nested.length > 0 ? labelsOf(nested, `${prefix}${name}.`) : [`${prefix}${name}`];
  });
}

/** The fields of all files and the attributes of all tags, except those that only commands write. */
const labels = new Set([
  ...[...folderTypes, ...singletonTypes].flatMap(({ folder, id = 'any' }) =>
    [undefined, 'ne'].flatMap((language) => {
      const type = contentTypeOf({ language, folder, id });
      return labelsOf(type ? fieldsOf(type.frontMatter) : []);
    }),
  ),
  ...Object.entries(tags).flatMap(([tag, { attributes }]) =>
    Object.keys(attributes.shape).map((name) => `<${tag}> ${name}`),
  ),
]);
const ownFields = { ...translationFields.shape, ...languageFields.shape };
for (const name of Object.keys(ownFields)) labels.delete(name);

test('keeps the name of the picture for shared links, which ends in "title"', () => {
  const { sharePicture } = english;
  expect(formatField(english, sharePicture).toLowerCase()).toBe(sharePicture);
});

test('names each field in Nepali', () => {
  const unnamed = [...labels].filter(
    (label) => !/\p{Script=Devanagari}/u.test(formatField(nepali, label)),
  );
  expect(unnamed).toEqual([]);
});

test('names each attribute of a tag in words, without the name of the tag', () => {
  const names = [...labels].filter((label) => label.startsWith('<'));
  const isNamed = (label: string) =>
    [label, label.replace(/^<\w+> /, '')].some((name) => name in english.fields);
  expect(names.filter((label) => !isNamed(label))).toEqual([]);
});

test('names each type of file in Nepali', () => {
  const names = [...newTypes.keys()].map((type) => formatType(nepali, type));
  expect(names.join(' ')).not.toMatch(/[a-z]/i);
});

test('says what each new file is, in both languages', () => {
  const types = listNewTypes([], []).map(({ type }) => type);
  for (const { meanings } of [english, nepali])
    expect(Object.keys(meanings).toSorted()).toEqual([...types, 'photo', 'price-list'].toSorted());
});

test.for([
  ['<Card> title', 'Card title', 'कार्डको शीर्षक'],
  ['<Hero> focus', 'Main part of the picture', 'तस्बिरको मुख्य भाग'],
  ['facts.pickup_area', 'Pickup area', 'पिकअप गर्ने ठाउँ'],
  ['weekdays.sunday', 'Sunday', 'आइतबार'],
  ['months.0', 'Month 1', 'महिना १'],
  ['links.0.words', 'Text', 'टेक्स्ट'],
] as const)('names the field %s', ([label, englishName, nepaliName]) => {
  expect(formatField(english, label)).toBe(englishName);
  expect(formatField(nepali, label)).toBe(nepaliName);
});

test('tells a question from its answer', () => {
  const file = 'content/faq/payment.mdx';
  const content = {
    latest: { files: [{ textFile: { path: file }, segments: [{ label: 'question' }] }] },
  };
  const place = { number: 3, count: 5, page: 'FAQ' };
  const name = (label: string) =>
    nameOfField(
      { strings: english, content: content as never, page: { language: 'en' } },
      { file, id: label, label, type: 'faq', place },
    );
  expect(name('question')).toBe('Question 3 on FAQ');
  expect(name('paragraph')).toBe('Question 3 on FAQ: Answer');
});

test('names a text in another language by its name on the page, with the language', () => {
  const page = (title: string) =>
    `---\ntitle: ${title}\nnavigation:\n  label: ${title}\n---\n\n# ${title}\n\n<Collection of="faq" />\n`;
  const files = [
    contentFile('content/site/language.mdx', '---\ncode: en\nname: English\n---\n'),
    contentFile('content/ne/site/language.mdx', '---\nname: नेपाली\n---\n'),
    contentFile('content/pages/faq.mdx', page('Answers')),
    contentFile('content/ne/pages/faq.mdx', page('जवाफ')),
    contentFile('content/faq/payment.mdx', '---\nquestion: How to pay?\norder: 10\n---\n\nCash.\n'),
    contentFile('content/ne/faq/payment.mdx', '---\nquestion: कसरी तिर्ने?\n---\n\nनगद।\n'),
  ];
  const content = { latest: { files } };
  const reader = (strings: typeof english, language: string) => ({
    strings,
    content,
    dates: undefined,
    page: { language },
  });
  const inEnglish = reader(english, 'en');
  const inNepali = reader(nepali, 'ne');
  const [own, translated] = ['content/faq/payment.mdx', 'content/ne/faq/payment.mdx'];
  expect(formatPath(inEnglish, translated)).toBe('Question: How to pay? (नेपाली)');
  expect(formatPath(inNepali, own)).toBe('प्रश्न: कसरी तिर्ने? (English)');
  expect(formatPath(inNepali, translated)).toBe('प्रश्न: कसरी तिर्ने?');
  expect(formatPath(inEnglish, own)).toBe('Question: How to pay?');
  expect(formatPath(inEnglish, 'content/ne/site/footer.mdx')).toBe('The footer (नेपाली)');
  expect(formatText(inEnglish, `${translated}:5:1`)).toBe('Question 1 on Answers: Answer (नेपाली)');
  expect(formatText(inNepali, `${translated}:5:1`)).not.toContain('नेपाली');
  const change = {
    kind: 'field',
    file: translated,
    id: 'question 1',
    label: 'question',
    type: 'faq',
    place: { number: 1, page: 'जवाफ' },
    titles: { en: 'How to pay?', ne: 'कसरी तिर्ने?' },
    before: 'के?',
    after: 'कसरी तिर्ने?',
  } as const;
  expect(nameOfChange(inEnglish, change)).toBe('Question “How to pay?”: Question (नेपाली)');
  const withoutTitles = { ...change, titles: undefined };
  expect(nameOfChange(inEnglish, withoutTitles)).toBe('Question 1 on Answers (नेपाली)');
});

test('names a field by its meaning in its file', () => {
  expect(formatFieldIn(english, 'email', 'content/site/business.mdx')).toBe('E-mail address');
  expect(formatFieldIn(english, 'email', 'content/site/contact-form.mdx')).toBe('Form: e-mail');
  expect(formatFieldIn(nepali, 'email', 'content/ne/site/notices.mdx')).toBe('इमेल एप खुलेपछि');
  expect(formatFieldIn(english, 'whatsapp', 'content/site/header.mdx')).toBe('WhatsApp button');
});

test('writes numbers in Devanagari digits, without the number format of the browser', () => {
  const place = { number: 12, page: 'प्रश्नोत्तर' };
  const editable = { id: 'question', label: 'question', type: 'faq', place } as never;
  expect(sheetTitle(nepali, editable)).toBe('“प्रश्नोत्तर” पेजको प्रश्न १२');
});
