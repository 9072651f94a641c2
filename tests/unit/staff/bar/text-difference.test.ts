import { expect, test } from 'vitest';
import { partsOf } from '../../../../src/staff/bar/TextDifference.tsx';

test('marks a changed word between unchanged ones', () => {
  expect(partsOf('We sell good beds here.', 'We sell good chairs here.')).toEqual([
    { removed: '', added: '', same: 'We sell good ' },
    { removed: 'beds', added: 'chairs', same: ' here.' },
  ]);
});

test('shows a rewritten sentence whole, and not word by word', () => {
  const [part, ...others] = partsOf('Copy it and send it.', 'Please call us or write.');
  expect(part).toEqual({
    removed: 'Copy it and send it',
    added: 'Please call us or write',
    same: '.',
  });
  expect(others).toEqual([]);
});
