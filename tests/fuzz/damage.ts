import * as fc from 'fast-check';
import { load } from '../../scripts/read/load.ts';
import { readContent } from '../../scripts/read/read-content.ts';
import { decodeFiles } from '../../src/compiler/read/files/decode-files.ts';
import { fixture } from '../support/folders.ts';

export const facts = (await load(fixture)).facts ?? {};
export const { files } = decodeFiles(readContent(fixture));
export const anyFile = fc.constantFrom(...files);

/** Code that sets a global variable if it is executed. */
const code = 'globalThis.contentRan = true';

/** Text with a meaning in YAML, Markdown, MDX or a content file. */
const words = [
  '---¦---js¦--- yaml¦----¦—¦...¦%YAML 1.2¦---\n---¦\n¦\n\n¦: ¦ #¦"¦\'¦\t¦|\n¦>-\n¦? ¦- - - ',
  '&anchor ¦*alias¦<<: *a¦{ a: b }¦[]¦__proto__: { polluted: yes }¦!!binary aGVsbG8=',
  'a: &a [x, x]\nb: &b [*a, *a, *a]\nc: &c [*b, *b, *b]\nd: [*c, *c, *c]',
  `!!js/function "function () { ${code} }"¦!<tag:yaml.org,2002:js/undefined> ""`,
  'constructor: { prototype: { polluted: yes } }¦10:00¦+977¦no¦NaN¦-1¦1e999¦toString',
  `{${code}}¦{(() => { ${code} })()}¦{process.exit()}¦{import('node:fs')}¦import x from 'y'`,
  `export const x = (${code})¦\${${code}}¦\`¦\`\`\`js\n¦{/*¦*/}¦{\`\${¦{...props}`,
  `<script>${code}</script>¦<img src="x" onerror="${code}" />¦<a href="javascript:${code}">`,
  '<!--¦-->¦<![CDATA[¦<?xml ?>¦<>¦</>¦</p>¦<p¦&lt;¦&#0;¦&amp;¦\\¦<https://example.com>',
  `<Band>¦</Band>¦<Hero picture="shop">¦</Hero>¦<Button to="call">¦<Button to={(${code})}>x</Button>`,
  `<Hours {...{ x: (${code}) }} />¦<>x</>¦<SocialLinks look={(${code})} />`,
  '<Card icon="clock" title="{phone}">¦</Card>¦<Collection of="faq" />¦<Hours />',
  '<Hero.constructor />¦<constructor />¦<__proto__ />¦{phone}¦{phnoe}¦{constructor}¦{__proto__}',
  '{ }¦{¦}¦\\{¦{{¦# ¦##¦#### ¦> ¦- ¦1. ¦***¦[words](/faq)¦[words](javascript:alert(1))',
  '[words](data:text/html,x)¦![x](shop)¦[a]: /faq "t"¦[a][a]¦![][a]¦[^1]¦\0¦\uFEFF¦\u200B',
  "\u00AD¦\u00A0¦\u2028¦\u2029¦\u202E¦\u2066¦\u0085¦\u000C¦\uD83D¦😀¦क्षि¦\r¦\r\n¦it's¦डेलिभरी",
].flatMap((line) => line.split('¦'));
export const word = fc.constantFrom(...words);

/** Text that opens nested syntax, or makes a parser search far ahead. */
const opening = fc.constantFrom(
  ...'[¦![¦](¦[a](¦[a]: ¦{¦}¦{a ¦{phone}¦<¦</¦<a ¦<Band>¦!¦\\¦*¦**¦**a ¦_¦`¦~¦#¦&¦&a ¦"¦\''.split(
    '¦',
  ),
  ...'|¦-¦–¦:¦? ¦: ¦a: ¦, ¦a¦\u200B¦ ¦\t¦\n¦> ¦- ¦1. ¦\n> ¦\n- ¦\n  '.split('¦'),
);

/** Removes some items from a random position on, and inserts others. */
const splice = <Item>(inserted: fc.Arbitrary<Item>, maxRemoved: number) =>
  fc.tuple(fc.nat(), fc.nat(maxRemoved), fc.array(inserted, { maxLength: 3 })).map(
    ([position, removed, added]) =>
      (items: readonly Item[]) =>
        items.toSpliced(position % (items.length + 1), removed, ...added),
  );

/** Inserts, removes or replaces some lines of a text. Others may come from any file. */
export const damageLines = splice(
  fc.oneof(word, fc.constantFrom(...files.flatMap(({ text }) => text.split('\n')))),
  2,
).map((change) => (text: string) => change(text.split('\n')).join('\n'));

/** Inserts, removes or replaces some characters. */
export const damageCharacters = splice(
  fc.oneof(
    { weight: 20, arbitrary: word },
    {
      weight: 5,
      arbitrary: fc.tuple(opening, fc.nat(40)).map(([text, times]) => text.repeat(times)),
    },
    { weight: 1, arbitrary: opening.map((text) => text.repeat(10_000)) },
  ),
  11,
).map((change) => (text: string) => change(text.split('')).join(''));

/** Ways to encode a text, mostly the right one. */
const encode = fc.oneof(
  { weight: 40, arbitrary: fc.constant((text: string) => Buffer.from(text)) },
  fc.constant((text: string) => Buffer.from(text, 'latin1')),
  fc.constant((text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')),
  fc.constant((text: string) => Buffer.from(`\uFEFF${text}`)),
  fc.constant((text: string) => Buffer.from(text.replaceAll('\n', '\r\n'))),
  splice<number>(fc.constantFrom(0x00, 0x80, 0xc0, 0xed, 0xf8, 0xff), 0).map(
    (change) => (text: string) => Buffer.from(change([...Buffer.from(text)])),
  ),
);

/** Damages a file in up to three ways, like an incomplete copy, a careless merge or an attack. */
export const damage = fc
  .tuple(fc.array(fc.oneof(damageLines, damageCharacters), { minLength: 1, maxLength: 3 }), encode)
  .map(([changes, toBytes]) => (text: string) => {
    let damaged = text;
    for (const change of changes) damaged = change(damaged);
    return toBytes(damaged);
  });
