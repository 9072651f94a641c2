import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseSync, Visitor, type ESTree } from 'vite';
import {
  asColour,
  asDay,
  asField,
  asFile,
  say,
  sayInEnglish,
  sayInReport,
} from '../../../../src/site/fields/say.ts';
import { createDates } from '../../../../src/staff/describe/bar-dates.ts';
import { formatMessage } from '../../../../src/staff/describe/format-message.ts';
import { en } from '../../../../src/staff/words/en.ts';
import { ne } from '../../../../src/staff/words/ne.ts';
import { messages } from '../../../../src/staff/words/messages.ne.ts';

const root = path.join(import.meta.dirname, '../../../..');

/** Parses the source files of the check. */
function parseSources() {
  const files = ['src', 'scripts'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.join(folder, name)),
  );
  return files.map((file) => {
    const { program } = parseSync(file, readFileSync(path.join(root, file), 'utf8'));
    return { file, program };
  });
}

const sources = parseSources();

/** Returns each sentence that the code says, with its file. @throws if a value has no name or several */
function findSentences() {
  return sources.flatMap(({ file, program }) => {
    const found: { text: string; file: string }[] = [];
    new Visitor({
      TaggedTemplateExpression({ tag, quasi }) {
        if (tag.type !== 'Identifier' || tag.name !== 'say') return;
        const names = quasi.expressions.map((value) => nameOf(value, file));
        const parts = quasi.quasis.map(
          ({ value }, index) => (value.cooked ?? '') + (names[index] ?? ''),
        );
        found.push({ text: parts.join(''), file });
      },
    }).visit(program);
    return found;
  });
}

/** Returns the name of a value in a sentence: `$line` for `{ line: title.line }`. */
function nameOf(value: ESTree.Expression, file: string): string {
  const [property, ...others] = value.type === 'ObjectExpression' ? value.properties : [];
  if (property?.type !== 'Property' || property.key.type !== 'Identifier' || others.length > 0)
    throw new Error(`${file}: write a value as \${{ name: value }}`);
  return `$${property.key.name}`;
}

const sentences = findSentences();

const valueNames = (text: string) => new Set(text.match(/\$[a-zA-Z]+/g));

test('has Nepali with the same values for each sentence that the code says', () => {
  expect(sentences.length).toBeGreaterThan(300);
  expect(sentences.filter(({ text }) => !messages[text])).toEqual([]);
  for (const { text } of sentences)
    expect(valueNames(messages[text] ?? ''), text).toEqual(valueNames(text));
});

test('has no Nepali for a sentence that the code does not say', () => {
  const said = new Set(sentences.map(({ text }) => text));
  expect(Object.keys(messages).filter((text) => !said.has(text))).toEqual([]);
});

test('has no message that is bare text, which would have no Nepali', () => {
  const bare: string[] = [];
  const sourcesOfSite = sources.filter(({ file }) => /^src\/(?!staff)/.test(file));
  for (const { file, program } of sourcesOfSite) {
    const report = (node: ESTree.Node | undefined) => {
      const isText = node?.type === 'TemplateLiteral' || node?.type === 'Literal';
      if (node && isText) bare.push(`${file}: ${JSON.stringify(node)}`);
    };
    new Visitor({
      CallExpression({ callee, arguments: [, advice] }) {
        const name = callee.type === 'MemberExpression' && !callee.computed && callee.property.name;
        if (name === 'regex' || name === 'refine') report(advice);
      },
      Property({ key, value }) {
        if (key.type === 'Identifier' && /^(?:error|message)$/.test(key.name)) report(value);
      },
    }).visit(program);
  }
  expect(bare).toEqual([]);
});

/** Matches what people who change text on a page do not know. */
const unknownToStaff = /\bnpm\b|content\/\w|\bMarkdown\b|REFERENCE|\babove\b|\bUntil\b/;

test('names no command, path or Markdown in a sentence for staff', () => {
  const texts = sentences.map(({ text }) => text);
  expect(texts.filter((text) => unknownToStaff.test(text))).toEqual([]);
  expect(Object.values(messages).filter((text) => unknownToStaff.test(text))).toEqual([]);
});

test('names no command, path or Markdown in the text of the bar', () => {
  const texts = JSON.stringify(en, (_, value: unknown) =>
    typeof value === 'function'
      ? (value as (...names: unknown[]) => string)('x', ['x'], 'x')
      : value,
  );
  expect(texts).not.toMatch(unknownToStaff);
});

const dates = createDates(
  {
    date: '{weekday}, {month} {day}',
    date_with_year: '{month} {day}, {year}',
    months: ['January'],
    weekdays: {},
  } as never,
  [],
);
const payment = {
  textFile: { path: 'content/faq/payment.mdx', folder: 'faq', id: 'payment' },
  segments: [{ label: 'question', visibleText: 'How can I pay?' }],
};
const content = { latest: { files: [payment] } } as never;
const inEnglish = { strings: en, dates, content };
const inNepali = { strings: ne, dates, content };

test('names files, days and colours as lists and forms do', () => {
  const file = asFile('content/faq/payment.mdx');
  const duplicate = say`${{ file }} also has this ${{ field: asField('question') }}.`;
  expect(formatMessage(inEnglish, duplicate)).toBe('“How can I pay?” also has this question.');
  const facts = say`There is no fact "${{ name: 'phnoe' }}" in ${{ file: asFile('content/site/business.mdx') }}.`;
  expect(formatMessage(inEnglish, facts)).toBe(
    'There is no fact "phnoe" in “The facts of the shop”.',
  );
  expect(formatMessage(inNepali, facts)).toBe('“पसलको जानकारी” मा {phnoe} छैन।');
  const day = asDay('2001-01-20');
  const ended = say`Delete this file, or write a later day. This entry ended on ${{ day }}.`;
  expect(formatMessage(inEnglish, ended)).toContain('ended on January 20, 2001.');
  const ink = asColour('ink', 'night');
  const paper = asColour('paper', 'night');
  const colour = say`Make this colour lighter or darker. Text in "${{ paper }}" or "${{ ink }}" has a contrast of ${{ ratio: 3.6 }}:1 on it and needs ${{ textContrast: 7 }}:1.`;
  expect(formatMessage(inEnglish, colour)).toContain('Text in "Background at night" or');
  expect(formatMessage(inNepali, colour)).toContain('अक्षरको फरक ३.६ : १ छ, ७ : १ चाहिन्छ');
});

test('lists the reasons of a sentence in the language of the bar', () => {
  const reasons = [say`contains data of the camera`, say`is not upright`];
  expect(formatMessage(inEnglish, say`It ${{ reasons }}.`)).toBe(
    'It contains data of the camera and is not upright.',
  );
  expect(formatMessage(inNepali, say`It ${{ reasons }}.`)).toBe(
    'यस फोटोमा मिलाउनुपर्ने: क्यामेराको जानकारी, ठाडो छैन।',
  );
});

test('omits what only reports say, and a description that has no Nepali', () => {
  const message = [
    ...say`"${{ field: asField('title') }}" is missing.`,
    ...sayInEnglish('The name of the page.'),
    ...sayInReport`content/REFERENCE.md lists all.`,
  ];
  expect(formatMessage(inEnglish, message)).toBe('"title" is missing. The name of the page.');
  expect(formatMessage(inNepali, message)).toBe('“शीर्षक” लेख्न बाँकी छ।');
  const command = sayInReport`renamed to ${{ name: 'shop.jpg' }}`;
  expect(formatMessage(inEnglish, command)).toBe('renamed to shop.jpg');
});
