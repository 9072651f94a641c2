import { describe, expect, test } from 'vitest';
import { compileBody, renderBody } from '../../support/render-body.ts';

/** Returns the HTML without line breaks between elements. */
async function html(...lines: string[]): Promise<string> {
  return (await renderBody(lines.join('\n'))).replaceAll(/>\s+</g, '><').trim();
}

describe('a page is split into sections', () => {
  test('at each second-level heading', async () => {
    expect(
      await html('# About us', '', 'Hello.', '', '## Story', '', 'Long ago.', '', '## Team'),
    ).toBe(
      '<section><h1 id="about-us">About us</h1><p>Hello.</p></section>' +
        '<section><h2 id="story">Story</h2><p>Long ago.</p></section>' +
        '<section><h2 id="team">Team</h2></section>',
    );
  });

  test('and third-level headings stay in the section of the second level', async () => {
    expect(await html('# About us', '', '## Story', '', '### Early years')).toBe(
      '<section><h1 id="about-us">About us</h1></section>' +
        '<section><h2 id="story">Story</h2><h3 id="early-years">Early years</h3></section>',
    );
  });

  test('with bands outside the sections, and a new section after each band', async () => {
    expect(
      await html(
        '# About us',
        '',
        'Hello.',
        '',
        '<Band>',
        '',
        '## Visit us',
        '',
        '</Band>',
        '',
        'Bye.',
      ),
    ).toBe(
      '<section><h1 id="about-us">About us</h1><p>Hello.</p></section>' +
        '<band><h2 id="visit-us">Visit us</h2></band>' +
        '<section><p>Bye.</p></section>',
    );
  });

  test('only if the body has headings', async () => {
    expect(await html('---', 'question: Why?', '---', '', 'Because.')).toBe('<p>Because.</p>');
  });

  test('renders three hyphens between paragraphs as a line, not as front matter', async () => {
    expect(await html('---', 'title: x', '---', '', '# One', '', '---', '', 'Two')).toBe(
      '<section><h1 id="one">One</h1><hr/><p>Two</p></section>',
    );
  });
});

test.for(['package', 'public', 'private', 'interface', 'implements', 'protected', 'new', 'await'])(
  'accepts a fact name that JavaScript reserves: %s',
  async (name) => {
    const known = { [name]: 'Mistri' };
    const code = await compileBody(`Ask {${name}}.\n\n<Card title="{${name}}" />`, { known });
    expect(code.match(/Mistri/g)).toHaveLength(2);
  },
);

describe('a heading has an id for links', () => {
  test('made from its text, ignoring its markup', async () => {
    expect(await html('# **What** we _do_, in `Kathmandu`!')).toContain(
      '<h1 id="what-we-do-in-kathmandu">',
    );
    expect(await html('# हाम्रो कथा')).toContain('<h1 id="हाम्रो-कथा">');
  });

  test('with its facts inserted', async () => {
    expect(await html('# Call {phone}')).toContain(
      '<h1 id="call-977-983-0000000">Call <span class="together">+977 983-0000000</span></h1>',
    );
  });
});

describe('facts are inserted', () => {
  test('within text, as text and never as HTML', async () => {
    expect(await html('At {name}: {slogan}.')).toBe('<p>At Shop &amp; Sons: You &lt;sell&gt;.</p>');
  });

  test('on a line of their own, as a paragraph', async () => {
    expect(await html('{ phone }')).toBe('<p><span class="together">+977 983-0000000</span></p>');
  });

  test('in links, lists and attributes', async () => {
    expect(await html('- [{phone}](call)')).toContain('<a href="call">+977 983-0000000</a>');
    expect(await html('<Card icon="phone" title="Call {phone}">', 'Hello.', '</Card>')).toContain(
      'title="Call +977 983-0000000"',
    );
  });

  test('as text in the line of a tag, and as a paragraph on a line of their own', async () => {
    expect(await html('<Button to="call">{phone}</Button>')).toBe(
      '<button to="call">+977 983-0000000</button>',
    );
    expect(await html('<Panel>', '{phone}', '</Panel>')).toContain(
      '<p><span class="together">+977 983-0000000</span></p>',
    );
  });

  test('are not inserted in quoted code or after a backslash', async () => {
    expect(await html('Write `{phone}` or \\{phone}.')).toBe(
      '<p>Write <code>{phone}</code> or {phone}.</p>',
    );
  });
});

