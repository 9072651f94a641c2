import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { CollectionName } from '../../../../src/site/collections/collection-schemas.ts';
import type { CollectionProps, PageContent, Site } from '../../../../src/site/model/content.ts';
import { PageContext, SiteContext, type Actions } from '../../../../src/site/model/contexts.ts';
import { layouts } from '../../../../src/site/renderer/layouts.ts';
import { collections, pages, texts } from '../../../support/shop.ts';

const picture = { src: 'x.svg', width: 1, height: 1, first: false, photo: false };
// Layouts read no other fields of the site.
const site = { ...texts, pages } as unknown as Site & Actions;

test.for(Object.entries(layouts))('shows the badge of a draft once in %s', ([name, layout]) => {
  const [entry] = collections[name as CollectionName];
  if (!entry) throw new Error(`Add an entry to tests/fixtures/site/content/${name}.`);
  const pictures = Object.fromEntries(entry.pictures.map((id) => [id, picture]));
  const page = { data: {}, pictures } as unknown as PageContent;
  const props: CollectionProps<object> = {
    entries: [{ id: entry.id, data: entry.data, badge: 'Unfinished' }],
    level: '3',
  };
  const list = createElement(layout as ComponentType<CollectionProps<object>>, props);
  const listOnPage = createElement(PageContext, { value: page }, list);
  const pageOnSite = createElement(SiteContext, { value: site }, listOnPage);
  const html = renderToStaticMarkup(createElement(MemoryRouter, {}, pageOnSite));
  expect(html.match(/Unfinished/g)).toHaveLength(1);
});
