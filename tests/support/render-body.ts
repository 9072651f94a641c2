import mdx from '@mdx-js/rollup';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import type { PluggableList } from 'unified';
import type { Model } from '../../src/compiler/model.ts';
import { passParsedBodyToMdx } from '../../scripts/vite/pass-parsed-body-to-mdx.ts';
import { tags } from '../../src/site/tags/tag-schemas.ts';
import { contentFile } from './content-file.ts';
import type { Facts } from '../../src/compiler/read/facts/facts.ts';

export const exampleFacts = {
  phone: '+977 983-0000000',
  name: 'Shop & Sons',
  slogan: 'You <sell>',
  price: '4,500',
};

/**
 * Compiles the text of a content file as the site does, with additional remark plugins.
 * @returns the code of a function body whose result is the compiled module
 */
export async function compileBody(
  text: string,
  { plugins = [], facts = exampleFacts }: { plugins?: PluggableList; facts?: Facts } = {},
): Promise<string> {
  const fullText = text.startsWith('---\n') ? text : `---\ntitle: x\n---\n${text}`;
  const { transform } = mdx({
    outputFormat: 'function-body',
    remarkPlugins: [
      passParsedBodyToMdx({ root: '/', model: () => modelOf(fullText, facts) }),
      ...plugins,
    ],
  });
  const compile = transform as (text: string, id: string) => Promise<{ code: string }>;
  // The plugin takes the text from the model, so the text here is empty.
  return (await compile.call({}, '', '/content/pages/example.mdx')).code;
}

/** Returns a model with a single file. */
function modelOf(text: string, facts: Facts): Model {
  const path = 'content/pages/example.mdx';
  const { body } = contentFile(path, text, facts);
  return { pages: [{ path, body }], collections: {}, translations: [] } as unknown as Model;
}

/** Replaces the components of tags and `AskLink` by elements: `<Card>` becomes `<card>`. */
const components = Object.fromEntries(
  [...Object.keys(tags), 'AskLink'].map((name) => [
    name,
    (props: { children?: ReactNode }) => createElement(name.toLowerCase(), props),
  ]),
);

/** Returns the HTML of a content file. */
export async function renderBody(text: string, plugins: PluggableList = []): Promise<string> {
  const makeBody = new Function(await compileBody(text, { plugins })) as (jsx: typeof runtime) => {
    default: ComponentType<{ components: object }>;
  };
  return renderToStaticMarkup(createElement(makeBody(runtime).default, { components }));
}
