import { expect } from 'vitest';
import { load } from '../../scripts/content/load.ts';
import { makeValid } from '../../scripts/diff/make-valid.ts';
import { siteChanges } from '../../scripts/diff/site-changes.ts';
import { siteText } from '../../scripts/diff/site-text.ts';
import { test, type SiteCopy } from '../support/site-copy.ts';

/** What changes, by page or file, each change on a line. */
async function changes(before: SiteCopy, after: SiteCopy) {
  const { was, is } = await makeValid(
    { name: 'HEAD', folder: before.root },
    { name: 'now', folder: after.root },
  );
  const found = siteChanges(await siteText(before.root, was), await siteText(after.root, is));
  return Object.fromEntries(
    found.map((one) => [
      `${one.heading} (${one.kind})`,
      one.changes.map(({ sign, sentence }) => `${sign} ${sentence}`),
    ]),
  );
}

test('a page is read as it is rendered: entries, tags and facts in their places', async ({
  content,
}) => {
  content.write(
    'content/pages/parts.mdx',
    [
      '---\ntitle: Spare parts\ndescription: Handles. Hinges.\nwhatsapp: Hi!\n---\n\n# Spare parts',
      '<Hero picture="shop" words="A shelf.">\n\nGood **handles** for\n[all doors](/faq).\n\n</Hero>',
      '<Button to="call">**Ring** us</Button> <Button to="email">*Write*</Button>',
      '<Collection of="faq" />',
      '{payment}',
    ].join('\n\n'),
  );
  content.write('content/faq/why.mdx', '---\nquestion: Why?\norder: 0\n---\n\nBecause. So.\n');
  const loaded = await load(content.root);
  if (!loaded.model) throw new Error('the content has errors');
  const sentences = (await siteText(content.root, loaded)).pages.get('/parts') ?? [];
  expect(sentences.filter((one) => !one.startsWith('picture:')).slice(0, 10)).toEqual([
    'title: Spare parts',
    'description: Handles.',
    'Hinges.',
    'Spare parts',
    'Good handles for all doors.',
    'Ring us',
    'Write',
    'Why?',
    'Because.',
    'So.',
  ]);
  expect(sentences).toContain('picture: A shelf.');
  expect(sentences.at(-1)).toBe('cash or bank transfer');
});

test('what stands around every page is told once, and what no page shows by its field', async ({
  past,
  content,
}) => {
  content.edit('content/site/footer.mdx', (text) => text.replace(/^about: .*$/m, 'about: Wood.'));
  content.edit('content/site/notices.mdx', (text) => text.replace(/^close: .*$/m, 'close: Shut'));
  content.edit('content/pages/about.mdx', (text) =>
    text.replace(/^whatsapp: .*$/m, 'whatsapp: Good day!'),
  );
  expect(await changes(past, content)).toEqual({
    'Every page (changed page)': expect.arrayContaining(['+ Wood.']),
    '/about (changed page)': expect.arrayContaining(['+ whatsapp: Good day!']),
    'content/site/notices.mdx (file)': ['- close: Put this message away', '+ close: Shut'],
  });
});

test('a draft and its translation are no change', async ({ past, content }) => {
  for (const site of [past, content]) site.translate();
  content.write(
    'content/pages/parts.mdx',
    '---\ntitle: Spare parts\ndescription: Hinges.\nwhatsapp: Hi!\ndraft: true\n---\n\n# Spare parts\n',
  );
  content.write(
    'content/ne/pages/parts.mdx',
    '---\ntitle: पार्ट\ndescription: कब्जा।\nwhatsapp: नमस्ते!\nreviewed: false\n---\n\n# पार्ट\n',
  );
  content.write('content/faq/why.mdx', '---\nquestion: Why?\norder: 0\ndraft: true\n---\n\nSo.\n');
  expect(await changes(past, content)).toEqual({});
});

test('an entry for other days is told with its answer', async ({ past, content }) => {
  const entry =
    '---\nquestion: Open at Dashain?\norder: 90\nfrom: 2090-10-01\n---\n\nUntil noon.\n';
  content.write('content/faq/dashain.mdx', entry);
  expect(await changes(past, content)).toEqual({
    'content/faq/dashain.mdx (file)': ['+ question: Open at Dashain?', '+ Until noon.'],
  });
});

test('a field that changes together with a page is told by the page alone', async ({
  past,
  content,
}) => {
  content.edit('content/faq/payment.mdx', (text) =>
    text.replace(/^question: .*$/m, 'question: How can I pay?'),
  );
  expect(await changes(past, content)).toEqual({
    '/faq (changed page)': ['- Which ways of payment are there?', '+ How can I pay?'],
  });
});
