import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineOf } from '../support/line-of.ts';
import { validateFile } from '../../src/compiler/validate-file.ts';
import { exampleFacts, renderBody } from '../support/render-body.ts';

/** A part of a body in Markdown, and the text that visitors should see. */
type Fragment = readonly [markdown: string, visible: string];

const unchanged = (text: string): Fragment => [text, text];

/** Text that follows the guide for staff, content/README.md. */
const plain: readonly Fragment[] = [
  ...[
    'beds',
    'tables & chairs',
    '50% off',
    '5 * 3',
    'snake_case',
    'the #1 shop',
    "don't",
    '24/7',
  ].map(unchanged),
  ...['१२३', '100+', 'Rs 4,500', '“two”', '120×60×75', 'e.g. this', 'टेबल', 'a_b_c', '~5 km'].map(
    unchanged,
  ),
  ['**bold**', 'bold'],
  ['__bold__', 'bold'],
  ['*soft*', 'soft'],
  ['_soft_', 'soft'],
  ['`code`', 'code'],
  ['so*me*thing', 'something'],
  ['**bold**er', 'bolder'],
  ['*टेबल*को', 'टेबलको'],
  ['[our questions](/faq)', 'our questions'],
  ['[**call** us](call)', 'call us'],
  ['\\*', '*'],
  ['\\{a\\}', '{a}'],
  ['\\<', '<'],
  ['&amp;', '&'],
  ['120\\*60\\*75', '120*60*75'],
  ['{phone}', exampleFacts.phone],
  ['{ slogan }', exampleFacts.slogan],
];

/** Text that Markdown may misread. */
const risky: readonly Fragment[] = [
  ...['120*60*75', '2*3', 'price*', '_', '__', '**', '~~', '<', '}', '{'].map(unchanged),
  ...['https://example.com', '•', '_private', '|', '[', '[new]', '!', '&lt'].map(unchanged),
  ['**bold **', 'bold '],
  ['** bold**', ' bold'],
  ['**bold:**', 'bold:'],
  ['*soft *', 'soft '],
  ['_soft _', 'soft '],
  ['~~old~~', 'old'],
  ['[words] (/faq)', 'words'],
  ['**“bold”**', '“bold”'],
  ['**“टेबल”**को', '“टेबल”को'],
  ['**{phone}**मा', `${exampleFacts.phone}मा`],
  ['*(soft)*', '(soft)'],
];

/** The starts of blocks. The empty start is repeated, so that paragraphs are more frequent. */
const starts: readonly Fragment[] = [
  unchanged(''),
  unchanged(''),
  ['- ', ''],
  ['1. ', ''],
  ['> ', ''],
  ['## More ', 'More '],
];

/** A fragment, and the separator before it. */
type Piece = readonly [separator: string, fragment: Fragment];

/** Generates plain pieces and at most one risky piece, because two may form a pair of markup. */
function piecesOf(separators: readonly string[], riskyFragments: readonly Fragment[]) {
  const separator = fc.constantFrom(...separators);
  const plainPiece = fc.tuple(separator, fc.constantFrom(...plain));
  const pieces = fc.array(plainPiece, { minLength: 1, maxLength: 5 });
  if (riskyFragments.length === 0) return pieces;
  const riskyPiece = fc.tuple(separator, fc.constantFrom(...riskyFragments));
  return fc
    .tuple(pieces, fc.nat(5), riskyPiece)
    .map(([plainPieces, index, extra]): Piece[] => plainPieces.toSpliced(index, 1, extra));
}

/** Generates bodies, each with its text on one line. @param riskyFragments by default none */
function bodyOf(
  separators: readonly string[],
  riskyFragments: readonly Fragment[] = [],
): fc.Arbitrary<Fragment> {
  const block = fc.tuple(fc.constantFrom(...starts), piecesOf(separators, riskyFragments));
  return fc.array(block, { minLength: 1, maxLength: 3 }).map((blocks) => {
    let [markdown, visible] = ['# Beds\n', 'Beds'];
    for (const [[startMarkdown, startText], pieces] of blocks) {
      markdown += `\n${startMarkdown}`;
      visible += ` ${startText}`;
      for (const [separator, fragment] of pieces) {
        const before = separator === '' && needsSpace(markdown, fragment) ? ' ' : separator;
        const [fragmentMarkdown, fragmentText] = fragment;
        markdown += before + fragmentMarkdown;
        visible += before + fragmentText;
      }
      markdown += '\n';
    }
    return [markdown, onOneLine(visible)];
  });
}

/** Returns true if Markdown might read a fragment differently without a space before it. */
function needsSpace(markdown: string, fragment: Fragment): boolean {
  const isMarkup = fragment[0].includes('_') || risky.includes(fragment);
  const wouldPair = markdown.endsWith(fragment[0].charAt(0));
  return markdown.endsWith('!') || wouldPair || (isMarkup && /\S$/.test(markdown));
}

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" } as const;

/** Returns the visible text of a body on one line. */
async function textOf(file: string): Promise<string> {
  const html = await renderBody(file);
  return onOneLine(
    html
      .replaceAll(/<\/?(?:p|li|ul|ol|h\d|blockquote|section|br|hr|pre)\b[^>]*>/g, ' ')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: keyof typeof entities) => entities[name]),
  );
}

const fields = '---\ntitle: Beds\ndescription: Beds and tables.\nwhatsapp: Hi!\n---\n\n';

function diagnosticsOf(text: string): string[] {
  const source = { path: 'content/pages/beds.mdx', folder: 'pages', id: 'beds', text };
  return validateFile(source, exampleFacts).diagnostics.map(lineOf);
}

const numRuns = 300;

test('shows exactly the text of a body that follows the guide', () =>
  fc.assert(
    fc.asyncProperty(bodyOf([' ', ', ', '\n']), async ([markdown, visible]) => {
      expect(diagnosticsOf(fields + markdown), markdown).toEqual([]);
      expect(await textOf(fields + markdown), markdown).toBe(visible);
    }),
    { numRuns },
  ));

test('shows exactly the text of a risky body, or reports an error', () =>
  fc.assert(
    fc.asyncProperty(bodyOf([' ', '', ', ', '\n', '. '], risky), async ([markdown, visible]) => {
      if (diagnosticsOf(fields + markdown).length > 0) return;
      expect(await textOf(fields + markdown), markdown).toBe(visible);
    }),
    { numRuns },
  ));