describe('a tag with headings gets as its level', () => {
  const card = '<Card icon="leaf" title="T">\nx\n</Card>';
  const levels = async (...lines: string[]) =>
    [...(await html(...lines)).matchAll(/level="(\d)"/g)].map(([, level]) => level);

  test("the second level below the page's heading", async () => {
    expect(await levels('# One', '', card)).toEqual(['2']);
  });

  test('the third level below a section, also in a grid or a band', async () => {
    expect(await levels('# One', '', '## Two', '', `<Cards>\n${card}\n</Cards>`)).toEqual(['3']);
    expect(await levels('# One', '', '<Band>', '', '## Two', '', card, '', '</Band>')).toEqual([
      '3',
    ]);
  });

  test('the third level in the next section, too', async () => {
    expect(
      await levels('# One', '', '## Two', '', '### Three', '', card, '', '## Four', '', card),
    ).toEqual(['4', '3']);
  });

  test('the fourth level at most', async () => {
    expect(await levels('# One', '', '## Two', '', '### Three', '', '#### Four', '', card)).toEqual(
      ['4'],
    );
  });

  test('no level if it has no headings', async () => {
    expect(await levels('# One', '', '<Hours />', '', '<Button to="call">Call</Button>')).toEqual(
      [],
    );
  });
});

test('compiles a body to the same code each time', async () => {
  const text = '---\ntitle: One\n---\n\n# One\n\nCall {phone}.\n\n## Two\n';
  expect(await compileBody(text)).toBe(await compileBody(text));
});

describe("a picture's caption in a gallery", () => {
  const gallery = (attributes: string, ...lines: string[]) =>
    html(`<Gallery label="Two"${attributes}>`, '', ...lines, '', '</Gallery>');

  test('becomes a paragraph, or is omitted without text', async () => {
    expect(await gallery('', '- ![A](a) A **red** chair.', '- ![B](b)')).toContain(
      '<gallery label="Two"><ul><li><img src="a" alt="A"/><p> A <strong>red</strong> chair.</p></li><li><img src="b" alt="B"/></li></ul></gallery>',
    );
  });

  test('becomes a link that names the item if the gallery asks for it', async () => {
    expect(await gallery(' ask="yes"', '- ![A](a) A **red** chair.')).toContain(
      '<p><asklink item="A red chair."> A <strong>red</strong> chair.</asklink></p>',
    );
  });
});

test('renders a table with a name from its first row and aligned cells without styles', async () => {
  const table = await html('| Item | Rs |', '| --- | --: |', '| {name} | 4,500 |');
  expect(table).toBe(
    '<table aria-label="Item, Rs"><thead><tr><th>Item</th><th data-align="right">Rs</th></tr></thead>' +
      '<tbody><tr><td>Shop &amp; Sons</td><td data-align="right">4,500</td></tr></tbody></table>',
  );
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
  ['خلال ١-٢ أيام.', '١-٢'],
  ['It costs Rs 4,500 today.', 'Rs 4,500'],
  ['It costs Rs {price} today.', 'Rs 4,500'],
  ['**From** Rs {price}.', 'Rs 4,500'],
  ['Between {price}–9,000 rupees.', '4,500–9,000'],
  ['Es kostet 120 € heute.', '120 €'],
] as const)('keeps a phone number, range, price or time on one line: %s', async ([line, held]) => {
  expect(await html(line)).toContain(`<span class="together">${held}</span>`);
});

test('does not keep other text on one line, such as a number and its noun', async () => {
  expect(await html('# Good wood, 1,200 tables, sofas', '', 'Since 1998, some 40 chairs.')).toBe(
    '<section><h1 id="good-wood-1200-tables-sofas">Good wood, 1,200 tables, sofas</h1>' +
      '<p>Since 1998, some 40 chairs.</p></section>',
  );
});
