/** Code that sets a global variable if it is executed. */
const traceCode = 'globalThis.contentRan = true';

const fences = ['---', '---js', '--- yaml', '----', '—', '...', '%YAML 1.2', '---\n---'];

const code = [
  `{${traceCode}}`,
  `{(() => { ${traceCode} })()}`,
  '{process.exit()}',
  "{import('node:fs')}",
  "import x from 'y'",
  `export const x = (${traceCode})`,
  `\${${traceCode}}`,
  '`',
  '```js\n',
  '{/*',
  '*/}',
  '{`${',
  '{...props}',
];

// Some lists below are nested, so that Prettier does not write each string on its own line.

const html = [
  [
    `<script>${traceCode}</script>`,
    `<img src="x" onerror="${traceCode}" />`,
    `<a href="javascript:${traceCode}">`,
  ],
  ['<!--', '-->', '<![CDATA[', '<?xml ?>', '<>', '</>', '</p>', '<p'],
].flat();

const tags = [
  ['<Band>', '</Band>', '<Hero picture="shop">', '</Hero>', '<Button to="call">'],
  [`<Button to={(${traceCode})}>`, '<Card icon="clock" title="{phone}">', '</Card>'],
  ['<Collection of="faq" />', '<Hours />', '<Hero.constructor />', '<constructor />'],
  ['<__proto__ />'],
].flat();

const yaml = [
  '&anchor ',
  '*alias',
  '<<: *a',
  'a: &a [x, x]\nb: &b [*a, *a, *a]\nc: &c [*b, *b, *b]\nd: [*c, *c, *c]',
  `!!js/function "function () { ${traceCode} }"`,
  '!!binary aGVsbG8=',
  '!<tag:yaml.org,2002:js/undefined> ""',
  '__proto__: { polluted: yes }',
  'constructor: { prototype: { polluted: yes } }',
  '? ',
  '- - - ',
  '|\n',
  '>-\n',
  ': ',
  ' #',
  '"',
  "'",
  '{ a: b }',
  '[]',
  '\t',
];

const markdown = [
  ['# ', '##', '#### ', '> ', '- ', '1. ', '***', '[words](/faq)', '[words](javascript:alert(1))'],
  ['[words](data:text/html,x)', '![x](shop)', '[a]: /faq "t"', '[a][a]', '![][a]'],
  ['<https://example.com>', '[^1]', '&lt;', '&#0;', '\\'],
].flat();

const facts = ['{phone}', '{phnoe}', '{constructor}', '{__proto__}', '{ }', '{', '}', '\\{', '{{'];

const unusualCharacters = [
  ['\0', '\uFEFF', '\u200B', '\u00AD', '\u00A0', '\u2028', '\u2029', '\u202E', '\u2066'],
  ['\u0085', '\u000C', '\uD83D', '😀', 'क्षि', '\r', '\r\n'],
].flat();

const names = 'constructor toString hasOwnProperty undefined null NaN -1 1e999'.split(' ');

/** Text with a meaning in YAML, Markdown, MDX or a content file. */
export const dictionary: readonly string[] = [
  fences,
  code,
  html,
  tags,
  yaml,
  markdown,
  facts,
  unusualCharacters,
  names,
].flat();

/** Characters that open nested syntax, or make a parser search far ahead. */
export const nesting: readonly string[] = [
  '[ ![ ] ( [a]( [a]: { } {a {phone} < > <a </ <Band> ! \\ * ** **a _ ` ~ # & &a " \' | - – :'.split(
    ' ',
  ),
  '?: , a \u200B'.split(' '),
  [' ', '\t', '\n', '> ', '- ', '1. ', ': ', 'a: ', '\n> ', '\n- ', '\n  '],
].flat();
