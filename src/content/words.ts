import { createElement, Fragment, type ElementType, type ReactNode } from 'react';
import type { Entry } from '../collections/entry.ts';
import type { PageContent } from './model.ts';

/** Words as data: text, or an element's name, its properties if it has any, and what stands in it. */
export type Words = string | readonly [name: string, ...inside: (object | string)[]];

/** A page as the build writes it. Its words and those of its entries are still data. */
export interface WrittenPage extends Omit<PageContent, 'body' | 'collections'> {
  body: readonly Words[];
  collections: Record<string, readonly WrittenEntry[]>;
}

export interface WrittenEntry extends Omit<Entry<unknown>, 'Body'> {
  words?: readonly Words[];
}

/** Makes a written page one that can be shown. */
export function withWords({ page }: { page: WrittenPage }): { page: PageContent } {
  const lists = Object.entries(page.collections).map(([name, entries]) => [
    name,
    entries.map(({ words, ...entry }) => ({ ...entry, ...(words && { Body: showing(words) }) })),
  ]);
  const collections = Object.fromEntries(lists) as PageContent['collections'];
  return { page: { ...page, body: showing(page.body), collections } };
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
