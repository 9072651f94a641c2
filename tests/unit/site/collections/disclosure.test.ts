import { expect, test } from 'vitest';
import { setOpen } from '../../../../src/site/collections/faq/disclosure.ts';

test('closes the other answers, which old browsers leave open', () => {
  const others = [{ open: true }, { open: false }];
  const question = {
    open: false,
    parentElement: { querySelectorAll: () => [...others, question] },
  };
  setOpen(question as unknown as HTMLDetailsElement, true);
  expect(question.open).toBe(true);
  expect(others).toEqual([{ open: false }, { open: false }]);
});
