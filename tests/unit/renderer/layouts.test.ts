import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { CollectionProps } from '../../../src/collections/entry.ts';
import { layouts } from '../../../src/renderer/layouts.ts';

/** Enough for any collection. */
const data = { title: 'Chairs', question: 'Chairs?', label: 'chairs', icon: 'house', picture: 'x' };

test.for(Object.entries(layouts))('%s shows the badge of a draft once', ([, layout]) => {
  const props: CollectionProps<object> = {
    entries: [{ id: 'chairs', data, badge: 'Unfinished' }],
    level: '3',
    resolve: () => ({ kind: 'inside', href: '/' }),
    picture: () => ({ src: 'x.svg', width: 1, height: 1, first: false }),
    announceService: () => undefined,
  };
  const list = createElement(layout as ComponentType<CollectionProps<object>>, props);
  const html = renderToStaticMarkup(createElement(MemoryRouter, {}, list));
  expect(html.split('Unfinished')).toHaveLength(2);
});
