import { describe, expect, test as plainTest } from 'vitest';
import { readFrontMatter } from '../../../../scripts/content/parse/front-matter.ts';
import { compileBody } from './compile-body.ts';
import { test } from './content-copy.ts';

/** Code that leaves a trace where it runs. */
const code = 'globalThis.contentRan = true';

function expectNothingRan() {
  expect(globalThis).not.toHaveProperty('contentRan');
  expect({}).not.toHaveProperty('polluted');
}

describe('Front matter cannot ask for another language', () => {
  const languages = ['js', 'javascript', 'coffee', 'json', 'toml', 'yaml', '__proto__'];
  const inherited = ['constructor', 'toString', 'hasOwnProperty', 'valueOf'];
  for (const language of [...languages, ...inherited]) {
    for (const opening of [`---${language}`, `--- ${language}`, `---\t${language} `]) {
      plainTest(JSON.stringify(opening), () => {
        const { data, diagnostics } = readFrontMatter({
          text: `${opening}\n{ question: (${code}) }\n---\n\nWords.\n`,
        });
        expect(data).toBeUndefined();
        expect(diagnostics).toEqual([
          {
            line: 1,
            column: 1,
            message:
              'a content file begins with a line of exactly three hyphens (---) and nothing behind them',
          },
        ]);
        expectNothingRan();
      });
    }
  }
});

describe('Front matter cannot reach what other values are made from', () => {
  const tricks = [
    `__proto__:\n  polluted: yes`,
    `value:\n  __proto__:\n    polluted: yes`,
    `value: !!js/function "function () { ${code} }"`,
    `value: !<tag:yaml.org,2002:js/undefined> ''`,
    `base: &base\n  polluted: yes\n__proto__: *base`,
    `<<: *everything`,
    `value: { __proto__: { polluted: yes } }`,
  ];
  for (const trick of tricks) {
    plainTest(JSON.stringify(trick), () => {
      const { data, diagnostics } = readFrontMatter({ text: `---\n${trick}\n---\n` });
      expect(diagnostics).not.toEqual([]);
      expect(data).toBeUndefined();
      expectNothingRan();
    });
  }

  test('a fact may be called like something that every object has', async ({ content }) => {
    await content.write(
      'content/faq/why.mdx',
      '---\nquestion: Why {toString}?\norder: 9\n---\n\nBecause of {constructor} and {__proto__}.\n',
    );
    const fact = (name: string) => `there is no fact "${name}" in content/site/business.mdx`;
    expect(await content.diagnostics()).toEqual([
      `content/faq/why.mdx:2:11  ${fact('toString')}`,
      `content/faq/why.mdx:6:12  ${fact('constructor')}`,
      `content/faq/why.mdx:6:30  ${fact('__proto__')}`,
    ]);
  });
});

describe('Words cannot hold code: the check refuses it, and so does the compiler', () => {
  const bodies = [
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
  ];
  for (const body of bodies) {
    test(body, async ({ content }) => {
      const page = `---\ntitle: T\ndescription: D\nwhatsapp: W\n---\n\n# Spare parts\n\n${body}\n`;
      await content.write('content/pages/spare-parts.mdx', page);
      expect(await content.diagnostics()).not.toEqual([]);
      await expect(compileBody(page)).rejects.toThrow();
      expectNothingRan();
    });
  }

  test('code that is quoted stays words', async ({ content }) => {
    const body = `# Code\n\n\`{${code}}\`\n\n\`\`\`__proto__ constructor={x}\n${code}\n\`\`\``;
    const page = `---\ntitle: T\ndescription: D\nwhatsapp: W\n---\n\n${body}\n`;
    await content.write('content/pages/spare-parts.mdx', page);
    expect(await content.diagnostics()).toEqual([]);
    await compileBody(page);
    expectNothingRan();
  });
});
