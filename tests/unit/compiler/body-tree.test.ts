import { describe, expect, test } from 'vitest';
import { compileBody, renderBody } from '../../support/render-body.ts';

/** Returns the HTML without line breaks between elements. */
async function htmlOf(text: string): Promise<string> {
  return (await renderBody(text)).replaceAll(/>\s+</g, '><').trim();
}

describe('a page', () => {
  test('has a section for each heading of the second level', async () => {
    expect(await htmlOf('# About us\n\nHello.\n\n## Story\n\nLong ago.\n\n## Team')).toBe(
      '<section><h1 id="about-us">About us</h1><p>Hello.</p></section>' +
        '<section><h2 id="story">Story</h2><p>Long ago.</p></section>' +
        '<section><h2 id="team">Team</h2></section>',
    );
  });

  test('keeps headings of the third level in the section of the second level', async () => {
    expect(await htmlOf('# About us\n\n## Story\n\n### Early years')).toBe(
      '<section><h1 id="about-us">About us</h1></section>' +
        '<section><h2 id="story">Story</h2><h3 id="early-years">Early years</h3></section>',
    );
  });

  test('has a band outside its sections, as wide as the page, and a new section after it', async () => {
    expect(await htmlOf('# About us\n\n<Band>\n\n## Visit us\n\n</Band>\n\nBye.')).toBe(
      '<section><h1 id="about-us">About us</h1></section>' +
        '<band><h2 id="visit-us">Visit us</h2></band>' +
        '<section><p>Bye.</p></section>',
    );
  });

  test('shows three hyphens between paragraphs as a line, not as front matter', async () => {
    expect(await htmlOf('---\ntitle: x\n---\n\n# One\n\n---\n\nTwo')).toBe(
      '<section><h1 id="one">One</h1><hr/><p>Two</p></section>',
    );
  });
});

test.for([
  [
    '- {phone}\n- Chairs',
    '<ul><li><span class="together">+977 983-0000000</span></li><li>Chairs</li></ul>',
  ],
  ['> {phone}', '<blockquote><p><span class="together">+977 983-0000000</span></p></blockquote>'],
  ['{phone}', '<p><span class="together">+977 983-0000000</span></p>'],
] as const)('takes a fact that is alone in a block for its text: %s', async ([text, html]) => {
  expect(await htmlOf(text)).toBe(html);
});

test.for([
  ['![The shop {name}](shop)', 'alt="The shop Shop &amp; Sons"'],
  ['![{name}, at {name}](shop)', 'alt="Shop &amp; Sons, at Shop &amp; Sons"'],
  ['![Name {name}][shop]\n\n[shop]: shop', 'alt="Name Shop &amp; Sons"'],
  ['![**Our** {name}](shop)', 'alt="Our Shop &amp; Sons"'],
  ['![A \\{name}](shop)', 'alt="A {name}"'],
] as const)('inserts facts into the description of a picture: %s', async ([text, alt]) => {
  expect(await htmlOf(text)).toContain(alt);
});

test('adds no section to the body of an entry, which has no headings', async () => {
  expect(await htmlOf('---\nquestion: Why?\n---\n\nBecause.')).toBe('<p>Because.</p>');
});

test.for(['package', 'public', 'private', 'interface', 'implements', 'protected', 'new', 'await'])(
  'accepts a fact name that JavaScript reserves: %s',
  async (name) => {
    const facts = { [name]: 'Mistri' };
    const code = await compileBody(`Ask {${name}}.\n\n<Card title="{${name}}" />`, { facts });
    expect(code.match(/Mistri/g)).toHaveLength(2);
  },
);

describe('the id of a heading', () => {
  test('is made from its text without markup', async () => {
    expect(await htmlOf('# **What** we _do_, in `Kathmandu`!')).toContain(
      '<h1 id="what-we-do-in-kathmandu">',
    );
    expect(await htmlOf('# हाम्रो कथा')).toContain('<h1 id="हाम्रो-कथा">');
  });

  test('contains its facts', async () => {
    expect(await htmlOf('# Call {phone}')).toContain(
      '<h1 id="call-977-983-0000000">Call <span class="together">+977 983-0000000</span></h1>',
    );
  });
});

