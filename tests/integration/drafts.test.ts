import { expect, vi } from 'vitest';
import { lineOf } from '../support/line-of.ts';
import type { Model } from '../../scripts/content/model.ts';
import { load } from '../../scripts/content/load.ts';
import { checkRelease } from '../../scripts/content/run-rules.ts';
import { moduleCodes, pageModule, siteModule } from '../../scripts/vite/content-modules.ts';
import { modelOf, test, type SiteCopy } from '../support/site-copy.ts';

/** Adds fields to a file. */
const addFields = (content: SiteCopy, file: string, ...lines: string[]) =>
  content.edit(`content/${file}.mdx`, (text) =>
    text.replace(/\n---\n/, `\n${lines.join('\n')}\n---\n`),
  );

const draftPage = `---
title: Spare parts
description: Handles and hinges.
whatsapp: Hi!
navigation:
  label: Spare parts
  order: 90
draft: true
---

# Spare parts

TODO: [write](/spare-parts#spare-parts) about [handles](/faq#handles).
`;
const draftEntry = `---
question: Do you have handles?
order: 90
draft: true
---

TODO, see [the page](/spare-parts).
`;

function addDrafts(content: SiteCopy) {
  content.write('content/pages/spare-parts.mdx', draftPage);
  content.write('content/faq/handles.mdx', draftEntry);
}

/** @param drafts true if the model includes drafts, as in the dev server */
async function modelWith(content: SiteCopy, drafts = true): Promise<Model> {
  return modelOf(await load(content.root, { drafts }));
}

const loadWarnings = async (content: SiteCopy) => (await content.load()).warnings.map(lineOf);

const idsIn = ({ pages, collections }: Model) => [...pages, ...collections.faq].map(({ id }) => id);

test('hides only drafts from visitors, and lets drafts link to each other', async ({ content }) => {
  const before = await modelWith(content);
  addDrafts(content);
  const model = await modelWith(content);
  expect(idsIn(model)).toEqual(expect.arrayContaining(['spare-parts', 'handles']));
  expect(await modelWith(content, false)).toEqual(before);
});

test('publishes an entry with "draft: false"', async ({ content }) => {
  addFields(content, 'faq/payment', 'draft: false');
  expect(idsIn(await modelWith(content, false))).toContain('payment');
});

test('ignores a draft and its translation in the release list', async ({ content }) => {
  content.translate();
  const tasks = checkRelease(await content.load());
  addDrafts(content);
  content.write(
    'content/ne/faq/handles.mdx',
    '---\nquestion: TODO\nreviewed: false\n---\n\nTODO\n',
  );
  expect(checkRelease(await content.load())).toEqual(tasks);
});

test('treats the translation of a draft as a draft, and does not require a translation', async ({
  content,
}) => {
  content.translate();
  const before = await loadWarnings(content);
  addDrafts(content);
  expect(await loadWarnings(content)).toEqual(before);

  addFields(content, 'faq/payment', 'draft: true');
  const model = await modelWith(content);
  expect(model.translations.map(idsIn)).toEqual([expect.arrayContaining(['payment'])]);
  expect((await modelWith(content, false)).translations.map(idsIn)).toEqual([
    expect.not.arrayContaining(['payment']),
  ]);

  addFields(content, 'ne/faq/payment', 'draft: true');
  expect(await content.diagnostics()).toEqual([
    expect.stringMatching(
      /^content\/ne\/faq\/payment\.mdx:\d+:1 {2}"draft" does not need a translation/,
    ),
  ]);
});

test('reports a link to a draft in each file that contains it, in all languages', async ({
  content,
}) => {
  content.translate();
  addDrafts(content);
  const file = 'content/ne/faq/payment.mdx';
  content.edit(file, (text) => `${text}\n[कसरी](/spare-parts)\n`);
  expect(await content.diagnostics()).toEqual([
    `${file}:8:8  /spare-parts is a draft, which visitors do not see. Delete the link. Add it again after you delete "draft" from content/pages/spare-parts.mdx.`,
  ]);
});

test('warns about a collection that contains only drafts', async ({ content }) => {
  for (const id of ['local-hands', 'ready-to-use'])
    addFields(content, `badges/${id}`, 'draft: true');
  expect(await loadWarnings(content)).toEqual([]);
  addFields(content, 'badges/solid-wood', 'draft: true');
  await modelWith(content);
  expect(await loadWarnings(content)).toEqual([
    expect.stringMatching(
      /^content\/pages\/home\.mdx:\d+:13 {2}All files of content\/badges are drafts\. Visitors see nothing here\.$/,
    ),
  ]);
});

test("adds the build's date to the site only if an entry has dates", async ({ content }) => {
  const codeOf = (model: Model) => {
    const codes = moduleCodes(model, '/');
    return [siteModule(model), pageModule(model, 'faq')].map((name) => codes.get(name)?.()).join();
  };
  expect(codeOf(await modelWith(content))).not.toMatch(/builtOn|"from":"2|"until"|"draft":true/);

  addFields(content, 'faq/payment', 'from: 2026-12-20');
  addFields(content, 'faq/sell', 'until: 2026-12-31');
  vi.useFakeTimers({ now: new Date('2026-12-19T20:00:00Z'), toFake: ['Date'] });
  const codeWithDates = codeOf(await modelWith(content));
  vi.useRealTimers();
  expect(codeWithDates).toContain('"builtOn":"2026-12-20"');
  expect(codeWithDates).toMatch(/"id":"payment","data":\{[^}]*\},"from":"2026-12-20"\}/);
  expect(codeWithDates).toMatch(/"id":"sell","data":\{[^}]*\},"until":"2026-12-31"\}/);
});
