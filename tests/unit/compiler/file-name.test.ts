import { expect, test } from 'vitest';
import { fileNameFor } from '../../../src/compiler/write/file-name.ts';

test.each([
  ['Do you deliver to Pokhara?', 'do-you-deliver-to-pokhara'],
  ['  What’s  “new”?! ', 'whats-new'],
  ['Café & crème brûlée', 'cafe-creme-brulee'],
  ['100% wool – 2 m', '100-wool-2-m'],
  ['Wie groß ist die Tür?', 'wie-gross-ist-die-tuer'],
  ['दसैं बिदा २०८३', 'dasain-bida-2083'],
  ['पोखरा लाने हो?', 'pokhara-lane-ho'],
  ['आइतबार घर', 'aitabar-ghar'],
  ['Pokhara मा डेलिभरी', 'pokhara-ma-delibhari'],
  // Joiners change only the form of a letter.
  ['पुर्‍याउने सेवा', 'puryaune-seva'],
  ['ॲप र ऑनलाइन', 'ap-r-onalain'],
  ['E\u00ADmail\u200B list', 'email-list'],
  ['?!', ''],
])('turns the title "%s" into the file name "%s"', (text, name) => {
  expect(fileNameFor(text)).toBe(name);
});

test('shortens a long title between words, and a long word after 60 characters', () => {
  const sentence = 'Can I bring back the sofa that I bought last week if it does not fit my room?';
  expect(fileNameFor(sentence)).toBe(
    'can-i-bring-back-the-sofa-that-i-bought-last-week-if-it-does',
  );
  expect(fileNameFor('x'.repeat(300))).toHaveLength(60);
});
