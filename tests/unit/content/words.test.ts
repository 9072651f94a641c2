import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { WrittenPage } from '../../../src/model/content.ts';
import { showing, withWords } from '../../../src/content/words.ts';

const html = (body: FunctionComponent<{ components: object }>, components = {}) =>
  renderToStaticMarkup(createElement(body, { components }));

test('Words are shown as the elements that they name', () => {
  const body = showing([
    ['h2', { id: 'rates' }, 'Rates'],
    '\n',
    ['p', 'Call ', ['a', { href: 'call' }, ['strong', 'us']], '. ', ['br'], '<Now>'],
  ]);
  expect(html(body)).toBe(
    '<h2 id="rates">Rates</h2>\n<p>Call <a href="call"><strong>us</strong></a>. <br/>&lt;Now&gt;</p>',
  );
});

test('A component that is given stands for an element', () => {
  const Band: FunctionComponent = ({ children }: { children?: unknown }) =>
    createElement('section', null, children as string);
  expect(html(showing([['Band', ['p', 'Words']]]), { Band })).toBe(
    '<section><p>Words</p></section>',
  );
});

test('A page gets its words and those of its entries, and keeps all else', () => {
  const pictures = {};
  const written = {
    id: 'faq',
    body: [['p', 'Page']],
    collections: {
      faq: [{ id: 'why', data: { order: 1 }, words: [['p', 'Because']] }],
      stats: [{ id: 'years', data: { order: 2 } }],
    },
    pictures,
  } as unknown as WrittenPage;
  const page = withWords(written);
  expect(html(page.body as never)).toBe('<p>Page</p>');
  expect(page.collections.faq?.[0]).toMatchObject({ id: 'why', data: { order: 1 } });
  expect(html(page.collections.faq?.[0]?.Body as never)).toBe('<p>Because</p>');
  expect(page.collections.stats).toEqual([{ id: 'years', data: { order: 2 } }]);
  expect(page.pictures).toBe(pictures);
});
