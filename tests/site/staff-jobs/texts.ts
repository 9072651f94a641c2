import { formatField } from '../../../src/staff/describe/names.ts';
import { hasFocus, main } from '../../support/parts.ts';
import { pasteInto, sheet, textField } from '../../support/staff.ts';
import { changedQuestion } from '../../support/staff-member.ts';
import { smallTargets } from '../../support/targets.ts';
import { expect } from '../../support/visitor.ts';
import type { Story } from './story.ts';

const business = 'content/site/business.mdx';

export const changeSentence: Story = async ({ openAsStaff, readChanges }) => {
  const { page, openText, retype, save } = await openAsStaff('/');
  await openText(main(page).getByText('Each week other pieces'));
  expect(await smallTargets(sheet(page))).toEqual([]);
  await retype('Each month other pieces are finished.');
  await save();
  await main(page).getByText('Each month').waitFor();
  expect(readChanges()).toEqual({
    'content/pages/home.mdx': [
      '-Each week other pieces are finished. Our pictures show them first.',
      '+Each month other pieces are finished.',
    ],
  });
};

/** Changes a fact, which a button of a card shows. */
const changeFact =
  (field: string, shown: string, typed: string): Story =>
  async ({ openAsStaff, readChanges }) => {
    const { page, strings, openText, retype, save } = await openAsStaff('/contact');
    await openText(main(page).getByRole('link', { name: shown }).first());
    await sheet(page)
      .getByRole('heading', { name: formatField(strings, field) })
      .waitFor();
    await retype(typed);
    await save();
    await main(page).getByText(typed).first().waitFor();
    expect(readChanges()).toEqual({ [business]: [`-${field}: ${shown}`, `+${field}: ${typed}`] });
  };

export const changePhone = changeFact('phone', '+977 983-1112223', '+977 984-1112223');
export const changeMail = changeFact('email', 'hello@example.org', 'desk@example.org');

export const changeCardTitle: Story = async ({ openAsStaff, readChanges }) => {
  const { page, openText, retype, save } = await openAsStaff('/contact');
  const title = (text: string) => main(page).getByRole('heading', { name: text, exact: true });
  await openText(title('When to come'));
  await retype('Open hours');
  await save();
  await title('Open hours').waitFor();
  expect(readChanges()).toEqual({
    'content/pages/contact.mdx': [
      '-<Card icon="clock" title="When to come">',
      '+<Card icon="clock" title="Open hours">',
    ],
  });
};

