import { expect } from 'vitest';
import { readFrontMatter } from '../../../src/compiler/read/parse/front-matter.ts';
import { compileBody, renderBody } from '../../support/render-body.ts';
import { test } from '../../support/site-copy.ts';
import { saying } from '../../support/saying.ts';

/** Code that sets a global variable if it is executed. */
const code = 'globalThis.contentRan = true';

function expectNothingRan() {
  expect(globalThis).not.toHaveProperty('contentRan');
  expect({}).not.toHaveProperty('polluted');
}

// Some parsers take a language from the first line, and run front matter in JavaScript.
const languages = ['js', 'javascript', 'coffee', 'json', 'toml', 'yaml', '__proto__'];
const inheritedNames = ['constructor', 'toString', 'hasOwnProperty', 'valueOf'];
const openings = [...languages, ...inheritedNames].flatMap((language) => [
  `---${language}`,
  `--- ${language}`,
  `---\t${language} `,
]);

const message =
  'A content file begins with a line of exactly three hyphens (---) and nothing else.';
test.for(openings)('rejects front matter in another language: %j', (opening) => {
  const text = `${opening}\n{ question: (${code}) }\n---\n\nWords.\n`;
  const { data, diagnostics } = readFrontMatter(text);
  expect(data).toBeUndefined();
  expect(diagnostics).toEqual([{ line: 1, column: 1, message: saying(message) }]);
  expectNothingRan();
});

test.for([
  `__proto__:\n  polluted: yes`,
  `value:\n  __proto__:\n    polluted: yes`,
  `value: !!js/function "function () { ${code} }"`,
  `value: !<tag:yaml.org,2002:js/undefined> ''`,
  `base: &base\n  polluted: yes\n__proto__: *base`,
  `<<: *everything`,
  `value: { __proto__: { polluted: yes } }`,
])('rejects prototypes, tags and aliases of YAML: %j', (yaml) => {
  const { data, diagnostics } = readFrontMatter(`---\n${yaml}\n---\n`);
  expect(diagnostics).not.toEqual([]);
  expect(data).toBeUndefined();
  expectNothingRan();
});

const page = (body: string) =>
  `---\ntitle: T\ndescription: D\nwhatsapp: W\n---\n\n# Spare parts\n\n${body}\n`;

test.for([
  `{${code}}`,
  `Call {(() => { ${code} })()} now.`,
  `{/* a note */}`,
  `{'words'}`,
  `{props.children}`,
  `{import('./x.js')}`,
  `export const x = (${code})`,
  `import x from './x.js'`,
  `<script>${code}</script>`,
  `<img src="x" onerror="${code}" />`,
  `<iframe src="javascript:${code}" />`,
  `<a href="javascript:${code}">Press me</a>`,
  `<Band {...{ dangerouslySetInnerHTML: {} }}>Words</Band>`,
  `<Button to={(${code})}>Call</Button>`,
  `<Button to={'call'}>Call</Button>`,
  `<></>`,
  `<Hero.constructor />`,
  `<constructor />`,
])('rejects and never runs code in a body: %s', async (body, { content }) => {
  content.write('content/pages/spare-parts.mdx', page(body));
  expect(await content.diagnostics()).not.toEqual([]);
  await renderBody(page(body)).catch(() => undefined);
  expectNothingRan();
});

test('keeps quoted code as text', async ({ content }) => {
  const text = page(`\`{${code}}\`\n\n\`\`\`__proto__ constructor={x}\n${code}\n\`\`\``);
  content.write('content/pages/spare-parts.mdx', text);
  expect(await content.diagnostics()).toEqual([]);
  await compileBody(text);
  expectNothingRan();
});
