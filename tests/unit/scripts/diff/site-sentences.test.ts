import { describe, expect } from 'vitest';
import { everyPage, siteSentences } from '../../../../scripts/diff/site-sentences.ts';
import { test, type ContentCopy } from '../content/content-copy.ts';

const page = (body: string) =>
  `---\ntitle: Spare parts\ndescription: Handles. Hinges.\nwhatsapp: Hi!\n---\n\n# Spare parts\n\n${body}\n`;

/** The sentences of the site as it is now, by page. */
async function sentencesOf(content: ContentCopy) {
  const { files, facts, diagnostics } = await content.load();
  expect(diagnostics).toEqual([]);
  return siteSentences({ files, facts: facts ?? {} });
}

describe('The words of a page are', () => {
  test('those that visitors see and hear, in their order', async ({ content }) => {
    await content.write(
      'content/pages/spare-parts.mdx',
      page(
        [
          '<Hero picture="shop" words="A shelf.">\n\nGood **handles** for\n[all doors](/faq). And `more`.\n\n</Hero>',
          '- one\n- two, {delivery_area}\n\n![A hinge.](shop)\n\n{delivery_area}',
          '<Cards>\n<Card icon="bed" title="Beds">\nOf {delivery_area}.\n\n<Button to="call">**Call** us</Button> <Button to="email">*Write*</Button>\n</Card>\n</Cards>',
        ].join('\n\n'),
      ),
    );
    const { facts } = await content.load();
    const area = facts?.delivery_area;
    expect((await sentencesOf(content)).get('/spare-parts')).toEqual([
      'title: Spare parts',
      'description: Handles.',
      'Hinges.',
      'whatsapp: Hi!',
      'Spare parts',
      'picture: A shelf.',
      'Good handles for all doors.',
      'And more.',
      'one',
      `two, ${area}`,
      'picture: A hinge.',
      area,
      'Beds',
      `Of ${area}.`,
      'Call us',
      'Write',
    ]);
  });

  test('also those of the entries that it shows', async ({ content }) => {
    await content.write('content/pages/spare-parts.mdx', page('<Collection of="faq" />'));
    await content.write(
      'content/faq/why.mdx',
      '---\nquestion: Why?\norder: 0\n---\n\nBecause. So.\n',
    );
    const sentences = (await sentencesOf(content)).get('/spare-parts');
    expect(sentences?.slice(5, 8)).toEqual(['Why?', 'Because.', 'So.']);
  });

  test('also those of the tags that stand for themselves', async ({ content }) => {
    const tags = ['ContactForm', 'Hours', 'Map', 'OpenNow', 'PageLinks', 'SocialLinks'];
    const { model } = await content.load();
    const { 'contact-form': form, calendar, map, opening, links } = model?.site ?? {};
    const shown = [form?.send, calendar?.closed, map?.directions, opening?.closed, links?.tiktok];
    const labels = model?.pages.flatMap(({ data }) => data.navigation?.label ?? []);
    await content.write(
      'content/pages/spare-parts.mdx',
      page(tags.map((tag) => `<${tag} />`).join('\n\n')),
    );
    const sentences = (await sentencesOf(content)).get('/spare-parts')?.join('\n');
    for (const words of [...shown, ...(labels ?? [])]) expect(sentences).toContain(words);
  });
});

describe('Words that stand on every page', () => {
  test('are told once and on no page', async ({ content }) => {
    await content.write(
      'content/site/announcement.mdx',
      '---\nfrom: 2026-12-20\nuntil: 2026-12-31\nwords: We are closed on Friday.\n---\n',
    );
    const all = await sentencesOf(content);
    const holders = [...all].filter(([, list]) => list.includes('We are closed on Friday.'));
    expect(holders.map(([name]) => name)).toEqual([everyPage]);
  });
});
