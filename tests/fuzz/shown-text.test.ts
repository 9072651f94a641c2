import { describe, expect, test } from 'vitest';
import { diagnosticLine } from '../../scripts/content/diagnostics/report.ts';
import { validateFile } from '../../scripts/content/validate/validate-file.ts';
import { facts, renderBody } from '../support/render-body.ts';
import { seeded, type Random } from './random.ts';

/** A piece of a body as somebody writes it, and the text that visitors shall see. */
type Fragment = readonly [written: string, shown: string];

const same = (text: string): Fragment => [text, text];

/** What is written as the guide says. */
const sound: readonly Fragment[] = [
  ...[
    'beds',
    'tables & chairs',
    '50% off',
    '5 * 3',
    'snake_case',
    'the #1 shop',
    "don't",
    '24/7',
  ].map(same),
  ...[
    '१२३',
    '100+',
    'Rs 4,500',
    '“two”',
    '120×60×75',
    'e.g. this',
    '[new]',
    'टेबल',
    'a_b_c',
    '~5 km',
  ].map(same),
  ['**bold**', 'bold'],
  ['__bold__', 'bold'],
  ['*soft*', 'soft'],
  ['_soft_', 'soft'],
  ['`code`', 'code'],
  ['[our questions](/faq)', 'our questions'],
  ['[**call** us](call)', 'call us'],
  ['\\*', '*'],
  ['\\{a\\}', '{a}'],
  ['\\<', '<'],
  ['&amp;', '&'],
  ['120\\*60\\*75', '120*60*75'],
  ['{phone}', facts.phone],
  ['{ slogan }', facts.slogan],
];

/** What people write, though Markdown may read something else. */
const risky: readonly Fragment[] = [
  ...['120*60*75', '2*3', 'price*', '_', '__', '**', '~~', 'so*me*thing', '<', '}', '{'].map(same),
  ...['https://example.com', '•', '_private', '|', '[', '!', '&lt'].map(same),
  ['**bold **', 'bold '],
  ['** bold**', ' bold'],
  ['**bold:**', 'bold:'],
  ['*soft *', 'soft '],
  ['_soft _', 'soft '],
  ['~~old~~', 'old'],
  ['[words] (/faq)', 'words'],
  ['**“bold”**', '“bold”'],
  ['*(soft)*', '(soft)'],
];

/** What a block may begin with. */
const starts: readonly Fragment[] = [
  same(''),
  same(''),
  ['- ', ''],
  ['1. ', ''],
  ['> ', ''],
  ['## More ', 'More '],
];

/** A body, and its text on one line. */
function bodyOf(
  random: Random,
  fragments: readonly Fragment[],
  separators: readonly string[],
): Fragment {
  let [written, shown] = ['# Beds\n', 'Beds'];
  for (let count = 1 + random.below(3); count > 0; count -= 1) {
    const [start, words] = random.pick(starts);
    written += `\n${start}`;
    shown += ` ${words}`;
    for (let more = 1 + random.below(5); more > 0; more -= 1) {
      const [fragment, text] = random.pick(fragments);
      // An underscore is no mark within a word.
      const isWord = /[\p{L}\p{M}\p{N}]$/u.test(written) && /_/.test(fragment);
      const separator = isWord ? ' ' : random.pick(separators);
      written += separator + fragment;
      shown += separator + text;
    }
    written += '\n';
  }
  return [written, onOneLine(shown)];
}

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const signs = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" } as const;

/** What visitors see of a body, on one line. */
async function textOf(file: string): Promise<string> {
  const html = await renderBody(file);
  return onOneLine(
    html
      .replaceAll(/<\/?(?:p|li|ul|ol|h\d|blockquote|section|br|hr|pre)\b[^>]*>/g, ' ')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: keyof typeof signs) => signs[name]),
  );
}

const fields = '---\ntitle: Beds\ndescription: Beds and tables.\nwhatsapp: Hi!\n---\n\n';

function diagnosticsOf(text: string): string[] {
  const source = { path: 'content/pages/beds.mdx', folder: 'pages', id: 'beds', text };
  return validateFile(source, facts).diagnostics.map(diagnosticLine);
}

const rounds = Array.from({ length: 10 }, (_, index) => index * 30);

describe('a body written as the guide says is valid and shows exactly its text', () => {
  test.for(rounds)('seeds from %i on', async (first) => {
    for (let seed = first; seed < first + 30; seed += 1) {
      const [written, shown] = bodyOf(
        seeded(seed),
        sound,

        [' ', ', ', '\n'],
      );
      expect(diagnosticsOf(fields + written), written).toEqual([]);
      expect(await textOf(fields + written), written).toBe(shown);
    }
  });
});

describe('a body of anything that people write has diagnostics or shows exactly its text', () => {
  test.for(rounds)('seeds from %i on', async (first) => {
    for (let seed = first; seed < first + 30; seed += 1) {
      const [written, shown] = bodyOf(
        seeded(seed),
        [...sound, ...risky],
        [' ', '', ', ', '\n', '. '],
      );
      if (diagnosticsOf(fields + written).length > 0) continue;
      expect(await textOf(fields + written), written).toBe(shown);
    }
  });
});
