import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { CollectionProps, PageContent, Site } from '../../../src/model/content.ts';
import { PageContext, SiteContext, type Actions } from '../../../src/model/contexts.ts';
import { layouts } from '../../../src/renderer/layouts.ts';

/** Enough for any collection. */
const words = { title: 'Chairs', question: 'Chairs?', label: 'chairs' };
const data = { ...words, icon: 'house', picture: 'x', link: '/' };
const picture = { src: 'x.svg', width: 1, height: 1, first: false, photo: false };
const page = { data: {}, pictures: { x: picture } } as unknown as PageContent;
const site = {
  business: { phone: '+977 983-1112223' },
  header: {},
  pages: [{ route: '/' }],
  notices: {},
} as unknown as Site & Actions;

test.for(Object.entries(layouts))('%s shows the badge of a draft once', ([, layout]) => {
  const props: CollectionProps<object> = {
    entries: [{ id: 'chairs', data, badge: 'Unfinished' }],
    level: '3',
  };
  const list = createElement(layout as ComponentType<CollectionProps<object>>, props);
  const onPage = createElement(PageContext, { value: page }, list);
  const onSite = createElement(SiteContext, { value: site }, onPage);
  const html = renderToStaticMarkup(createElement(MemoryRouter, {}, onSite));
  expect(html.split('Unfinished')).toHaveLength(2);
});