test.for([
  ['WhatsApp मा लेख्नुहोस्।', 'WhatsApp\u00A0मा लेख्नुहोस्।'],
  ['फोन र WhatsApp को नम्बर', 'फोन र WhatsApp\u00A0को नम्बर'],
  ['[{phone}](call) मा', '<a href="call">+977 983-0000000</a>\u00A0मा'],
  ['{price} बाट', '4,500\u00A0बाट'],
  // This is a word of its own.
  ['WhatsApp माथि', 'WhatsApp माथि'],
  ['घर मा', 'घर मा'],
] as const)('keeps a Nepali ending on the line of its Latin word: %s', async ([text, html]) => {
  expect(await htmlOf(text)).toBe(`<p>${html}</p>`);
});

describe('a fact', () => {
  test('is inserted as text and never as HTML', async () => {
    expect(await htmlOf('At {name}: {slogan}')).toBe('<p>At Shop &amp; Sons: You &lt;sell&gt;</p>');
  });

  test('becomes a paragraph if it is alone on a line, even in a tag', async () => {
    const paragraph = '<p><span class="together">+977 983-0000000</span></p>';
    expect(await htmlOf('{ phone }')).toBe(paragraph);
    expect(await htmlOf('<Panel>\n{phone}\n</Panel>')).toContain(paragraph);
  });

  test('is inserted in links, lists, tags and attributes', async () => {
    expect(await htmlOf('- [{phone}](call)')).toContain('<a href="call">+977 983-0000000</a>');
    expect(await htmlOf('<Button to="call">{phone}</Button>')).toBe(
      '<button to="call">+977 983-0000000</button>',
    );
    expect(await htmlOf('<Card icon="phone" title="Call {phone}">\nHello.\n</Card>')).toContain(
      'title="Call +977 983-0000000"',
    );
  });

  test('is not inserted in code or after a backslash', async () => {
    expect(await htmlOf('Write `{phone}` or \\{phone}.')).toBe(
      '<p>Write <code>{phone}</code> or {phone}.</p>',
    );
  });
});

const card = '<Card icon="leaf" title="T">\nx\n</Card>';

test.for([
  ['one below the heading of the page', `# One\n\n${card}`, ['2']],
  ['one below the heading of the section', `# One\n\n## Two\n\n<Cards>\n${card}\n</Cards>`, ['3']],
  ['one below the heading of the band', `# One\n\n<Band>\n\n## Two\n\n${card}\n\n</Band>`, ['3']],
  [
    'independent of earlier sections',
    `# One\n\n## Two\n\n### Three\n\n${card}\n\n## Four\n\n${card}`,
    ['4', '3'],
  ],
  ['four at most', `# One\n\n## Two\n\n### Three\n\n#### Four\n\n${card}`, ['4']],
  ['absent if the tag has no headings', '# One\n\n<Hours />', []],
] as const)("the level of a tag's headings is %s", async ([, text, expected]) => {
  const levels = (await htmlOf(text)).matchAll(/level="(\d)"/g);
  expect([...levels].map(([, level]) => level)).toEqual(expected);
});

test('compiles a body to the same code each time', async () => {
  const text = '---\ntitle: One\n---\n\n# One\n\nCall {phone}.\n\n## Two\n';
  expect(await compileBody(text)).toBe(await compileBody(text));
});

describe("a picture's caption in a gallery", () => {
  const gallery = (attributes: string, list: string) =>
    htmlOf(`<Gallery label="Two"${attributes}>\n\n${list}\n\n</Gallery>`);

  test('becomes a paragraph, or is omitted if it is empty', async () => {
    expect(await gallery('', '- ![A](a) A **red** chair.\n- ![B](b)')).toContain(
      '<gallery label="Two"><ul><li><img src="a" alt="A"/><p> A <strong>red</strong> chair.</p></li><li><img src="b" alt="B"/></li></ul></gallery>',
    );
  });

  test('becomes a link that names the item if the gallery has "ask"', async () => {
    expect(await gallery(' ask="yes"', '- ![A](a) A **red** chair.')).toContain(
      '<p><asklink item="A red chair."> A <strong>red</strong> chair.</asklink></p>',
    );
  });
});

