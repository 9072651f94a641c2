import { main } from '../../support/parts.ts';
import { sheet } from '../../support/staff.ts';
import type { Staff } from '../../support/staff-member.ts';
import { expect } from '../../support/visitor.ts';
import { longTimeoutMs } from '../../support/visits.ts';
import type { PublishedStory } from './story.ts';

/** The question that changes, by its page. */
const questions = {
  '/faq': { file: 'content/faq/payment.mdx', text: 'Which ways of payment are there?' },
  '/ne/faq': { file: 'content/ne/faq/payment.mdx', text: 'कसरी तिर्ने?' },
};

/** Changes a question, sends it, and waits until it is sent. */
async function changeAndSend(staff: Staff, from: string, to: string) {
  const { page, strings, openText, retype, save, pressTool, pressInSheet } = staff;
  await openText(main(page).getByText(from));
  await retype(to);
  await save();
  await pressTool(strings.send);
  await pressInSheet(strings.send);
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
  await changeAndSend(staff, 'Cash or card?', 'How can I pay?');
  const branch = gitHub.requests()[0]?.branch ?? '';
  await expect.poll(() => gitHub.read(branch, file)).toContain('question: How can I pay?');
  expect(gitHub.requests()).toHaveLength(1);
};
