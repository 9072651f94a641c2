import { describe, expect, test } from 'vitest';
import { sharpReader } from '../../../scripts/read/sharp-reader.ts';
import { inspectDrawing } from '../../../src/compiler/read/files/drawings.ts';
import { saying } from '../../support/saying.ts';

const svg = (children: string, attributes = 'width="8" height="6"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${children}</svg>`;
const inspect = (text: string) => inspectDrawing(Buffer.from(text), sharpReader);

describe('reads the size of a drawing', () => {
  test.for([
    ['in pixels', svg('<path d="M0 0h8"/>')],
    ['from its view box', svg('', 'viewBox="-1 -2 8,6"')],
    ['in percent of its view box', svg('', 'width="100%" height="100%" viewBox="0 0 8 6"')],
    ['from its width and the ratio of its view box', svg('', 'width="8" viewBox="0 0 80 60"')],
    ['from its height and the ratio of its view box', svg('', 'height="6" viewBox="0 0 80 60"')],
    ['in inches', svg('', 'width=".0833333in" height=" 6.25e-2in "')],
    ['in centimetres and millimetres', svg('', 'width="0.2117cm" height="1.5875MM"')],
    ['in points and picas', svg('', 'width="6pt" height=".375pc"')],
    ['in scientific notation', svg('', 'width="+8e0" height="0.6E+1px"')],
    [
      'with a namespace prefix in all names',
      '<s:svg xmlns:s="http://www.w3.org/2000/svg" width="8px" height="6px"><s:g/></s:svg>',
    ],
    [
      'with the document type that Inkscape and Illustrator write',
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg('')}`,
    ],
    [
      'with the entities of Illustrator',
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
        <!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
        <!ENTITY ns_svg 'http://www.w3.org/2000/svg'>
      ]><svg xmlns="&ns_svg;" xmlns:x="&ns_extend;" width="8" height="6"/>`,
    ],
    ['with a comment that names a script', svg('<!-- no <script> here, one= two -->')],
    [
      'with parts that are drawn twice',
      svg('<g id="a"><path/></g><use href="#a"/><use xlink:href="#a"/>'),
    ],
    ['with a link to a page', svg('<a href="https://example.org/"><path/></a>')],
    [
      'with styles and parts of its own',
      svg('<style>/* @import "a.css" */ path { fill: url( "#a" ) }</style><path mask="url(#b)"/>'),
    ],
    [
      'with a font and a drawing of its own',
      svg(
        `<style>@font-face { src: url(data:font/woff2;base64,d09GMg==) }</style><image href="data:image/svg+xml,${encodeURIComponent(svg(''))}"/>`,
      ),
    ],
  ])('%s', async ([, text = '']) => {
    expect(await inspect(text)).toEqual({ width: 8, height: 6 });
  });

  test('in UTF-16', async () => {
    const utf16 = Buffer.from(`\uFEFF${svg('<text>मेच</text>')}`, 'utf16le');
    expect(await inspectDrawing(utf16, sharpReader)).toEqual({ width: 8, height: 6 });
  });
});

// tests/content/pictures.md lists the other drawings that are rejected.
test('rejects 100,000 nested tags, which browsers cannot show', async () => {
  expect(await inspect(svg('<g>'.repeat(100_000) + '</g>'.repeat(100_000)))).toEqual({
    message: saying(
      'Save this picture again in the program that made it. The file cannot be read.',
    ),
  });
});

describe('rejects a drawing that takes browsers hours to render', () => {
  /** Returns ten groups. Each of them repeats the group before it ten times. */
  const repeatTenTimes = (toReference: (id: string) => string) =>
    Array.from(
      { length: 10 },
      (_, index) => `<g id="a${index + 1}">${toReference(`a${index}`).repeat(10)}</g>`,
    );
  test.for([
    ['clones of clones', (id: string) => `<use href="#${id}"/>`],
    ['patterns of patterns', (id: string) => `<path fill="url(#${id})"/>`],
  ] as const)('%s', async ([, toReference]) => {
    const groups = repeatTenTimes(toReference).join('');
    expect(await inspect(svg(`<g id="a0"><path/></g>${groups}`))).toEqual({
      message: saying('repeats its parts more than 100000 times'),
    });
  });
});

test('accepts an element that repeats itself, because browsers ignore the repetition', async () => {
  expect(await inspect(svg('<g id="a"><use href="#a"/></g>'))).toEqual({ width: 8, height: 6 });
});
