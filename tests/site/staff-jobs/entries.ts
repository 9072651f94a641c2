import type { Locator, Page } from 'playwright-core';
import { formatField, formatType } from '../../../src/staff/describe/names.ts';
import { heading, isOnScreen, main } from '../../support/parts.ts';
import { answerYes, openQuestion, sheet } from '../../support/staff.ts';
import { changedQuestion, type Staff } from '../../support/staff-member.ts';
import { expect } from '../../support/visitor.ts';
import type { Story } from './story.ts';

/** Opens the form of a new entry or page. */
async function openForm({ strings, pressTool, pressInSheet }: Staff, type: string) {
  await pressTool(strings.new);
  await pressInSheet(formatType(strings, type));
}

/** Matches the lines of a new file. `#` matches a number, such as the order. */
const added = (...lines: string[]) =>
  lines.map((line) =>
    line.includes('#')
      ? expect.stringMatching(`^\\+${line.replace('#', '[0-9a-f]+')}$`)
      : `+${line}`,
  );

export const addQuestion: Story = async ({ openAsStaff, readChanges }) => {
  const staff = await openAsStaff('/faq');
  const { page, strings, type, save } = staff;
  await openForm(staff, 'faq');
  const question = formatField(strings, 'question');
  const answer = formatField(strings, 'body', 'faq');
  await type(question, 'Do you rent?');
  await type(answer, 'No, we only sell.');
  await type(question, 'भाडामा दिनुहुन्छ?', 1);
  await type(answer, 'दिँदैनौं।', 1);
  expect(readChanges()).toEqual({});
  await save();
  await expect.poll(() => isOnScreen(main(page).getByText('Do you rent?'))).toBe(true);
  expect(readChanges()).toEqual({
    'content/faq/do-you-rent.mdx': added(
      '---',
      'question: Do you rent?',
      'order: #',
      '---',
      '',
      'No, we only sell.',
    ),
    'content/ne/faq/do-you-rent.mdx': added(
      '---',
      'question: भाडामा दिनुहुन्छ?',
      'translated_from: #',
      '---',
      '',
      'दिँदैनौं।',
    ),
  });
};

export const addCard: Story = async ({ openAsStaff, readChanges }) => {
  const staff = await openAsStaff('/');
  const { page, strings, press, type, save } = staff;
  await openForm(staff, 'service');
  const title = formatField(strings, 'title', 'service');
  const body = formatField(strings, 'body', 'service');
  await type(title, 'Polish');
  await type(body, 'Wax, three times.');
  await type(title, 'पालिस', 1);
  await type(body, 'तीन पटक।', 1);
  await press(sheet(page).getByRole('radio', { name: 'wrench' }));
  await save();
  await expect
    .poll(() => isOnScreen(main(page).getByRole('button', { name: 'Polish' })))
    .toBe(true);
  expect(Object.keys(readChanges())).toEqual([
    'content/ne/services/polish.mdx',
    'content/services/polish.mdx',
  ]);
};

export const askInNepali: Story = async ({ openAsStaff, readChanges }) => {
  const staff = await openAsStaff('/ne/faq');
  const { page, strings, type, save } = staff;
  await openForm(staff, 'faq');
  await type(formatField(strings, 'question'), 'किस्तामा पाइन्छ?');
  await type(formatField(strings, 'body', 'faq'), 'पाइँदैन।');
  await save();
  await main(page).getByText('किस्तामा पाइन्छ?').waitFor();
  const texts = Object.values(readChanges()).flat();
  expect(texts).toContain('+only: ne');
  await page.goto(page.url().replace('%2Fne%2Ffaq', '%2Ffaq').replace('/ne/faq', '/faq'));
  await main(page).getByText('How can one pay?').waitFor();
  expect(await main(page).getByText('किस्तामा पाइन्छ?').count()).toBe(0);
};

/** Moves one of several things up in the list of their names. */
const moveUp =
  (route: string, things: (page: Page) => Locator): Story =>
  async ({ openAsStaff }) => {
    const { page, strings, press, openText, pressInSheet } = await openAsStaff(route);
    const texts = () => things(page).allTextContents();
    const [first = '', second = ''] = await texts();
    await openText(things(page).nth(1));
    await press(sheet(page).getByText(new RegExp(`^${strings.order}: `)));
    await pressInSheet(strings.entry(strings.moveUp, second));
    await pressInSheet(strings.saveOrder);
    await expect.poll(async () => (await texts()).slice(0, 2)).toEqual([second, first]);
  };

