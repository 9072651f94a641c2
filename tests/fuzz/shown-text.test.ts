import * as fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { contentFile } from '../support/content-file.ts';
import { lineOf } from '../support/line-of.ts';
import { exampleFacts, renderBody } from '../support/render-body.ts';

/** Markdown, and the text that visitors should see. */
type Fragment = readonly [markdown: string, visible: string];

/** Reads a list such as `beds¦**bold**→bold`. The first fragment is visible as it is. */
const fragments = (list: string) =>
  list.split('¦').map((item): Fragment => {
    const [markdown = '', visible = markdown] = item.split('→');
    return [markdown, visible];
  });

/** Text that follows the guide for staff, content/README.md. */
const plain = fragments(
  "beds¦tables & chairs¦50% off¦5 * 3¦snake_case¦the #1 shop¦don't¦24/7¦१२३¦100+¦Rs 4,500¦“two”¦" +
    '120×60×75¦e.g. this¦टेबल¦a_b_c¦~5 km¦**bold**→bold¦__bold__→bold¦*soft*→soft¦_soft_→soft¦' +
    '`code`→code¦so*me*thing→something¦**bold**er→bolder¦*टेबल*को→टेबलको¦\\*→*¦\\{a\\}→{a}¦\\<→<¦' +
    '[our questions](/faq)→our questions¦[**call** us](call)→call us¦&amp;→&¦120\\*60\\*75→120*60*75¦' +
    `{phone}→${exampleFacts.phone}¦{ slogan }→${exampleFacts.slogan}`,
);

/** Text that Markdown may misread. */
const risky = fragments(
  '120*60*75¦2*3¦price*¦_¦__¦**¦~~¦<¦}¦{¦https://example.com¦•¦_private¦|¦[¦[new]¦!¦&lt¦' +
    '**bold **→bold ¦** bold**→ bold¦**bold:**→bold:¦*soft *→soft ¦_soft _→soft ¦~~old~~→old¦' +
    '[words] (/faq)→words¦**“bold”**→“bold”¦**“टेबल”**को→“टेबल”को¦*(soft)*→(soft)¦' +
    `**{phone}**मा→${exampleFacts.phone}मा`,
);

/** The starts of blocks. Paragraphs are more frequent. */
const starts = fragments('¦¦- →¦1. →¦> →¦## More →More ');

/**
 * Generates bodies of plain fragments. Each block has at most one risky fragment, because two may
 * form a pair of markup.
 */
function bodyOf(separators: readonly string[], riskyFragments: readonly Fragment[]) {
  const separator = fc.constantFrom(...separators);
  const pieces = fc.array(fc.tuple(separator, fc.constantFrom(...plain)), {
    minLength: 1,
    maxLength: 5,
  });
  const extra = fc.tuple(separator, fc.constantFrom(...riskyFragments));
  const line = fc
    .tuple(pieces, fc.nat(5), extra)
    .map(([all, index, added]) => all.toSpliced(index, 1, added));
  const block = fc.tuple(fc.constantFrom(...starts), riskyFragments === plain ? pieces : line);
  return fc.array(block, { minLength: 1, maxLength: 3 }).map((blocks): Fragment => {
    let [markdown, visible] = ['# Beds\n', 'Beds'];
    for (const [[startMarkdown, startText], all] of blocks) {
      markdown += `\n${startMarkdown}`;
      visible += ` ${startText}`;
      for (const [between, fragment] of all) {
        const before = between === '' && needsSpace(markdown, fragment) ? ' ' : between;
        markdown += before + fragment[0];
        visible += before + fragment[1];
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

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Returns the visible text of a body on one line. */
async function textOf(file: string): Promise<string> {
  const html = await renderBody(file);
  return onOneLine(
    html
      .replaceAll(/<\/?(?:p|li|ul|ol|h\d|blockquote|section|br|hr|pre)\b[^>]*>/g, ' ')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? ''),
  );
}

const fields = '---\ntitle: Beds\ndescription: Beds and tables.\nwhatsapp: Hi!\n---\n\n';

test.for([
  ['shows exactly the text of a body that follows the guide', bodyOf([' ', ', ', '\n'], plain), 0],
  [
    'shows exactly the text of a risky body, or reports an error',
    bodyOf([' ', '', ', ', '\n', '. '], risky),
    Infinity,
  ],
] as const)('%s', ([, body, maxErrors]) =>
  fc.assert(
    fc.asyncProperty(body, async ([markdown, visible]) => {
      const text = fields + markdown;
      const { diagnostics } = contentFile('content/pages/beds.mdx', text, exampleFacts);
      if (maxErrors === 0) expect(diagnostics.map(lineOf), markdown).toEqual([]);
      if (diagnostics.length === 0) expect(await textOf(text), markdown).toBe(visible);
    }),
    { numRuns: 60 * inject('fuzzFactor') },
  ),
);