test('renders a table with a name from its first row and aligned cells without styles', async () => {
  const table = await htmlOf('| Item | Rs |\n| --- | --: |\n| {name} | 4,500 |');
  expect(table).toBe(
    '<table aria-label="Item, Rs"><thead><tr><th>Item</th><th data-align="right">Rs</th></tr></thead>' +
      '<tbody><tr><td>Shop &amp; Sons</td><td data-align="right">4,500</td></tr></tbody></table>',
  );
});

test('names a table without headings of columns by the heading above it', async () => {
  const table = '| | |\n| --- | --- |\n| Bed | 4,500 |';
  expect(await htmlOf(`## Prices\n\n${table}`)).toContain('<table aria-label="Prices">');
  expect(await htmlOf(table)).toMatch(/^<table><thead>/);
});

test.for([
  ['Call {phone} now.', '+977 983-0000000'],
  ['Or 01-4370000.', '01-4370000'],
  ['Give us 1-2 days.', '1-2'],
  ['Open 10:00 – 17:30.', '10:00 – 17:30'],
  ['From 9:00 a.m. on.', '9:00 a.m.'],
  ['From 9:00 AM on.', '9:00 AM'],
  ['Ab 9 h 30, sagt er.', '9 h 30'],
  ['Um 17.30 Uhr.', '17.30 Uhr'],
  ['बिहान ९:०० बजे खुल्छ।', '९:०० बजे'],
  ['बिहान ९ बजेदेखि खुल्छ।', '९ बजे'],
  ['बिहान ९ देखि बेलुका खुल्छ।', '९ देखि'],
  ['मूल्य रू ४,५०० हो।', 'रू ४,५००'],
  ['मूल्य रू. ४,५०० हो।', 'रू. ४,५००'],
  ['मूल्य नेरू ४,५०० हो।', 'नेरू ४,५००'],
  ['خلال ١-٢ أيام.', '١-٢'],
  ['It costs Rs 4,500 today.', 'Rs 4,500'],
  ['It costs Rs {price} today.', 'Rs 4,500'],
  ['**From** Rs {price}.', 'Rs 4,500'],
  ['Between {price}–9,000 rupees.', '4,500–9,000'],
  ['Es kostet 120 € heute.', '120 €'],
] as const)('keeps a phone number, range, price or time on one line: %s', async ([line, kept]) => {
  expect(await htmlOf(line)).toContain(`<span class="together">${kept}</span>`);
});

test('does not keep other text on one line, such as a number and its noun', async () => {
  expect(await htmlOf('## Good wood, 1,200 tables, sofas\n\nSince 1998, some 40 chairs.')).toBe(
    '<section><h2 id="good-wood-1200-tables-sofas">Good wood, 1,200 tables, sofas</h2>' +
      '<p>Since 1998, some 40 chairs.</p></section>',
  );
});

test.for([
  ['You Buy We Sell, You Sell We Buy', ['You Buy We Sell,', 'You Sell We Buy']],
  ['One: two, three, four and five', ['One: two, three,', 'four and five']],
  ['किन्नु छ? बेच्छौं। बेच्नु छ? किन्छौं', ['किन्नु छ? बेच्छौं।', 'बेच्नु छ? किन्छौं']],
  ['Good wood, good rooms.', ['Good wood,', 'good rooms.']],
  ['1,200 tables', []],
  ['A **bold**, short title', []],
] as const)('breaks a title between its halves: %s', async ([title, halves]) => {
  const html = await renderBody(`# ${title}`);
  const phrases = [...html.matchAll(/<span class="phrase">([^<]*)<\/span>/g)];
  expect(phrases.map(([, text]) => text)).toEqual(halves);
  expect(html.replaceAll(/<[^>]*>/g, '').trim()).toBe(title.replaceAll('*', ''));
});
