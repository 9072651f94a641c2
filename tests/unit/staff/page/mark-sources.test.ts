import type { Root } from 'mdast';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect } from 'vitest';
import { load } from '../../../../scripts/read/load.ts';
import { jsx } from '../../../../src/staff/page/jsx-runtime.ts';
import { markBody, markFields } from '../../../../src/staff/page/mark-sources.ts';
import { addSource, readSource } from '../../../../src/staff/page/source-marker.ts';
import { whatsApp } from '../../../../src/site/lib/phone-links.ts';
import { interpolate } from '../../../../src/site/lib/template.ts';
import { renderBody } from '../../../support/render-body.ts';
import { test } from '../../../support/site-copy.ts';

/**
 * The position of a text in its file. The staff page appends it to the text as a source marker:
 * invisible characters that end with U+E007F.
 */
const source = 'content/faq/delivery.mdx:2:11';

describe('text with a source marker', () => {
  test('has the same visible text and a readable source', () => {
    expect(addSource('How?', source)).toMatch(/^How\?\p{Cf}+$/u);
    expect(readSource(addSource('How?', source))).toEqual({ text: 'How?', source });
    expect(readSource('How?')).toEqual({ text: 'How?', source: undefined });
  });

  test('keeps only the marker of the template if a marked value is inserted', () => {
    const template = addSource('Ask for {service}', 'content/site/notices.mdx:3:1');
    expect(readSource(interpolate(template, { service: addSource('Repair', source) }))).toEqual({
      text: 'Ask for Repair',
      source: 'content/site/notices.mdx:3:1',
    });
  });
});

/** Returns the HTML of an element with these properties. */
const render = (type: 'p' | 'a' | 'img', props: object) => renderToStaticMarkup(jsx(type, props));

describe('an element of the page', () => {
  const text = addSource('How?', source);

  test('names the source of its text, and shows the text without markers', () => {
    expect(render('p', { children: text })).toBe(`<p data-source="${source}">How?</p>`);
    const nested = ['1. ', [text], null];
    expect(render('p', { children: nested })).toBe(`<p data-source="${source}">1. How?</p>`);
  });

  test('names the source of an attribute separately', () => {
    expect(render('img', { alt: text })).toBe(`<img alt="How?" data-label-source="${source}"/>`);
  });

  test('has a URL without markers', () => {
    const href = whatsApp('+977 983-1112223', text);
    // In a URL, the invisible characters begin with these bytes.
    expect(href).toContain('%F3%A0');
    expect(render('a', { href })).toBe('<a href="https://wa.me/9779831112223?text=How%3F"></a>');
  });
});

/** Returns each marked text of a body after the line and column of its source. */
async function markedTexts(body: string): Promise<string[]> {
  const page = `---\ntitle: One\n---\n\n${body}`;
  const mark = () => (tree: Root) => markBody(tree, 'content/pages/example.mdx');
  const compiled = await renderBody(page, [mark]);
  return [...compiled.matchAll(/[^<>"=]+\u{E007F}/gu)].map(([found]) => {
    const { text, source: position } = readSource(found);
    return `${position?.replace('content/pages/example.mdx:', '')} ${text.trim()}`;
  });
}

describe('each text of a body has its line and column', () => {
  test('in headings, paragraphs and lists, counted from the first line of the file', async () => {
    expect(await markedTexts('# Sofas\n\nSoft and **cheap**.\n\n- Red\n- Blue')).toEqual([
      '5:3 Sofas',
      '7:1 Soft and',
      '7:12 cheap',
      '7:19 .',
      '9:3 Red',
      '10:3 Blue',
    ]);
  });

  test('in a fact: the line that uses it', async () => {
    expect(await markedTexts('{phone}')).toEqual(['5:1 +977 983-0000000']);
  });

  test('in each segment of a sentence that is split to keep numbers on one line', async () => {
    const marked = await markedTexts('Give us 1-2 days, or call {phone} now.');
    expect(marked.map((text) => text.split(' ')[0])).toEqual(Array(5).fill('5:1'));
  });

  test('in tags, links and descriptions of pictures, but not in URLs', async () => {
    const card = '<Card icon="phone" title="Ring">\nSee ![a bed](bed).\n</Card>';
    expect(await markedTexts(card)).toEqual(['5:20 Ring', '6:1 See', '6:5 a bed', '6:18 .']);
    expect(await markedTexts('[our answers](/faq)')).toEqual(['5:2 our answers']);
  });
});

test('marks front matter, except titles, mail, calendar and contacts', async ({ content }) => {
  const { model } = await load(content.root, { prepare: markFields });
  const { business, calendar, notices, 'contact-form': form } = model?.site ?? {};
  const findLine = (file: string, key: string) => {
    const lines = content.read(file).split('\n');
    return `${file}:${lines.findIndex((line) => line.includes(key)) + 1}:`;
  };
  const sourceOf = (text = '') => readSource(text).source;
  expect(sourceOf(notices?.service)).toContain(findLine('content/site/notices.mdx', 'service:'));
  const about = model?.pages.find(({ id }) => id === 'about')?.data;
  const labelLine = findLine('content/pages/about.mdx', 'label:');
  expect(sourceOf(about?.navigation?.label)).toContain(labelLine);
  // A group of opening hours contains no text, so it has the field `source` instead of a marker.
  expect(business?.hours[0]).toMatchObject({
    source: expect.stringContaining(findLine('content/site/business.mdx', 'closes:')) as string,
  });
  const { city } = business?.address ?? {};
  for (const text of [about?.title, form?.mail, calendar?.closed, business?.phone, city]) {
    expect(text).toBeTruthy();
    expect(sourceOf(text)).toBeUndefined();
  }
});

test('marks nothing for visitors', async ({ content }) => {
  expect(JSON.stringify(await content.model())).not.toMatch(/\u{E007F}/u);
});
