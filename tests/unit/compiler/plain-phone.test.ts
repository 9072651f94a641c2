import { expect, test } from 'vitest';
import { plainPhone } from '../../../src/compiler/text/plain-phone.ts';

test.for([
  // Contacts of an iPhone, of Android and of Signal.
  ['\u202D+977 984-1222333\u202C', '+977 984-1222333'],
  ['\u202A+977 984-1222333\u202C', '+977 984-1222333'],
  ['\u2068+977 984-1222333\u2069', '+977 984-1222333'],
  // WhatsApp, word processors and PDF files.
  ['\u200E+977\u202F984\u2060122\u00AD2333', '+977 9841222333'],
  ['+977\u00A0984\u2011122\u20102333', '+977 984-122-2333'],
  ['+977 984\u2013122\u20142333', '+977 984-122-2333'],
  ['+1\uFE0D-555-123-4567', '+1-555-123-4567'],
  ['9️⃣8️⃣4️⃣1️⃣2️⃣2️⃣2️⃣3️⃣3️⃣3️⃣', '9841222333'],
  ['➕९७७ ९८४१२२२३३३', '+977 9841222333'],
  ['＋９７７　９８４－１２２２３３３', '+977 984-1222333'],
  ['tel:+9779841222333', '+9779841222333'],
  ['https://wa.me/9779841222333', '+9779841222333'],
  ['https://api.whatsapp.com/send?phone=9779841222333', '+9779841222333'],
  ['+977 (1) 4222333', '+977 (1) 4222333'],
] as const)('reads the phone number %j', ([typed, expected]) => {
  expect(plainPhone(typed)).toBe(expected);
});
