import { describe, expect, test } from 'vitest';
import { inspectDrawing } from '../../../scripts/content/read/drawings.ts';

const svg = (inside: string, attributes = 'width="8" height="6"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;
const inspect = (text: string) => inspectDrawing(Buffer.from(text));
const brokenMessage =
  'Save this picture again in the program that made it. The file cannot be read.';
const codeMessage = 'Save this drawing again without scripts and links. It contains code.';

describe('reads the size of a drawing', () => {
  test.for([
    ['in pixels', svg('<path d="M0 0h8"/>')],
    ['by its view box', svg('', 'viewBox="-1 -2 8,6"')],
    [
      'with a prefix before all names',
      '<s:svg xmlns:s="http://www.w3.org/2000/svg" width="8px" height="6px"><s:g/></s:svg>',
    ],
    [
      'with the document type that Inkscape and Illustrator write',
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg('')}`,
    ],
    ['with a comment that names a script', svg('<!-- no <script> here, one= two -->')],
    [
      'with parts that are drawn twice',
      svg('<g id="a"><path/></g><use href="#a"/><use xlink:href="#a"/>'),
    ],
  ])('%s', ([, text = '']) => {
    expect(inspect(text)).toEqual({ width: 8, height: 6 });
  });

  test('in every UTF encoding', () => {
    const utf16 = Buffer.from(`\uFEFF${svg('<text>मेच</text>')}`, 'utf16le');
    expect(inspectDrawing(utf16)).toEqual({ width: 8, height: 6 });
  });
});

const validDrawing = svg('<g><path d="M0 0h8"/></g>');
test.for([
  ['a file that ends too early', validDrawing.slice(0, -20)],
  ['a tag that is never closed', svg('<g>')],
  ['an entity that XML does not define', svg('<text>&nbsp;</text>')],
  ['a drawing without its namespace', '<svg width="8" height="6"/>'],
  ['an HTML page', '<html xmlns="http://www.w3.org/1999/xhtml" width="8" height="6"/>'],
  ['100,000 nested tags', svg('<g>'.repeat(100_000) + '</g>'.repeat(100_000))],
])('rejects what browsers cannot show: %s', ([, text = '']) => {
  expect(inspect(text)).toEqual({ message: brokenMessage });
});

test.for([
  ['a script', svg('<script>alert(1)</script>')],
  [
    'a script with a prefix',
    svg('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'),
  ],
  ['HTML', svg('<foreignObject/>')],
  ['HTML with a prefix', svg('<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" srcdoc="x"/>')],
  ['an event handler', svg('<path onclick="alert(1)"/>')],
  ['a link to a program', svg('<a xlink:href=" java&#115;cript:alert(1)"/>')],
  [
    'a link that an animation turns into a link to a program',
    svg('<a><set attributeName="href" to="javascript:alert(1)"/></a>'),
  ],
  ['an entity that it defines', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`],
  [
    'an event handler that its document type adds to elements',
    `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>${svg('')}`,
  ],
  ['definitions from another site', `<!DOCTYPE svg SYSTEM "https://other.test/svg.dtd">${svg('')}`],
  [
    'definitions in a file next to it',
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg.dtd">${svg('')}`,
  ],
  ['a style sheet that can run a program', `<?xml-stylesheet href="a.xsl"?>${svg('')}`],
])('rejects a drawing that could execute code: %s', ([, text = '']) => {
  expect(inspect(text)).toEqual({ message: codeMessage });
});

describe('rejects a drawing that takes browsers hours to render', () => {
  const repeatTenTimes = (part: (id: string) => string) =>
    Array.from(
      { length: 10 },
      (_, index) => `<g id="a${index + 1}">${part(`a${index}`).repeat(10)}</g>`,
    );
  test.for([
    ['clones of clones', (id: string) => `<use href="#${id}"/>`],
    ['patterns of patterns', (id: string) => `<path fill="url(#${id})"/>`],
  ] as const)('%s', ([, part]) => {
    expect(inspect(svg(`<g id="a0"><path/></g>${repeatTenTimes(part).join('')}`))).toEqual({
      message: expect.stringContaining('repeats its parts more than 100000 times') as string,
    });
  });

  test('accepts an element that repeats itself, because browsers ignore the repetition', () => {
    expect(inspect(svg('<g id="a"><use href="#a"/></g>'))).toEqual({ width: 8, height: 6 });
  });
});
