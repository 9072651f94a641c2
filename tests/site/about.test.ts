import { heading, headingsFrom, main, wordsOf } from '../support/parts.ts';
import { expect, test } from '../support/visitor.ts';

test('the page tells story, mission and vision', async ({ look }) => {
  const page = await look('/about');
  for (const topic of ['How it began', 'The task', 'The hope']) {
    expect(await heading(page, topic).isVisible(), topic).toBe(true);
  }
});

test('values and people stand in the order that their files ask for', async ({ look }) => {
  const page = await look('/about');
  expect(await headingsFrom(page, 'How we work', 4)).toEqual([
    'How we work',
    'Patience',
    'Thrift',
    'Candour',
  ]);
  expect(await headingsFrom(page, 'Who does what', 4)).toEqual([
    'Who does what',
    'The bench',
    'The van',
    'The desk',
  ]);
});

test('the figures are the same as on the home page', async ({ look }) => {
  const words = await wordsOf(main(await look('/about')));
  expect(words).toContain('1,200+ families served');
  expect(words).toContain('For 8+ years this bench');
});
