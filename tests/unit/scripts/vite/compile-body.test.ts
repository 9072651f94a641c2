import { expect, test } from 'vitest';
import { parseBody } from '../../../../scripts/content/parse/body.ts';
import type { Facts } from '../../../../scripts/content/facts.ts';
import { folders, contentTypeOf } from '../../../../scripts/content/kinds.ts';
import { load } from '../../../../scripts/content/load.ts';
import { readContent } from '../../../../scripts/content/read/read-content.ts';
import { compileBody } from '../../../../scripts/vite/compile-body.ts';
import type { Words } from '../../../../src/model/content.ts';
import { facts } from '../content/compile-body.ts';
import { project } from '../content/content-copy.ts';
import { wordsForDev } from '../content/dev-words.ts';

function compiled(text: string, known: Facts = facts) {
  const { tree } = parseBody(text);
  if (!tree) throw new Error('it cannot be parsed');
  return compileBody({ path: 'content/pages/example.mdx', text }, tree, known);
}

const written = (text: string, known?: Facts) => JSON.parse(compiled(text, known).words) as Words[];

/** All that Markdown and the tags can say. */
const bodies: Record<string, string> = {
  headings: '# One\n\nWords\n\n## Two {name}\n\n### Three',
  marks: '*a* **b** ***c*** `{x} <y>` \\{z\\} &lt; &amp; "q"',
  'line breaks': 'one\\\ntwo  \nthree\nfour',
  links: '[a](/faq "A title") [b][] <Button to="call">c</Button>\n\n[b]: /about',
  pictures: '![words](hero "A title") ![other][]\n\n[other]: sell',
  lists: '3. three\n4. four\n\n- a\n\n  more\n- b\n  - c',
  quotes: '> words\n>\n> - more\n\n---\n\nend',
  'space around an element': '\u00a0\n\n> a\n\n&nbsp;\n\n[a]: /b',
  'nothing but an address': '[a]: /b',
  'pictures without words': '![](hero) [![a](hero)](/faq)',
  'odd addresses': '[a](</fa q?ü&amp;"%> "T\'&quot;") <b>'.replace(' <b>', ''),
  'odd languages of code': '```__proto__\na\n```\n\n```\n```\n\n~~~&#32;js&#9;x\n~~~',
  'tags in a line': 'a <Button to="call">**b** {name}</Button> c <OpenNow />',
  'tags by themselves': '<Button to="call">b</Button> {name}\n\n<Button to="call">\n  b\n</Button>',
  code: '```js one=two\nlet a = `${b}`;\n```\n\n    indented',
  tags: '<Band>\n\n## Title\n\nWords <Button to="call">Call {phone}</Button>\n\n</Band>',
  'attributes with facts': '<Button to="call">{name}</Button>\n\n<Collection of="faq" />',
  'a fact by itself': '{slogan}',
  'facts named by words of JavaScript': '{new}\n\nIt is {new} <Button to="call">{ new }</Button>',
  'one word': 'word',
};

for (const [what, text] of Object.entries(bodies)) {
  test(`What a build makes of ${what} is what the dev server shows`, async () => {
    expect(written(text)).toEqual(await wordsForDev(text));
  });
}

test('What a build makes of the real content is what the dev server shows', async () => {
  const { facts: real } = await load(project);
  for (const file of readContent(project, folders).files) {
    if (contentTypeOf(file)?.body !== 'required') continue;
    expect(written(file.text, real), file.path).toEqual(await wordsForDev(file.text, real));
  }
});

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
