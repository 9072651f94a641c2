import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { expect, test } from 'vitest';
import { parseBody } from '../../../../scripts/content/body.ts';
import { compileBody } from '../../../../scripts/vite/compile-body.ts';
import { showing, type Words } from '../../../../src/content/words.ts';
import { compileBody as compileForDev, facts, tagComponents } from '../content/compile-body.ts';

type Body = FunctionComponent<{ components: object }>;

const html = (body: Body) =>
  renderToStaticMarkup(createElement(body, { components: tagComponents }));

function compiled(text: string) {
  const { tree } = parseBody(text);
  if (!tree) throw new Error('it cannot be parsed');
  return compileBody({ path: 'content/pages/example.mdx', text }, tree, facts);
}

/** All that Markdown and the tags can say. */
const bodies: Record<string, string> = {
  headings: '# One\n\nWords\n\n## Two {name}\n\n### Three',
  marks: '*a* **b** ***c*** `{x} <y>` \\{z\\} &lt; &amp; "q"',
  'line breaks': 'one\\\ntwo  \nthree\nfour',
  links: '[a](/faq "A title") [b][] <Button to="call">c</Button>\n\n[b]: /about',
  pictures: '![words](hero "A title") ![other][]\n\n[other]: sell',
  lists: '3. three\n4. four\n\n- a\n\n  more\n- b\n  - c',
  quotes: '> words\n>\n> - more\n\n---\n\nend',
  code: '```js one=two\nlet a = `${b}`;\n```\n\n    indented',
  tags: '<Band>\n\n## Title\n\nWords <Button to="call">Call {phone}</Button>\n\n</Band>',
  'attributes with facts': '<Button to="call">{name}</Button>\n\n<Collection of="faq" />',
  'a fact by itself': '{slogan}',
  'one word': 'word',
};

for (const [what, text] of Object.entries(bodies)) {
  test(`What a build makes of ${what} is what the dev server shows`, async () => {
    const forDev = new Function(await compileForDev(text)) as (jsx: object) => { default: Body };
    const words = JSON.parse(compiled(text).words) as Words[];
    expect(html(showing(words))).toBe(html(forDev(runtime).default));
  });
}

test('The facts in a body are told, and no others', () => {
  expect(compiled('Call {phone}.').facts).toEqual({ phone: facts.phone });
});

for (const code of [
  '{1 + 1}',
  '<p {...x}>a</p>',
  '<Button to={x}>a</Button>',
  'export const a = 1',
]) {
  test(`Code is refused once more: ${code}`, () => {
    expect(() => compiled(code)).toThrow();
  });
}