export const changeSearchTitle: Story = async ({ openAsStaff, readChanges }) => {
  const staff = await openAsStaff('/contact');
  const { page, strings, press, pressTool, pressInSheet, retype, save } = staff;
  await pressTool(strings.more);
  await press(sheet(page).getByText(strings.purposes.page));
  await pressInSheet(new RegExp(`^${formatField(strings, 'title')}`));
  const preview = sheet(page).getByRole('region', { name: strings.inSearch });
  await retype(`Where to Find Us in the next lane | {name} | ${'all day '.repeat(6)}`);
  // Screen readers say this once, not the number of characters at each key.
  await preview.getByRole('status').getByText(strings.willBeCut, { exact: true }).waitFor();
  await retype('Where to Find Us | {name}');
  await preview.getByText(/^Where to Find Us \| [^{]+$/).waitFor();
  await save();
  await expect.poll(() => page.title()).toContain('Where to Find Us');
  expect(readChanges()).toEqual({
    'content/pages/contact.mdx': [
      '-title: Find the Workshop | {name}',
      '+title: Where to Find Us | {name}',
    ],
  });
};

export const changeNotice: Story = async ({ openAsStaff, readChanges }) => {
  const { strings, pressTool, pressInSheet, type, retype, save } = await openAsStaff('/');
  await pressTool(strings.more);
  await type(strings.search, strings.purposes.notices);
  await pressInSheet(/no page of its own/);
  await retype('We do not say more about {service} yet.');
  await save();
  expect(readChanges()['content/site/notices.mdx']?.at(-1)).toContain(
    'We do not say more about {service} yet.',
  );
};

export const changeColour: Story = async ({ openAsStaff, readChanges }) => {
  const { page, strings, pressTool, pressInSheet, type, save } = await openAsStaff('/');
  await pressTool(strings.more);
  await type(strings.search, strings.colours);
  await pressInSheet(strings.colours);
  const colours = sheet(page).locator('[type="color"]');
  expect(await colours.count()).toBe(10);
  // The contrast follows each choice, before it is saved.
  const ink = sheet(page).getByLabel(strings.fields['day.ink'] ?? '');
  const value = await ink.inputValue();
  await ink.fill(await colours.first().inputValue());
  await sheet(page).getByText(strings.contrast('1', false)).first().waitFor();
  await ink.fill(value);
  await sheet(page).getByText(strings.contrast('1', false)).first().waitFor({ state: 'detached' });
  await sheet(page)
    .getByLabel(strings.fields['night.paper'] ?? '')
    .fill('#000000');
  await save();
  const { 'content/site/theme.mdx': lines = [] } = readChanges();
  expect(lines).toHaveLength(2);
};

export const changeCardLink: Story = async ({ openAsStaff, readChanges }) => {
  const { page, strings, press, openText, save } = await openAsStaff('/');
  await openText(main(page).getByText('Offer us a piece'));
  const target = sheet(page).getByLabel(strings.leadsTo);
  await press(target);
  await target.selectOption({ value: '/faq' });
  await save();
  const { 'content/pages/home.mdx': lines } = readChanges();
  expect(lines).toContain('+<Door to="/faq" title="Offer us a piece" picture="gate">');
};

export const changeSocialLink: Story = async ({ openAsStaff, readChanges }) => {
  const { page, strings, openText, type, save } = await openAsStaff('/contact');
  await openText(main(page).getByRole('link', { name: 'Facebook' }));
  await type(strings.webAddress, 'www.facebook.com/second-grain');
  await save();
  expect(readChanges()).toEqual({
    [business]: [
      '-  facebook: https://www.facebook.com/example-workshop',
      '+  facebook: https://www.facebook.com/second-grain',
    ],
  });
};

export const pastePrices: Story = async ({ openAsStaff, readChanges }) => {
  const { page, openText, paste, save } = await openAsStaff('/');
  await openText(main(page).getByText('Not one of these was felled'));
  await paste('Piece\tPrice\nTable\tRs 9,000\nChair\tRs 900');
  await save();
  await main(page).getByRole('cell', { name: 'Rs 9,000' }).waitFor();
  const { 'content/pages/home.mdx': lines = [] } = readChanges();
  expect(lines).toContain('+| Table | Rs 9,000 |');
};

export const changePrice: Story = async ({ openAsStaff, readChanges, content }) => {
  const about = 'content/pages/about.mdx';
  const prices = '| Piece | Price |\n| --- | --- |\n| Chair | 900 |\n';
  content.edit(about, (text) => text.replace('## Who does what', `${prices}\n$&`));
  const { page, strings, openText, save } = await openAsStaff('/about');
  await openText(main(page).getByRole('cell', { name: '900' }));
  // The tapped cell is ready to type into.
  const cell = sheet(page).getByLabel(strings.numbered('Price', 1));
  await expect.poll(() => hasFocus(cell)).toBe(true);
  await cell.fill('950');
  await save();
  await main(page).getByRole('cell', { name: '950' }).waitFor();
  expect(readChanges()[about]).toContain('+| Chair | 950 |');
};

export const confirmNepali: Story = async ({ openAsStaff, readChanges }) => {
  const { page, strings, openText, pressInSheet, retype } = await openAsStaff('/ne/faq');
  await openText(main(page).getByText('कसरी तिर्ने?'));
  await sheet(page).getByRole('insertion').getByText(changedQuestion).waitFor();
  await pressInSheet(strings.seeBoth);
  await sheet(page).getByRole('insertion').first().waitFor();
  await expect.poll(() => hasFocus(textField(page))).toBe(true);
  await retype('पैसा कसरी तिर्ने?');
  await pressInSheet(strings.save);
  await main(page).getByText('पैसा कसरी तिर्ने?').waitFor();
  expect(readChanges()).toEqual({
    'content/ne/faq/payment.mdx': [
      '-question: कसरी तिर्ने?',
      expect.stringMatching(/^-translated_from: /),
      '+question: पैसा कसरी तिर्ने?',
      expect.stringMatching(/^\+translated_from: /),
    ],
  });
};

/** A price is typed once for both languages. */
export const enterPriceList: Story = async ({ openAsStaff, readChanges }) => {
  const { page, strings, pressTool, pressInSheet, press, type, save } =
    await openAsStaff('/contact');
  await pressTool(strings.new);
  await pressInSheet(strings.priceList);
  await type(strings.inLanguage(strings.heading, 'English'), 'Prices of repairs');
  await type(strings.inLanguage(strings.heading, 'नेपाली'), 'मर्मतको मूल्य');
  const cell = (row: number, column: number) =>
    sheet(page).getByRole('row').nth(row).getByRole('textbox').nth(column);
  await press(sheet(page).getByRole('button', { name: strings.addRow }));
  for (const [column, text] of ['Chair', 'कुर्सी', 'Rs. 4500'].entries()) {
    await press(cell(1, column));
    await cell(1, column).fill(text);
  }
  // The cells of a spreadsheet.
  await pasteInto(cell(2, 0), 'Bed\tखाट\tRs. 9000');
  await save();
  await page.getByRole('cell', { name: 'Rs. 9000' }).waitFor();
  const changes = readChanges();
  expect(changes['content/pages/contact.mdx']).toEqual(
    expect.arrayContaining(['+## Prices of repairs', '+| Bed | Rs. 9000 |']),
  );
  expect(changes['content/ne/pages/contact.mdx']).toEqual(
    expect.arrayContaining(['+## मर्मतको मूल्य', '+| खाट | रु. ९००० |']),
  );
};
