import { expect, test } from 'vitest';
import {
  elementIn,
  elementsIn,
  headingsIn,
  inNewTab,
  itemWith,
  linesOf,
  linkIn,
  linksIn,
  newTabLinkIn,
  partWith,
  readPage,
  rowsIn,
  textOf,
} from '../support/built-page.ts';
import { allPaths, linkedPages, missingPath } from '../support/pages.ts';
import { questionIds, questionText } from '../support/questions.ts';
import { addressLine, pageAt, texts, urls } from '../support/shop.ts';

/** Reads the content of a page without its header and footer. */
const readMain = (route: string) => elementIn(readPage(route), 'main');

/** Returns the header of the site, which comes before that of a page. */
function readHeader(route: string) {
  const [header] = elementsIn(readPage(route), 'header');
  if (!header) throw new Error(`no header on ${route}`);
  return header;
}

const chatWith = (message: string) => inNewTab(urls.chat + encodeURIComponent(message));

test('shows one header and footer everywhere, and marks the current link', () => {
  const footerText = textOf(elementIn(readPage('/'), 'footer'));
  for (const path of allPaths) {
    expect(textOf(elementIn(readPage(path), 'footer')), path).toBe(footerText);
    const header = readHeader(path);
    const [logo] = elementsIn(header, 'a');
    expect(logo?.properties.href).toBe('/');
    expect(logo && linesOf(logo)).toEqual(['Second GrainRestored Wooden Furniture']);
    const pages = elementIn(header, 'nav');
    expect(linksIn(pages)).toEqual(linkedPages);
    const current = elementsIn(pages, 'a').filter(
      ({ properties }) => properties.ariaCurrent === 'page',
    );
    const ownLabels = linkedPages.filter((link) => link.path === path).map(({ label }) => label);
    expect(
      current.map((link) => textOf(link)),
      path,
    ).toEqual(ownLabels);
    expect(linkIn(header, 'Ring us').href).toBe(urls.call);
    const { whatsapp: message = '' } = pageAt(path === missingPath ? undefined : path);
    expect(newTabLinkIn(header, 'Chat')).toEqual(chatWith(message));
  }
});

test('ends each page with the description, all ways to the shop and the copyright line', () => {
  const footer = elementIn(readPage('/'), 'footer');
  expect(textOf(footer)).toContain(
    'Wooden furniture from old houses, mended by hand and sold for another lifetime.',
  );
  const lines = linesOf(footer);
  expect(lines.slice(-2)).toEqual([
    '© Second Grain – Restored Wooden Furniture',
    'For every visitor',
  ]);
  expect(linkIn(footer, 'For every visitor').href).toBe('/about#how-we-work');
  const pages = elementIn(footer, 'nav');
  expect(headingsIn(pages)).toEqual(['Pages']);
  expect(linksIn(pages)).toEqual(linkedPages);
  expect(rowsIn(footer)).toEqual([
    ['Monday until Saturday', '10:00 AM – 5:30 PM'],
    ['Sunday', 'Shut'],
  ]);
  const { phone, email } = texts.business;
  expect(linkIn(footer, phone).href).toBe(urls.call);
  expect(linkIn(footer, email).href).toBe(urls.mail);
  for (const [name, url] of [
    [addressLine, urls.directions],
    ['Facebook', urls.facebook],
    ['Instagram', urls.instagram],
    ['TikTok', urls.tiktok],
  ] as const) {
    expect(newTabLinkIn(footer, name)).toEqual(inNewTab(url));
  }
});

test('shows entries in their order, with facts in their text', () => {
  const orders: [path: string, ...titles: string[]][] = [
    ['/', 'Solid wood', 'Local hands', 'Ready to use'],
    ['/about', 'How we work', 'Patience', 'Thrift', 'Candour'],
    ['/about', 'Who does what', 'The bench', 'The van', 'The desk'],
    ['/sell-with-us', 'Clear offers', 'No lifting', 'A second life'],
    ['/sell-with-us', 'Cupboards', 'Tables', 'Seats', 'Frames'],
  ];
  for (const [path, ...titles] of orders) {
    const text = textOf(readMain(path));
    const positions = titles.map((title) => text.indexOf(title));
    expect(positions).not.toContain(-1);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  }
  const home = textOf(readMain('/'));
  expect(home).toContain('sold anywhere in Gandaki.');
  for (const figure of [
    '1,200+ families served',
    '3,400+ pieces restored',
    '8+ years at the bench',
  ])
    expect(home).toContain(figure);
});

