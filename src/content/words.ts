import { createElement, Fragment, type ElementType, type ReactNode } from 'react';
import type { PageContent, Words, WrittenPage } from './model.ts';

/** Makes a page one that can be shown; in development its words are compiled already. */
export function withWords(page: PageContent | WrittenPage): PageContent {
  if (!isWritten(page)) return page;
  const lists = Object.entries(page.collections).map(([name, entries]) => [
    name,
    entries.map(({ words, ...entry }) => ({ ...entry, ...(words && { Body: showing(words) }) })),
  ]);
  const collections = Object.fromEntries(lists) as PageContent['collections'];
  return { ...page, body: showing(page.body), collections };
}

function isWritten(page: PageContent | WrittenPage): page is WrittenPage {
  return typeof page.body === 'object';
}

/** The component that shows words, by the components that stand for their elements. */
export function showing(words: readonly Words[]) {
  return ({ components = {} }: { components?: object }) =>
    createElement(Fragment, null, ...shown(words, components as Components));
}

type Components = Record<string, ElementType>;

function shown(words: readonly Words[], components: Components): ReactNode[] {
  return words.map((one) => {
    if (typeof one === 'string') return one;
    const [name, first, ...further] = one;
    const type = components[name] ?? name;
    // Words are text or a list, so that an object can only be the properties.
    if (typeof first === 'object' && !Array.isArray(first)) {
      return createElement(type, first, ...shown(further as Words[], components));
    }
    return createElement(type, null, ...shown(one.slice(1) as Words[], components));
  });
}
