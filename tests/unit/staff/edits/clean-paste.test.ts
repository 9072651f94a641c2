import { expect, test } from 'vitest';
import { findChatMarks } from '../../../../src/staff/edits/chat-marks.ts';
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
  // The bullets of Word's three fonts, without indentation.
  [
    '•\tBeds\no\tSingle\n§\tSmall\no\tDouble\n•\tTables',
    '- Beds\n    - Single\n        - Small\n    - Double\n- Tables',
  ],
  [
    '\uF0B7\tBeds\n\uF0A7\tSingle\n\uF0D8\tSmall\n\uF0B7\tTables',
    '- Beds\n    - Single\n        - Small\n- Tables',
  ],
  [
    '1.\tBeds\na.\tSingle\ni.\tSmall\nii.\tLarge\nb.\tDouble\n2.\tTables',
    '1. Beds\n    1. Single\n        1. Small\n        2. Large\n    2. Double\n2. Tables',
  ],
  [
    '1.\tBeds\n1.1.\tSingle\n1.2.\tDouble\n2.\tTables',
    '1. Beds\n    1. Single\n    2. Double\n2. Tables',
  ],
  ['1.\tBeds\n•\tSingle\n•\tDouble\n2.\tTables', '1. Beds\n    - Single\n    - Double\n2. Tables'],
  ['a)\tBeds\nb)\tTables', '1. Beds\n2. Tables'],
  ['(क)\tखाट\n(ख)\tटेबल', '1. खाट\n2. टेबल'],
  ['h.\tBeds\ni.\tTables\nj.\tChairs', '8. Beds\n9. Tables\n10. Chairs'],
  ['iv)\tBeds\nv)\tTables', '4. Beds\n5. Tables'],
  ['१.\tखाट\n२.\tटेबल', '1. खाट\n2. टेबल'],
  ['१. खाट\n२. टेबल', '1. खाट\n2. टेबल'],
  ['१।\tखाट\n२।\tटेबल', '1. खाट\n2. टेबल'],
  ['①\tBeds\n②\tTables', '1. Beds\n2. Tables'],
  ['\u2981\tBeds\n\u2981\tTables', '- Beds\n- Tables'],
  // LibreOffice, and programs of Apple.
  ['We buy:\n    • Beds\n    • Tables', 'We buy:\n\n- Beds\n- Tables'],
  ['\t•\tBeds\n\t\t◦\tSingle\n\t•\tTables', '- Beds\n    - Single\n- Tables'],
  // Sizes are a table, although they look like marks of a list.
  ['S\t500\nM\t900', '|  |  |\n| --- | --- |\n| S | 500 |\n| M | 900 |'],
  ['s.\tRs 500\nm.\tRs 900', '|  |  |\n| --- | --- |\n| s. | Rs 500 |\n| m. | Rs 900 |'],
  [
    '1.\tBed\t500\n2.\tDesk\t900',
    '|  |  |  |\n| --- | --- | --- |\n| 1. | Bed | 500 |\n| 2. | Desk | 900 |',
  ],
  // A table has two columns in most rows.
  ['Call us\t\nWe come.\t\nToday\tnow', 'Call us\nWe come.\nToday now'],
  ['\tWe come to your home.', ' We come to your home.'],
  // Excel puts a cell with line breaks in quotes.
  ['Bed\t"Rs 500\nper ""piece"""', '|  |  |\n| --- | --- |\n| Bed | Rs 500 per "piece" |'],
  ['"Good"\tBed\n"Bad"\tDesk', '| "Good" | Bed |\n| --- | --- |\n| "Bad" | Desk |'],
  ['Wood lasts.【4†source】 It breathes [1][2].', 'Wood lasts. It breathes [1][2].'],
  ['Wood lasts :contentReference[oaicite:0]{index=0}.', 'Wood lasts.'],
  ['Wood lasts.\u{E200}cite\u{E202}turn0search3\u{E201} Really.', 'Wood lasts. Really.'],
  ['[cite_start]Wood lasts.[cite: 1, 2]', 'Wood lasts.'],
  // Brackets of people.
  ['Beds [3], sofas [size M] and 【new】 chairs', 'Beds [3], sofas [size M] and 【new】 chairs'],
  ['【१०】 नयाँ सोफा [४]', '【१०】 नयाँ सोफा [४]'],
  ['[10:00 AM] We open', '[10:00 AM] We open'],
  ['[3/4/2026] Ram: the sale begins', '[3/4/2026] Ram: the sale begins'],
  ['[10:00-12:00, 3/4] open', '[10:00-12:00, 3/4] open'],
  // Messages that were copied together from WhatsApp: on a computer, an iPhone and Android.
  ['[12:03 PM, 3/4/2026] Ram: Beds\n[12:04 PM, 3/4/2026] Ram: Tables', 'Beds\nTables'],
  ['\u200E[04/03/26, 12:03:15 PM] +977 984-1112223: Beds', 'Beds'],
  ['[3/4, 12:03\u202Fpm] Ram Thapa: Beds: new', 'Beds: new'],
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

test('names the marks of chat programs that it removes', () => {
  const pasted =
    '[12:03 PM, 3/4/2026] Ram: Beds [3]\n[12:04 PM, 3/4/2026] Sita: \u{E200}cite\u{E202}turn0\u{E201}【4†source】【4†source】';
  expect(findChatMarks(pasted)).toEqual([
    '[12:03 PM, 3/4/2026] Ram:',
    '[12:04 PM, 3/4/2026] Sita:',
    'cite turn0',
    '【4†source】',
  ]);
  expect(findChatMarks('Beds [3], sofas [size M] and 【new】 chairs')).toEqual([]);
});