/** Moves the last question to the top by its handle, and the first one down by its button, with one save. */
export const orderQuestions: Story = async ({ openAsStaff, readChanges }) => {
  const { page, strings, press, openText, pressInSheet } = await openAsStaff('/faq');
  const questions = () => main(page).locator('summary > *').allTextContents();
  const before = await questions();
  await openText(main(page).locator('summary > *').first());
  await press(sheet(page).getByText(new RegExp(`^${strings.order}: `)));
  const rows = sheet(page).locator('.order li');
  const handles = sheet(page).locator('.handle');
  // Waits until the sheet and its rows stand still.
  await handles.last().hover();
  await page.mouse.down();
  await rows.first().hover();
  // The row leaves its place again, and comes back.
  await rows.nth(2).hover();
  await rows.first().hover();
  await page.mouse.up();
  await pressInSheet(strings.entry(strings.moveDown, before[0] ?? ''));
  expect(readChanges()).toEqual({});
  // The Save of the text would lose the order, and so would the × without a question.
  expect(await sheet(page).getByRole('button', { name: strings.save, exact: true }).count()).toBe(
    0,
  );
  await page.keyboard.press('Escape');
  await openQuestion(page).waitFor();
  await page.keyboard.press('Escape');
  await openQuestion(page).waitFor({ state: 'hidden' });
  await pressInSheet(strings.saveOrder);
  const [first = '', second = '', ...others] = before;
  const last = others.pop() ?? '';
  await expect.poll(questions).toEqual([last, second, first, ...others]);
  await press(page.getByRole('button', { name: strings.undo }));
  await expect.poll(questions).toEqual(before);
};

export const moveQuestion = moveUp('/faq', (page) => main(page).locator('summary > *'));
export const moveCard = moveUp('/about', (page) =>
  main(page)
    .getByRole('listitem')
    .getByRole('heading', { name: /^The (bench|desk|van)$/ }),
);

export const moveCardOfPage: Story = async (place) => {
  const [original, translation] = ['content/pages/contact.mdx', 'content/ne/pages/contact.mdx'];
  const { read, edit } = place.content;
  const [cards = ''] = /<Cards>.*<\/Cards>/s.exec(read(original)) ?? [];
  const translatedCards = cards.replace('"Come by"', '"आउनुहोस्"').replace('"Ring"', '"फोन"');
  edit(translation, (text) => text.replace('## आउने बाटो', `${translatedCards}\n\n$&`));
  const titles = (page: Page) =>
    main(page).getByRole('heading', { name: /^(Come by|Ring|Write|When to come)$/ });
  await moveUp('/contact', titles)(place);
  expect(read(original)).toMatch(/"Ring"[^]*<\/Card>\n<Card [^\n]*"Come by"/);
  expect(read(translation)).toMatch(/"फोन"[^]*<\/Card>\n<Card [^\n]*"आउनुहोस्"/);
};

export const addPage: Story = async ({ openAsStaff, readChanges }) => {
  const staff = await openAsStaff('/faq');
  const { page, strings, type, save } = staff;
  await openForm(staff, 'page');
  await type(formatField(strings, 'title'), 'Renting');
  await type(formatField(strings, 'body'), 'We do not rent.');
  await save();
  await heading(page, 'Renting').waitFor();
  expect(readChanges()['content/pages/renting.mdx']).toContain('+We do not rent.');
};

export const addTeamMember: Story = async ({ openAsStaff }) => {
  const staff = await openAsStaff('/about');
  const { page, strings, press, type, save } = staff;
  await openForm(staff, 'team');
  await type(formatField(strings, 'title', 'team'), 'The saw');
  await type(formatField(strings, 'body', 'team'), 'Cuts.');
  // Says what is missing, and saves once it is chosen.
  await sheet(page)
    .getByLabel(formatField(strings, 'title', 'team'))
    .first()
    .press('Enter');
  await press(sheet(page).getByRole('radio', { name: 'wrench' }));
  await save();
  await heading(page, 'The saw').waitFor();
};

export const removeTeamMember: Story = async ({ openAsStaff, readChanges }) => {
  const { page, strings, press, openText, pressInSheet } = await openAsStaff('/about');
  const member = heading(page, 'The van');
  await openText(member);
  await press(sheet(page).getByText(strings.otherActions));
  await pressInSheet(strings.removeItem(formatType(strings, 'team')));
  await openQuestion(page).getByText('The van\nगाडी').waitFor();
  await press(answerYes(page));
  await member.waitFor({ state: 'detached' });
  const files = ['content/ne/team/van.mdx', 'content/team/van.mdx'];
  expect(Object.keys(readChanges())).toEqual(files);
  await press(page.getByRole('button', { name: strings.undo }));
  await member.waitFor();
  expect(readChanges()).toEqual({});
};

export const removeLinkedQuestion: Story = async ({ openAsStaff, readChanges, content }) => {
  const delivery = 'content/faq/delivery.mdx';
  content.edit(delivery, (text) => `${text}\nSee [how to pay](/faq#payment).\n`);
  const { page, strings, press, openText, pressInSheet } = await openAsStaff('/faq');
  const payment = main(page).getByText(changedQuestion);
  await openText(payment);
  await press(sheet(page).getByText(strings.otherActions));
  await pressInSheet(strings.removeItem(formatType(strings, 'faq')));
  // Without a question before: nothing is removed yet.
  await sheet(page).getByText(strings.linkedFrom).waitFor();
  expect(await sheet(page).locator('pre').count()).toBe(0);
  await pressInSheet(strings.removeLinks);
  await payment.waitFor({ state: 'detached' });
  const { [delivery]: lines, ...removed } = readChanges();
  expect(lines).toContain('+See how to pay.');
  expect(Object.keys(removed)).toEqual(['content/faq/payment.mdx', 'content/ne/faq/payment.mdx']);
};
