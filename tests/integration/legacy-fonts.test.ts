import { expect } from 'vitest';
import { openText, test } from '../support/edits.ts';
import { saying } from '../support/saying.ts';

const file = 'content/ne/faq/payment.mdx';
const business = 'content/site/business.mdx';
const typed = ";f]kmf lsGg] sfo{qmd xif{sf ;fy ;'? eof]";

/** Returns an edit of the text at a line. */
async function edit(edits: Parameters<typeof openText>[0], line: number, value: string) {
  const { id, expected } = await openText(edits, `${file}:${line}:1`);
  return { file, id, expected, value };
}

test.beforeEach(({ content }) => {
  content.translate();
  content.write(file, '---\nquestion: कसरी तिर्ने?\nreviewed: false\n---\n\nनगदमा।\n');
});

test('asks whether text is for Preeti, and offers it in Unicode', async ({ edits }) => {
  const answer = await edits.save(await edit(edits, 6, typed));
  expect(answer).toMatchObject({
    result: 'errors',
    errors: [
      {
        severity: 'warning',
        rule: 'legacy-font',
        message: saying(/^This text is in the font Preeti\..* see: .* sfo\{qmd /),
        proposal: { value: 'सोफा किन्ने कार्यक्रम हर्षका साथ सुरु भयो' },
      },
    ],
  });
});

test('saves text for Preeti as typed if staff insist, and the translation stays unreviewed', async ({
  content,
  edits,
}) => {
  expect(await edits.save(await edit(edits, 6, typed), true)).toMatchObject({ result: 'saved' });
  expect(content.read(file)).toContain(String.raw`sfo\{qmd xif\{sf`);
  expect(content.read(file)).toContain('reviewed: false\n');
  expect(edits.state().content.warnings.map(({ rule }) => rule)).toContain('legacy-font');
});

test('saves converted text as reviewed', async ({ content, edits }) => {
  await edits.save(await edit(edits, 6, 'सोफा किन्ने कार्यक्रम'));
  expect(content.read(file)).not.toContain('reviewed:');
});

test('keeps text as it is, and asks for it never again', async ({ content, edits }) => {
  const kept = await edits.save(await edit(edits, 2, 'kfgL hkmf'), 'keep');
  expect(kept).toMatchObject({ result: 'saved' });
  expect(content.read(file)).toContain('question: kfgL hkmf\n');
  expect(content.read(file)).not.toContain('reviewed:');
  expect(content.read(business)).toMatch(/not_preeti:\n {2}- kfgL hkmf\n---\n$/);
  expect(edits.state().content.warnings.map(({ rule }) => rule)).not.toContain('legacy-font');

  await edits.save(await edit(edits, 2, 'kfgL hkmf / ;f]kmf'), 'keep');
  expect(content.read(business)).toContain('not_preeti:\n  - kfgL hkmf\n  - kfgL hkmf / ;f]kmf\n');
});

test.for([
  'not_preeti: [abc]',
  'not_preeti: []',
  'not_preeti: # of our signs\n  - abc',
  'not_preeti:\n- abc',
])(
  'keeps text also beside a list that somebody has written by hand: %s',
  async (list, { content, edits }) => {
    content.edit(business, (text) => text.replace(/\n---\n$/, `\n${list}\n---\n`));
    expect(await edits.save(await edit(edits, 2, 'kfgL hkmf'), 'keep')).toMatchObject({
      result: 'saved',
    });
    expect(content.read(business)).toContain('- kfgL hkmf\n');
  },
);
