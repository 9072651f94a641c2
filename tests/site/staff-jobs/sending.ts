import { main } from '../../support/parts.ts';
import { sheet, toolbarButton } from '../../support/staff.ts';
import type { Staff } from '../../support/staff-member.ts';
import { expect } from '../../support/visitor.ts';
import { longTimeoutMs } from '../../support/visits.ts';
import type { PublishedStory } from './story.ts';

/** The question that changes, by its page. */
const questions = {
  '/faq': {
    file: 'content/faq/payment.mdx',
    text: 'Which ways of payment are there?',
    longer: 'Which ways of payment are there today?',
    theirs: 'Which means of payment are there?',
    joined: 'Which means of payment are there today?',
  },
  '/ne/faq': {
    file: 'content/ne/faq/payment.mdx',
    text: 'कसरी तिर्ने?',
    longer: 'पसलमा कसरी तिर्ने?',
    theirs: 'कसरी पैसा तिर्ने?',
    joined: 'पसलमा कसरी पैसा तिर्ने?',
  },
};

/** Changes a question, sends it, and waits until it is sent. */
async function changeAndSend(staff: Staff, from: string, to: string, isAgain = false) {
  const { page, strings, openText, retype, save, pressTool, pressInSheet } = staff;
  await openText(main(page).getByText(from));
  await retype(to);
  await save();
  await pressTool(strings.notSent(1));
  await pressInSheet(isAgain ? strings.sendAgain : strings.send);
  await sheet(page).getByText(strings.steps.waiting).waitFor({ timeout: longTimeoutMs });
}

export const send: PublishedStory = async ({ openAsStaff, gitHub, answers }) => {
  const { file, text } = questions[answers];
  await changeAndSend(await openAsStaff(answers), text, 'Cash or card?');
  const [request, ...others] = gitHub.requests();
  expect(others).toEqual([]);
  expect(gitHub.read(request?.branch ?? '', file)).toContain('question: Cash or card?');
  expect(gitHub.read('main', file)).toContain(text);
  // The message has the rows of the list of changes.
  expect(request?.title).toMatch(/^(Question \d on Answers|“जवाफ” पेजको प्रश्न .): /);
};

export const sendAgain: PublishedStory = async ({ openAsStaff, gitHub, answers }) => {
  const { file, text } = questions[answers];
  const staff = await openAsStaff(answers);
  await changeAndSend(staff, text, 'Cash or card?');
  await staff.pressInSheet(staff.strings.close);
  // What is sent already is not counted again.
  await toolbarButton(staff.page, staff.strings.waiting).waitFor();
  await changeAndSend(staff, 'Cash or card?', 'How can I pay?', true);
  const branch = gitHub.requests()[0]?.branch ?? '';
  await expect.poll(() => gitHub.read(branch, file)).toContain('question: How can I pay?');
  expect(gitHub.requests()).toHaveLength(1);
};

export const solveConflict: PublishedStory = async ({ openAsStaff, gitHub, answers }) => {
  const { file, text, longer, theirs, joined } = questions[answers];
  const { page, strings, openText, pressTool, pressInSheet, retype, save } =
    await openAsStaff(answers);
  await openText(main(page).getByText(text));
  await retype(longer);
  await save();
  gitHub.edit(file, (content) => content.replace(text, theirs));
  await pressTool(strings.notSent(1));
  await pressInSheet(strings.send);
  const conflict = sheet(page).getByRole('button', { name: strings.changedTwiceIn('') });
  await conflict.waitFor({ timeout: longTimeoutMs });
  await pressInSheet(await conflict.innerText());
  await sheet(page).getByText(strings.theyWrote).waitFor();
  const texts = sheet(page).locator('.version');
  expect(await texts.allInnerTexts()).toEqual([
    expect.stringContaining(longer),
    expect.stringContaining(theirs),
  ]);
  const buttons = [strings.keepMine, strings.takeTheirs, strings.joinTexts];
  for (const name of buttons)
    await expect
      .poll(() => sheet(page).getByRole('button', { name }).boundingBox())
      .toMatchObject({ y: expect.toSatisfy((y: number) => y < 740 - 44) });
  await pressInSheet(strings.joinTexts);
  expect(await sheet(page).getByRole('textbox').inputValue()).toBe(joined);
  await pressInSheet(strings.save);
  await main(page).getByText(joined).waitFor();
  // The text and the choice are two changes.
  await pressTool(strings.notSent(2));
  await sheet(page).getByText(strings.chosen('')).waitFor();
  await pressInSheet(strings.send);
  await sheet(page).getByText(strings.steps.waiting).waitFor({ timeout: longTimeoutMs });
  const branch = gitHub.requests()[0]?.branch ?? '';
  expect(gitHub.read(branch, file)).toContain(joined);
};