test('links every category and the call to action to the goods, and to a chat', () => {
  const home = readMain('/');
  for (const name of [
    'Cupboards & Shelves',
    'Tables & Desks',
    'Counters & Display Cases',
    'Choose a piece',
  ]) {
    expect(newTabLinkIn(home, name)).toEqual(inNewTab(urls.goods));
  }
  expect(newTabLinkIn(home, 'Chat with the workshop')).toEqual(
    chatWith("Hello! I'd like to know which pieces are in the workshop now."),
  );
});

test('shows one lazy map of the shop, with address and directions', () => {
  const contact = readMain('/contact');
  const map = elementIn(contact, 'iframe');
  expect(map.properties.title).toBe('Street map of the Old Bazaar with the workshop on it');
  expect(map.properties.loading).toBe('lazy');
  const { origin, pathname, searchParams } = new URL(String(map.properties.src));
  expect(origin + pathname).toBe('https://www.openstreetmap.org/export/embed.html');
  expect(searchParams.get('marker')).toBe('28.2318,83.9871');
  const bounds = (searchParams.get('bbox') ?? '').split(',').map(Number);
  const [west = 0, south = 0, east = 0, north = 0] = bounds;
  expect(west < 83.9871 && 83.9871 < east && south < 28.2318 && 28.2318 < north).toBe(true);

  const section = elementsIn(contact).findLast(
    (part) => elementsIn(part, 'iframe').includes(map) && linksIn(part).length > 0,
  );
  if (!section) throw new Error('no link is near the map');
  expect(headingsIn(section)).toEqual(['Where to come']);
  expect(textOf(section)).toContain(addressLine);
  expect(newTabLinkIn(section, 'Show me the way')).toEqual(inNewTab(urls.directions));
});

test('shows four cards for visiting, calling and writing, with the hours', () => {
  const contact = readMain('/contact');
  const visitCard = itemWith(contact, 'Come by');
  expect(textOf(visitCard)).toContain(addressLine);
  expect(newTabLinkIn(visitCard, 'Show the way')).toEqual(inNewTab(urls.directions));
  const call = linkIn(itemWith(contact, 'Ring'), '+977 983-1112223');
  expect(call.href).toBe('tel:+9779831112223');
  const mail = linkIn(itemWith(contact, 'Write'), 'hello@example.org');
  expect(mail.href).toBe('mailto:hello@example.org');
  const hoursCard = itemWith(contact, 'When to come');
  expect(rowsIn(hoursCard)).toEqual([
    ['Monday until Saturday', '10:00 AM – 5:30 PM'],
    ['Sunday', 'Shut'],
  ]);
  const days = elementsIn(hoursCard, 'th');
  expect(days.map(({ properties }) => properties.scope)).toEqual(['row', 'row']);
});

test('offers a call, a chat, SMS, Viber and the social pages beside the form', () => {
  const contact = readMain('/contact');
  const help = partWith(contact, 'In a hurry', 'Ring now', 'Chat now (in another tab)');
  expect(elementsIn(help, 'form')).toEqual([]);
  expect(linkIn(help, 'Ring now').href).toBe(urls.call);
  const message = 'Hello! I have a question for the desk.';
  expect(newTabLinkIn(help, 'Chat now')).toEqual(chatWith(message));
  const further = elementsIn(help, 'p').find((part) => textOf(part).includes('is blocked?'));
  expect(further && linksIn(further)).toEqual([
    { label: 'short message', path: `sms:+9779831112223?body=${encodeURIComponent(message)}` },
    { label: 'Viber', path: 'viber://chat?number=%2B9779831112223' },
  ]);
  for (const [name, url] of [
    ['Facebook', urls.facebook],
    ['Instagram', urls.instagram],
    ['TikTok', urls.tiktok],
  ] as const) {
    expect(newTabLinkIn(contact, name)).toEqual(inNewTab(url));
  }
});

