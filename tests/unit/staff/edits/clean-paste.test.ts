import { expect, test } from 'vitest';
import { cleanPaste } from '../../../../src/staff/edits/clean-paste.ts';

test.for([
  ['*Free* pickup in *Pokhara Valley*.', '**Free** pickup in **Pokhara Valley**.'],
  ['5 * 3 * 2 m', '5 * 3 * 2 m'],
  ['**bold** stays', '**bold** stays'],
  ['We buy:\n• Beds\n•\tTables\n· Chairs', 'We buy:\n\n- Beds\n- Tables\n- Chairs'],
  ['* Beds\n* Tables', '- Beds\n- Tables'],
  ['– Beds\nWe sell them.', '- Beds\n\nWe sell them.'],
  ['1) Beds\n2) Tables', '1. Beds\n2. Tables'],
  [
    'Size\tPrice\nSmall\tRs 500\nLarge\tRs 900',
    '| Size | Price |\n| --- | --- |\n| Small | Rs 500 |\n| Large | Rs 900 |',
  ],
  // A first row with a number is no heading.
  ['Prices:\nBed\t500', 'Prices:\n\n|  |  |\n| --- | --- |\n| Bed | 500 |'],
  ['Bed\tRs. 500\n', '|  |  |\n| --- | --- |\n| Bed | Rs. 500 |'],
  ['खाट\tरु. ५००', '|  |  |\n| --- | --- |\n| खाट | रु. ५०० |'],
  ['खाट\tरू ५००', '|  |  |\n| --- | --- |\n| खाट | रू ५०० |'],
  // An asterisk after a vowel sign begins no bold text.
  ['सोफा*नयाँ* र खाट', 'सोफा*नयाँ* र खाट'],
  // A crossed-out price is no second price, so the check asks.
  ['~रु ५०००~ रु ४०००', '~रु ५०००~ रु ४०००'],
  ['~~500~~ 400', '~~500~~ 400'],
  ['~old~ new', 'old new'],
  ['Beds\n* * *\nTables', 'Beds\n\n---\n\nTables'],
  ['Beds\n\n— — —\n\nTables', 'Beds\n\n---\n\nTables'],
  ['• Beds\n    • Single\n    • Double\n• Tables', '- Beds\n    - Single\n    - Double\n- Tables'],
  [
    '1. Beds\n\t1) Single\n\n\t2) Double\n2. Tables',
    '1. Beds\n    1. Single\n\n    2. Double\n2. Tables',
  ],
  [
    '- Beds\n  - Single\n    - Small\n  - Double',
    '- Beds\n    - Single\n        - Small\n    - Double',
  ],
  ['Wood lasts.【4†source】 It breathes [1][2].', 'Wood lasts. It breathes.'],
  ['Wood lasts :contentReference[oaicite:0]{index=0}.', 'Wood lasts.'],
  ['Open [from Monday](/contact).', 'Open [from Monday](/contact).'],
  ['One\u00A0bed\r\nTwo beds', 'One bed\nTwo beds'],
  // In the font Preeti, * is ८ and [ is ृ.
  [';f]kmf lsGg]\n• b[li6\n@)&* ;fnsf] d“No', 'सोफा किन्ने\n\n- दृष्टि\n\n२०७८ सालको मूल्य'],
] as const)('cleans %j', ([pasted, expected]) => {
  expect(cleanPaste(pasted, true)).toBe(expected);
});

test.for([
  ['*Old* beds', 'Old beds'],
  ['• Beds\n• Tables\n', 'Beds Tables'],
  ['Bed\t500', 'Bed 500'],
  ['+977 984-1112223', '+977 984-1112223'],
  ['20 * 30 * 40 cm', '20 * 30 * 40 cm'],
  [";'? *)) hgf, xfd|f] k;n.", 'सुरु ८०० जना, हाम्रो पसल।'],
] as const)('cleans %j for one line', ([pasted, expected]) => {
  expect(cleanPaste(pasted, false)).toBe(expected);
});
