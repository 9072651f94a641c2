import { expect } from 'vitest';
import { siteChanges } from '../../scripts/diff/site-changes.ts';
import { siteSentences } from '../../scripts/diff/site-sentences.ts';
import { test, type SiteCopy } from '../support/site-copy.ts';

/** Returns the changed sentences of each page or file. */
async function findChanges(before: SiteCopy, after: SiteCopy) {
  const found = siteChanges(siteSentences(await before.load()), siteSentences(await after.load()));
  return Object.fromEntries(
    found.map((section) => [
      `${section.heading} (${section.kind})`,
      section.changes.map(({ sign, sentence }) => `${sign} ${sentence}`),
    ]),
  );
}

test('reads fields, text, labels and entries in the order of the page', async ({ content }) => {
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
  const sentences = siteSentences(await content.load()).get('/parts') ?? [];
  expect(sentences.slice(0, 12)).toEqual([
    'title: Spare parts',
    'description: Handles.',
    'description: Hinges.',
    'whatsapp: Hi!',
    'Spare parts',
    'A shelf.',
    'Good handles for all doors.',
    'Ring us',
    'Write',
    'Why?',
    'Because.',
    'So.',
  ]);
  expect(sentences.at(-1)).toBe('cash or bank transfer');
});

test('lists text below its file if no page shows it', async ({ past, content }) => {
  content.edit('content/site/footer.mdx', (text) => text.replace(/^about: .*$/m, 'about: Wood.'));
  content.edit('content/pages/about.mdx', (text) =>
    text.replace(/^whatsapp: .*$/m, 'whatsapp: Good day!'),
  );
  expect(await findChanges(past, content)).toEqual({
    '/about (changed)': expect.arrayContaining(['+ whatsapp: Good day!']),
    'content/site/footer.mdx (changed)': expect.arrayContaining(['+ about: Wood.']),
  });
});

test('finds a new sentence that is part of another sentence', async ({ past, content }) => {
  content.edit('content/faq/payment.mdx', (text) => `${text}\nClose to the Ring Road.\n`);
  content.edit('content/site/notices.mdx', (text) => text.replace(/^close: .*$/m, 'close: Close'));
  expect(await findChanges(past, content)).toEqual({
    '/faq (changed)': ['+ Close to the Ring Road.'],
    'content/site/notices.mdx (changed)': ['- close: Put this message away', '+ close: Close'],
  });
});

test("splits sentences by the rules of the site's language", async ({ past, content }) => {
  for (const site of [past, content]) {
    site.edit('content/site/language.mdx', (text) => text.replace('code: en', 'code: el'));
  }
  // In Greek this character ends a question.
  content.edit('content/faq/payment.mdx', (text) => `${text}\nΠότε; Cash is best.\n`);
  expect(await findChanges(past, content)).toEqual({
    '/faq (changed)': ['+ Πότε;', '+ Cash is best.'],
  });
});

test('describes hours and special days as visitors read them', async ({ past, content }) => {
  content.edit('content/site/business.mdx', (text) =>
    text
      .replace(/closes: .*/, 'closes: 4:00 PM')
      .replace(/^social:/m, 'special_days:\n  - date: 2090-03-04\n    reason: Holi\n\nsocial:'),
  );
  const found = await findChanges(past, content);
  expect(found['content/site/business.mdx (changed)']).toEqual([
    '- Monday until Saturday: 10:00 AM – 5:30 PM',
    '+ Monday until Saturday: 10:00 AM – 4:00 PM',
    expect.stringMatching(/^\+ .*Holi.*: Shut$/),
  ]);
});

test('describes hours and special days in each language', async ({ past, content }) => {
  for (const site of [past, content]) site.translate();
  content.edit('content/site/business.mdx', (text) =>
    text.replace(/^social:/m, 'special_days:\n  - date: 2090-03-04\n    reason: Holi\n\nsocial:'),
  );
  content.edit('content/ne/site/business.mdx', (text) =>
    text.replace(/^---\n/, '---\nspecial_days:\n  - reason: होली\n'),
  );
  const found = await findChanges(past, content);
  expect(found['content/ne/site/business.mdx (changed)']).toEqual([
    expect.stringMatching(/^\+ .*होली.*/),
  ]);
});

test('ignores a draft and its translation', async ({ past, content }) => {
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
  expect(await findChanges(past, content)).toEqual({});
});

test('lists a dated entry with its answer and its dates', async ({ past, content }) => {
  const entry =
    '---\nquestion: Open at Dashain?\norder: 90\nfrom: 2090-10-01\n---\n\nUntil noon.\n';
  content.write('content/faq/dashain.mdx', entry);
  expect(await findChanges(past, content)).toEqual({
    '/faq (changed)': ['+ Open at Dashain?', '+ from: 2090-10-01', '+ Until noon.'],
  });
});
