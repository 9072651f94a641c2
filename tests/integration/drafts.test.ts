import { expect, vi } from 'vitest';
import type { Model } from '../../src/compiler/model.ts';
import { load } from '../../scripts/read/load.ts';
import { checkRelease } from '../../src/compiler/check/run-rules.ts';
import { moduleCodes, pageModule, siteModule } from '../../scripts/vite/content-modules.ts';
import { modelOf, test, type SiteCopy } from '../support/site-copy.ts';

const addFields = (content: SiteCopy, file: string, ...lines: string[]) =>
  content.edit(`content/${file}.mdx`, (text) =>
    text.replace(/\n---\n/, `\n${lines.join('\n')}\n---\n`),
  );

const draftPage = 'content/pages/spare-parts.mdx';
const draftEntry = 'content/faq/handles.mdx';

function addDrafts(content: SiteCopy) {
  content.write(
    draftPage,
    `---
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
`,
  );
  content.write(
    draftEntry,
    `---
question: Do you have handles?
order: 90
draft: true
---

TODO, see [the page](/spare-parts).
`,
  );
}

/** Returns the model of the dev server, which includes drafts. */
const modelWithDrafts = async ({ root }: SiteCopy) => modelOf(await load(root, { drafts: true }));

const idsIn = ({ pages, collections }: Model) => [...pages, ...collections.faq].map(({ id }) => id);

test('hides only drafts from visitors, and lets drafts link to each other', async ({ content }) => {
  const before = await content.model();
  addDrafts(content);
  const ids = idsIn(await modelWithDrafts(content));
  expect(ids).toEqual(expect.arrayContaining(['spare-parts', 'handles']));
  expect(await content.model()).toEqual(before);
});

test('shows an entry only in the language that has its text', async ({ content }) => {
  content.translate();
  addFields(content, 'faq/payment', 'only: ne');
  for (const model of [await content.model(), await modelWithDrafts(content)]) {
    const [nepali] = model.translations;
    const ids = [model, ...model.translations].map(({ collections }) =>
      collections.faq.map(({ id }) => id),
    );
    expect(ids).toEqual([
      expect.not.arrayContaining(['payment']),
      expect.arrayContaining(['payment']),
    ]);
    expect(nepali?.collections.faq.find(({ id }) => id === 'payment')?.data).not.toHaveProperty(
      'only',
    );
  }
});

test('publishes an entry with "draft: false"', async ({ content }) => {
  addFields(content, 'faq/payment', 'draft: false');
  expect(idsIn(await content.model())).toContain('payment');
});

test('ignores a draft and its translation in the release list', async ({ content }) => {
  content.translate();
  const tasks = checkRelease(await content.load());
  addDrafts(content);
  const translation = '---\nquestion: TODO\nreviewed: false\n---\n\nTODO\n';
  content.write('content/ne/faq/handles.mdx', translation);
  expect(checkRelease(await content.load())).toEqual(tasks);
});

test('does not require a translation of a draft', async ({ content }) => {
  content.translate();
  const before = (await content.load()).warnings;
  addDrafts(content);
  expect((await content.load()).warnings).toEqual(before);
});

test('treats the translation of a draft as a draft', async ({ content }) => {
  content.translate();
  addFields(content, 'faq/payment', 'draft: true');
  const translatedIds = ({ translations }: Model) => translations.flatMap(idsIn);
  expect(translatedIds(await modelWithDrafts(content))).toContain('payment');
  expect(translatedIds(await content.model())).not.toContain('payment');
});

test('shows an unpublished language only in the dev server', async ({ content }) => {
  const before = await content.model();
  content.translate();
  addFields(content, 'ne/site/language', 'published: no');
  const basenames = ({ translations }: Model) => translations.map(({ basename }) => basename);
  expect(basenames(await modelWithDrafts(content))).toEqual(['/ne']);
  expect(await content.model()).toEqual(before);

  content.edit('content/ne/site/language.mdx', (text) =>
    text.replace('published: no', 'published: yes'),
  );
  expect(basenames(await content.model())).toEqual(['/ne']);
});

test('adds dates to the code of the site only if an entry has dates', async ({ content }) => {
  const codeOf = (model: Model) => {
    const codes = moduleCodes(model, '/');
    return [siteModule(model), pageModule(model, 'faq')].map((name) => codes.get(name)?.()).join();
  };
  expect(codeOf(await content.model())).not.toMatch(/builtOn|"from":"2|"until"|"draft":true/);

  addFields(content, 'faq/payment', 'from: 2026-12-20');
  addFields(content, 'faq/sell', 'until: 2026-12-31');
  vi.useFakeTimers({ now: new Date('2026-12-19T20:00:00Z'), toFake: ['Date'] });
  const code = codeOf(await content.model());
  vi.useRealTimers();
  expect(code).toContain('"builtOn":"2026-12-20"');
  expect(code).toMatch(/"id":"payment","data":\{[^}]*\},"from":"2026-12-20"\}/);
  expect(code).toMatch(/"id":"sell","data":\{[^}]*\},"until":"2026-12-31"\}/);
});