test('requires each field of the form, limits no text, and enables autofill', () => {
  const form = elementIn(readMain('/contact'), 'form');
  const controls = elementsIn(form, 'input', 'select', 'textarea');
  const found = controls.map(({ tagName, properties }) => {
    const {
      type = tagName,
      name,
      autoComplete,
      inputMode,
      required,
      maxLength,
      pattern,
    } = properties;
    const limits = { maxLength, pattern };
    return [name, type, [autoComplete].flat().join(' '), inputMode, required, limits];
  });
  const noLimits = { maxLength: undefined, pattern: undefined };
  expect(found).toEqual([
    ['name', 'text', 'name', 'text', true, noLimits],
    ['email', 'email', 'email', 'email', true, noLimits],
    ['phone', 'tel', 'tel', 'tel', true, noLimits],
    ['subject', 'select', 'off', undefined, true, noLimits],
    ['message', 'textarea', 'off', 'text', true, noLimits],
  ]);
  const [first, ...subjects] = elementsIn(form, 'option');
  expect(first && textOf(first)).toBe('Choose one');
  expect(first?.properties).toMatchObject({ value: '', selected: true });
  expect(subjects.map((option) => textOf(option))).toEqual([
    'A piece for sale',
    'A piece to repair',
    'Something else',
  ]);
  const labelled = elementsIn(form, 'label').flatMap(({ properties }) => properties.htmlFor);
  expect(labelled).toEqual(controls.map(({ properties }) => properties.id));
});

test('begins and ends the selling page with a prefilled chat and a call', () => {
  const page = readPage('/sell-with-us');
  const selling = elementIn(page, 'main');
  const [title = ''] = headingsIn(selling);
  const hero = partWith(selling, title, 'Send pictures (in another tab)', 'Ring first');
  expect(headingsIn(hero)).toEqual([title]);
  expect(linkIn(hero, 'Ring first').href).toBe(urls.call);
  expect(linksIn(selling).at(-1)).toEqual({ label: 'Ring the desk', path: urls.call });

  const links = [readHeader('/sell-with-us'), selling].flatMap((part) => elementsIn(part, 'a'));
  const chats = links.filter(({ properties }) => String(properties.href).includes('wa.me'));
  expect(chats.length).toBeGreaterThanOrEqual(4);
  const message = "Hello! I'd like to sell you a piece: may I send pictures?";
  for (const { properties } of chats) expect(properties).toMatchObject(chatWith(message));
});

test('lists the three steps of selling', () => {
  const list = elementsIn(readMain('/sell-with-us'), 'ol', 'ul').find((part) =>
    /Take pictures.*Read the offer.*Hand it over/.test(textOf(part)),
  );
  if (!list) throw new Error('no list has the steps');
  expect(list.children.filter(({ type }) => type === 'element')).toHaveLength(3);
  expect(textOf(list)).toMatch(/within 3-4 working days.*inside Pokhara Valley/);
});

test('shows all questions in order, with facts and links in the answers', () => {
  expect(questionIds).toEqual(['sell', 'delivery', 'payment', 'opening-hours']);
  const faq = readMain('/faq');
  const questions = elementsIn(faq, 'details');
  expect(questions.flatMap((part) => headingsIn(part))).toEqual(questionIds.map(questionText));
  for (const fact of [
    'anywhere in Gandaki',
    'cash or bank transfer',
    'within 3-4 working days',
    'inside Pokhara Valley',
    'Monday until Saturday, 10:00 AM – 5:30 PM; Sunday: shut',
  ]) {
    expect(textOf(faq)).toContain(fact);
  }
  const [sell] = questions;
  const hours = questions.at(-1);
  if (!sell || !hours) throw new Error('no questions');
  expect(linkIn(hours, texts.business.phone).href).toBe(urls.call);
  expect(linkIn(hours, texts.business.email).href).toBe(urls.mail);
  expect(newTabLinkIn(sell, 'WhatsApp').href).toContain(urls.chat);
});

test('offers a call and a chat below the questions', () => {
  const faq = readMain('/faq');
  const section = partWith(
    faq,
    'Not among these?',
    'Ring the desk',
    'Chat about it (in another tab)',
  );
  expect(headingsIn(section)).toEqual(['Not among these?']);
  expect(linkIn(section, 'Ring the desk').href).toBe(urls.call);
  expect(newTabLinkIn(section, 'Chat about it').href).toContain(urls.chat);
  expect(textOf(section)).toContain(texts.business.phone);
  expect(textOf(section)).toContain(texts.business.email);
});

test('offers the five pages and the phone number on the 404 page', () => {
  const missing = readMain(missingPath);
  const pages = linksIn(missing).filter(({ path }) => String(path).startsWith('/'));
  expect(pages).toEqual(linkedPages);
  expect(linkIn(missing, texts.business.phone).href).toBe(urls.call);
  expect(textOf(missing)).toContain('No page hangs here.');
});
