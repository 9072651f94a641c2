import { expect, test } from 'vitest';
import { partsOf } from '../../../../src/staff/parts/TextDifference.tsx';

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

test.for([
  ['फेरि आउनुहोस्।', 'फेरी आउनुहोस्।', 'फेरि', 'फेरी'],
  ['सोफा पुर्याउँछौं', 'सोफा पुर्‍याउँछौं', 'पुर्याउँछौं', 'पुर्‍याउँछौं'],
  ['मूल्य १,५०० हो', 'मूल्य १,६०० हो', '१,५००', '१,६००'],
  ['Café is open', 'Cafe is open', 'Café', 'Cafe'],
])('marks whole words: %s', ([before = '', after = '', removed, added]) => {
  const changes = partsOf(before, after).filter((part) => part.removed !== '');
  expect(changes.map((part) => [part.removed, part.added])).toEqual([[removed, added]]);
});
