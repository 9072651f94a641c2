/**
 * Marks around words, made of signs that no writing uses: where a word comes from content, its mark
 * is found again wherever it is shown. Marks may stand inside of each other.
 */
const open = '\uE000';
const begin = '\uE001';
const close = '\uE002';
const firstDigit = 0xe010;

/** Puts words between marks that bear a number. */
export function mark(words: string, number: number): string {
  const digits = [...String(number)].map((digit) =>
    String.fromCharCode(firstDigit + Number(digit)),
  );
  return open + digits.join('') + begin + words + close;
}

/** The numbers of all marks in a text, those written with percent signs among them. */
export function marksIn(text: string): Set<number> {
  const plain = text.replaceAll(/(?:%[\da-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });
  const found = plain.matchAll(new RegExp(`${open}([\uE010-\uE019]+)${begin}`, 'g'));
  return new Set(
    [...found].map(([, digits = '']) =>
      Number([...digits].map((digit) => digit.charCodeAt(0) - firstDigit).join('')),
    ),
  );
}

/** What of a text stands outside of all marks. */
export function outsideOfMarks(text: string): string {
  let depth = 0;
  let outside = '';
  for (const sign of text) {
    if (sign === open) depth += 1;
    else if (sign === close) depth -= 1;
    else if (depth === 0) outside += sign;
  }
  return outside;
}
